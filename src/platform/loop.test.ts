import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchLoop } from './loop.ts'
import { isShed } from './shed.ts'

function pause(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('one long pause turns nobody away', async () => {
  const loop = watchLoop()
  onTestFinished(() => loop.close())
  await sleep(120)
  pause(3_000)
  // the meter looks at what has passed
  await sleep(0)
  expect(loop.late()).toBeGreaterThan(200)
  expect(isShed('GET', '/shop/search', loop.late())).toBe(false)
})
