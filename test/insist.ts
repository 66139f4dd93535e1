import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '#kernel/client.ts'

/**
 * A busy shop may ask to wait: whoever buys presses again. So they do where nothing answered, unless that is what the trial is about
 * (`evenCut: false`).
 */
export async function insist<T>(
  press: () => Promise<T>,
  { patience = 120_000, evenCut = true } = {},
): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await press()
    } catch (error) {
      const mayPass = error instanceof Refusal ? error.status === 503 : evenCut
      if (!mayPass || performance.now() > end) throw error
      await sleep(200)
    }
  }
}
