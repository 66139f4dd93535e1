import { Failure } from '#kernel/failure.ts'
import type { House } from './context.ts'

/** Long files of one shop that are made at a time: whoever shops meanwhile is not to notice. */
export const mostFilesAtOnce = 2
const mostWaiting = 6

type Places = { taken: number; waiting: (() => void)[] }
const places = new WeakMap<House, Places>()

/** Waits for a place to make a file in; the answer gives it back, once however often it is called. */
export async function takePlace(house: House): Promise<() => void> {
  const own = places.get(house) ?? { taken: 0, waiting: [] }
  places.set(house, own)
  if (own.taken < mostFilesAtOnce) own.taken++
  else {
    if (own.waiting.length >= mostWaiting)
      throw new Failure(
        'UNAVAILABLE',
        '지금 여럿이 파일을 받고 있어요. 잠시 뒤에 다시 받아 주세요.',
        { detail: { retry_after: 15 } },
      )
    // the place of whoever is done goes to the next
    await new Promise<void>((resolve) => own.waiting.push(resolve))
  }
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    const next = own.waiting.shift()
    if (next) next()
    else own.taken--
  }
}
