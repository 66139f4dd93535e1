import { Session } from 'node:inspector/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Sampled = { selfSize: number; children: Sampled[] }

const rounds = 8
const each = 6

/**
 * How many kB of a piece of work outlive it, each time: what two collections of the young leave, though nobody holds it or will.
 * What the engine takes for long-lived waits for a collection of the whole memory, of which such work makes more.
 */
export async function outlives(work: () => Promise<unknown>): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how?: { type: 'minor' }) => void
  const session = new Session()
  session.connect()
  try {
    for (let time = 0; time < 30; time++) await work()
    collect()
    await session.post('HeapProfiler.startSampling', {
      samplingInterval: 512,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: false,
    } as never) // the last two are not in the types yet
    for (let round = 0; round < rounds; round++) {
      for (let time = 0; time < each; time++) await work()
      // timers of the work, and whatever still knows the last of it
      await pause(10)
      collect({ type: 'minor' })
      collect({ type: 'minor' })
    }
    const { profile } = await session.post('HeapProfiler.stopSampling')
    return sizeOf(profile.head) / 1024 / (rounds * each)
  } finally {
    session.disconnect()
  }
}

/** The least of three measures: what else the process does meanwhile is counted in, so that one alone may say too much, and never too little. */
export async function surelyOutlives(work: () => Promise<unknown>): Promise<number> {
  const measures: number[] = []
  for (let time = 0; time < 3; time++) measures.push(await outlives(work))
  return Math.min(...measures)
}

function sizeOf({ selfSize, children }: Sampled): number {
  return children.reduce((sum, one) => sum + sizeOf(one), selfSize)
}
