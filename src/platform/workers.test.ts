import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from './postgres/free-port.ts'
import { countWorkers } from './workers.ts'

const started: ChildProcess[] = []
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null) continue
    const gone = once(child, 'exit')
    child.send('stop')
    await gone
  }
})

async function opened(silent?: number) {
  const port = await freePort()
  const given = [port, silent ?? ''].map(String)
  const child = fork(join(import.meta.dirname, '../../test/worker-process.ts'), given, {
    execArgv: [],
    env: { PATH: process.env.PATH },
  })
  started.push(child)
  const words: string[] = []
  child.on('message', (word) => words.push(String(word)))
  await expect.poll(() => words, { timeout: 60_000 }).toContain('open')
  return { port, child, words }
}

function ask(port: number, agent: Agent, path = '/'): Promise<string> {
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port, agent, path }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        text += chunk
      })
      answer.on('end', () => done(answer.statusCode === 200 ? text : `status ${answer.statusCode}`))
      answer.on('error', fail)
    }).on('error', fail)
  })
}

test('all processes are started anew while visitors ask, and not one request is cut', async () => {
  const { port, child, words } = await opened()
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const answers: string[] = []
  let isAsking = true
  const visitors = Array.from({ length: 16 }, async () => {
    while (isAsking) answers.push(await ask(port, agent).catch((error) => `cut: ${error}`))
  })
  await expect.poll(() => new Set(answers).size, { timeout: 60_000 }).toBe(2)
  const before = new Set(answers)
  child.send('renew')
  await expect.poll(() => words, { timeout: 60_000 }).toContain('renewed')
  const seen = answers.length
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(seen + 50)
  isAsking = false
  await Promise.all(visitors)
  agent.destroy()
  expect(answers.filter((answer) => !/^\d+$/.test(answer))).toEqual([])
  expect(answers.slice(seen + 40).some((pid) => before.has(pid))).toBe(false)
  expect(new Set(answers).size).toBe(4)
}, 120_000)

test('whichever process is asked tells for all of them', async () => {
  const { port } = await opened()
  const agent = new Agent({ keepAlive: false })
  const told = await Promise.all(Array.from({ length: 4 }, () => ask(port, agent, '/all')))
  const each = told.map((text) => text.split(' '))
  expect(each.map((pids) => pids.length)).toEqual([2, 2, 2, 2])
  expect(new Set(each.flat()).size).toBe(2)
  expect(new Set(each.map(([first]) => first)).size).toBe(2)
})

test('a process that is killed is replaced', async () => {
  const { port, words } = await opened()
  const agent = new Agent()
  const first = await ask(port, agent)
  process.kill(Number(first), 'SIGKILL')
  await expect
    .poll(() => words.some((word) => word.includes('SIGKILL')), { timeout: 60_000 })
    .toBe(true)
  const met = new Set<string>()
  await expect
    .poll(
      async () => {
        met.add(await ask(port, agent).catch(() => first))
        met.delete(first)
        return met.size
      },
      { timeout: 60_000 },
    )
    .toBe(2)
}, 120_000)

test('a process whose loop stands still is ended and replaced', async () => {
  const { port, words } = await opened(1_500)
  const agent = new Agent()
  // whoever fell into it is cut when the process is ended
  const stalled = ask(port, agent, '/stall').catch(() => 'cut')
  const heard = (word: string) => words.some((one) => one.includes(word))
  await expect.poll(() => heard('no sign of life'), { timeout: 60_000 }).toBe(true)
  await expect.poll(() => heard('SIGKILL'), { timeout: 60_000 }).toBe(true)
  expect(await stalled).toBe('cut')
  // both answer again
  const met = new Set<string>()
  await expect.poll(async () => met.add(await ask(port, agent)).size, { timeout: 60_000 }).toBe(2)
}, 120_000)

test.each([
  [[], 1],
  [['--workers', '4'], 4],
])('%j asks for %i processes', (argv, count) => {
  expect(countWorkers(argv)).toBe(count)
})

test('as many as there are cores, but no more than the database has lines for; anything else is refused', () => {
  expect(countWorkers(['--workers', 'auto'], 1)).toBe(1)
  expect(() => countWorkers(['--workers', '5'], 4)).toThrow('DATABASE_URL')
  expect(countWorkers(['--workers', 'auto'])).toBeGreaterThan(0)
  for (const argv of [['--workers'], ['--workers', '0'], ['--workers', 'many']])
    expect(() => countWorkers(argv)).toThrow('--workers must be a number')
})
