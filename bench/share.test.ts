import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { spentBy } from './processes.ts'
import { holdEach } from './share.ts'

test('a process is held to its share of a core, and let go again, where the system allows it', async () => {
  const child = spawn(process.execPath, ['-e', "console.log('busy'); for (;;);"], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = child.pid ?? 0
  const ended = once(child, 'exit')
  try {
    await once(child.stdout, 'data')
    const letGo = holdEach([pid], 0.1)
    if (letGo) {
      const before = spentBy(pid).shop
      const since = performance.now()
      await sleep(1_500)
      expect((spentBy(pid).shop - before) / (performance.now() - since)).toBeLessThan(0.25)
      letGo()
      // the same again: nothing of the first time is left
      holdEach([pid], 0.1)?.()
    }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
  // one that is gone cannot be held
  expect(holdEach([pid], 0.1)).toBeNull()
})
