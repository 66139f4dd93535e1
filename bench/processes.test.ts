import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { memoryOf, spentBy, spentOn } from './processes.ts'

test.runIf(process.platform === 'linux')(
  'what a process and its children spend is told',
  async () => {
    const busy = 'const until = Date.now() + 400; while (Date.now() < until);'
    const parent = spawn(
      process.execPath,
      [
        '-e',
        `process.stdin.once('data', () => require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${busy} console.log('done'); setTimeout(() => {}, 60000)`)}], { stdio: ['ignore', 'inherit', 'inherit'] })); console.log('ready')`,
      ],
      { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
    )
    const pid = parent.pid ?? 0
    try {
      await once(parent.stdout, 'data')
      expect(memoryOf(pid)).toBeGreaterThan(10)
      const { each } = await spentOn(pid, async () => {
        parent.stdin.write('go\n')
        await once(parent.stdout, 'data')
      })
      // on a busy machine it runs only part of these 400 ms
      expect(each(1).shop).toBeGreaterThan(20)
      expect(each(10).shop).toBeCloseTo(each(1).shop / 10)
      expect(spentBy(pid).database).toBe(0)
    } finally {
      process.kill(-pid, 'SIGKILL')
    }
  },
)
