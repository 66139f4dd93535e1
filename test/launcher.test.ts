import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** The launcher with a shop of a few lines, which knows how often it was started; a minute of silence is a second here. */
function launched(shop: string) {
  const dir = mkdtempSync(join(tmpdir(), 'launcher-'))
  const [file, count] = [join(dir, 'shop.mjs'), join(dir, 'starts')]
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(count)}, 'x')
    const start = readFileSync(${JSON.stringify(count)}, 'utf8').length
    console.log('start', start)
    ${shop}`,
  )
  const code = `
    import { keepOpen } from ${JSON.stringify(pathToFileURL('scripts/lib/run.mjs').href)}
    await keepOpen([${JSON.stringify(file)}], {}, { silent: 1_000 })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(dir, { recursive: true, force: true })
  })
  let heard = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      heard += chunk
    })
  return { child, heard: () => heard }
}

test('a shop that stands still is ended and started again, and one that gives signs of life is left alone', async () => {
  const { child, heard } = launched(`
    process.send('alive')
    process.on('SIGTERM', () => process.exit(0))
    // the first one answers nobody any more, not even a signal
    if (start === 1) setTimeout(() => { for (;;); }, 100)
    else setInterval(() => { process.send('alive'); console.log('beat') }, 100)`)
  await expect.poll(heard, { timeout: 30_000 }).toContain('no sign of life')
  await expect.poll(heard, { timeout: 30_000 }).toContain('start 2')
  // longer than the silence that would have ended it
  await expect.poll(() => heard().split('beat').length, { timeout: 30_000 }).toBeGreaterThan(25)
  expect(heard()).not.toContain('start 3')
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
})

test('one that never opened is not waited for again and again, and one that ends by itself is started anew', async () => {
  const broken = launched('process.exit(3)')
  expect((await once(broken.child, 'exit'))[0]).toBe(3)
  expect(broken.heard()).not.toContain('start 2')
  const ending = launched(`
    process.send('alive')
    process.on('SIGTERM', () => process.exit(0))
    if (start === 1) setTimeout(() => process.exit(4), 100)
    else setInterval(() => process.send('alive'), 100)`)
  await expect.poll(ending.heard, { timeout: 30_000 }).toContain('start 2')
  expect(ending.heard()).toContain('ended by itself (4)')
})
