import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

/** A process that talks to whoever started it, and is then left alone with its pipes closed. */
async function leftAlone(ending: string) {
  const code = `
    import { onStop, outliveReaders } from ${JSON.stringify(new URL('./signals.ts', import.meta.url).href)}
    outliveReaders()
    let told = 0
    onStop(async () => {}, (error) => { told += 1; console.error(error) })
    setInterval(() => {}, 1_000)
    console.log('open')
    process.once('message', async () => {
      for (let line = 0; line < 300; line += 1) {
        console.log('line', line)
        console.error('line', line)
        await new Promise(setImmediate)
      }
      process.send({ told })
      ${ending}
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('no pipes')
  await once(stdout, 'data')
  stdout.destroy()
  stderr.destroy()
  const ended = once(child, 'exit')
  child.send('speak')
  const [said] = await once(child, 'message')
  return { said, ended, child }
}

test('a shop nobody listens to any more goes on in silence', async () => {
  const { said, ended, child } = await leftAlone('')
  expect(said).toEqual({ told: 0 })
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})

// case 193
test.runIf(existsSync('/dev/full'))(
  'where no line of the log finds room every request is answered',
  async () => {
    const code = `
    import { createHttpServer, listen } from ${JSON.stringify(new URL('./http-server.ts', import.meta.url).href)}
    import { openLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    import { outliveReaders } from ${JSON.stringify(new URL('./signals.ts', import.meta.url).href)}
    outliveReaders()
    const log = openLog({ LOG_LEVEL: 'trace' })
    const { server } = createHttpServer((request) => {
      log.error({ err: new Error(request.url) }, 'something to say')
      console.error('and something more')
      return new Response('answered')
    }, log, (address) => address, { load: { late: () => 0, held: () => 0 } })
    await listen(server, 0, '127.0.0.1')
    process.send(server.address().port)`
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', full, full, 'ipc'],
    })
    const [port] = await once(child, 'message')
    for (let time = 0; time < 100; time++) {
      const answer = await fetch(`http://127.0.0.1:${port}/`)
      expect([answer.status, await answer.text()]).toEqual([200, 'answered'])
    }
    expect(child.exitCode).toBeNull()
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    closeSync(full)
  },
)

test('a crash it cannot tell anyone of ends it once', async () => {
  const { ended } = await leftAlone("setImmediate(() => { throw new Error('broken') })")
  expect((await ended)[0]).toBe(1)
})

// case 197
test('a second wish to end is obeyed at once, however long the first one takes', async () => {
  const code = `
    import { onStop } from ${JSON.stringify(new URL('./signals.ts', import.meta.url).href)}
    onStop(async () => { console.log('closing'); await new Promise(() => {}) }, () => {})
    setInterval(() => {}, 1_000)
    console.log('open')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const heard: string[] = []
  child.stdout.on('data', (chunk) => heard.push(String(chunk)))
  await expect.poll(() => heard.join('')).toContain('open')
  child.kill('SIGTERM')
  await expect.poll(() => heard.join('')).toContain('closing')
  // one Ctrl-C comes several times
  child.kill('SIGTERM')
  await sleep(700)
  expect(child.exitCode).toBeNull()
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await gone)[0]).toBe(1)
})

test('whoever started it ends it by going away', async () => {
  const { ended, child } = await leftAlone('')
  child.disconnect()
  expect((await ended)[0]).toBe(0)
})
