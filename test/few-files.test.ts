import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { killableShop } from './killable-shop.ts'

const rig = await killableShop({ files: 128 })
afterAll(() => rig.close())

const isWell = () =>
  fetch(new URL('/api/v1/settings', rig.at), { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 0,
  )

// case 209
test.runIf(process.platform === 'linux')(
  'more lines than the system lets a process have: it lives, and serves again once there is room',
  async () => {
    await rig.start()
    expect(await isWell()).toBe(200)
    const lines: Socket[] = []
    for (let at = 0; at < 400; at++) {
      const line = connect(rig.port, '127.0.0.1')
      line.on('error', () => {})
      lines.push(line)
    }
    await Promise.all(
      lines.map(
        (line) =>
          new Promise<void>((done) => {
            line.once('connect', done)
            line.once('close', () => done())
          }),
      ),
    )
    // whoever comes now may be turned away, but the process does not end
    await isWell()
    for (const line of lines) line.destroy()
    await expect.poll(isWell, { timeout: 30_000 }).toBe(200)
  },
  90_000,
)
