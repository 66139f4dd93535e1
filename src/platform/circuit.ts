/** The service failed so often that it is left alone for now; nothing was asked of it. */
export class Resting extends Error {}

/** Between the shop and one outside service: one that keeps failing is not asked for a while. */
export type Circuit = {
  /** asks, unless the service rests; of all who come after a rest, the first tries for everybody */
  ask<T>(question: () => Promise<T>, isGood?: (answer: T) => boolean): Promise<T>
  /** seconds until it is worth asking again; null while all is well */
  restsFor(): number | null
}

const windowMs = 60_000
/** Failures within the window, and at least as many as there were answers, that open the circuit. */
const mostFailures = 3
const firstRestMs = 10_000
const longestRestMs = 120_000

type Given = {
  /** once for each time the service goes from answering to resting */
  onRest?: () => void
  /** of a clock that nobody sets */
  clock?: () => number
  random?: () => number
}

export function openCircuit({
  onRest,
  clock = () => performance.now(),
  random = Math.random,
}: Given = {}): Circuit {
  let ends: { at: number; good: boolean }[] = []
  let rest: { ms: number; until: number; tried: boolean } | null = null

  // uneven, so that several processes do not come back at one moment
  const restOf = (ms: number) => ({ ms, until: clock() + ms * (0.75 + random() / 2), tried: false })

  /** True for the one that tries whether the service is back. */
  function enter(): boolean {
    if (!rest) return false
    if (rest.tried || clock() < rest.until) throw new Resting('left alone for a while')
    rest.tried = true
    return true
  }

  function end(good: boolean, isTry: boolean) {
    const now = clock()
    // one that is back begins anew
    ends = [
      ...(rest && good ? [] : ends.filter(({ at }) => now - at < windowMs)),
      { at: now, good },
    ]
    if (good) rest = null
    else if (isTry) rest = restOf(Math.min((rest?.ms ?? firstRestMs) * 2, longestRestMs))
    else if (!rest && isFailing()) {
      rest = restOf(firstRestMs)
      onRest?.()
    }
  }

  function isFailing(): boolean {
    const failures = ends.filter(({ good }) => !good).length
    return failures >= mostFailures && failures * 2 >= ends.length
  }

  return {
    async ask(question, isGood = () => true) {
      const isTry = enter()
      try {
        const answer = await question()
        end(isGood(answer), isTry)
        return answer
      } catch (error) {
        end(false, isTry)
        throw error
      }
    },
    restsFor: () => rest && Math.max(1, Math.ceil((rest.until - clock()) / 1_000)),
  }
}
