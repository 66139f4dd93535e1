import { availableParallelism } from 'node:os'
import { median } from '../figures.ts'
import { spentOn } from '../processes.ts'
import { type Measured, shown } from '../rows.ts'
import { openShop } from '../shop.ts'
import { rate } from '../shopper.ts'
import { Wire } from '../wire.ts'

const rounds = 2
const visitors = 16
const seconds = 5
/** rendered by each process before the clock starts: the first thousand pages cost half as much again */
const warmUp = 1_000

/** Pages that nobody has asked for before, from one process and from two behind one port, in turns on the same database. */
export async function twoProcesses(dataDir: string): Promise<Measured> {
  const found = new Map<number, number[]>()
  const broken: string[] = []
  let band = 10_000
  let busy = 0
  for (let round = 0; round < rounds; round++) {
    for (const workers of [1, 2]) {
      const shop = await openShop(dataDir, { workers })
      try {
        let wire = new Wire(shop.url)
        // each line stays with the process that took it: new ones are dealt out among those that are open
        const comeAnew = () => {
          wire = new Wire(shop.url)
        }
        const visit = async () => {
          const path = `/shop/category/2?price_min=${band++}`
          const { status } = await wire.ask('GET', path, { 'accept-encoding': 'br' })
          return status === 200 ? null : String(status)
        }
        // the second process opens after the first one, and has a part of what is asked from then on
        for (let seen = 0, done = 1; seen < warmUp * (2 * workers - 1) && done; seen += done) {
          comeAnew()
          done = (await rate(visitors, 3, visit)).tally.done
        }
        comeAnew()
        const own = process.cpuUsage()
        const { result, each } = await spentOn(shop.pid, () => rate(visitors, seconds, visit))
        const { user, system } = process.cpuUsage(own)
        if (workers === 2) busy = each(1).shop + each(1).database + (user + system) / 1_000
        found.set(workers, [...(found.get(workers) ?? []), result.perSecond])
        broken.push(...result.tally.reasons(`pages refused by ${workers}`))
      } finally {
        await shop.stop()
      }
    }
  }
  const [one, two] = [median(found.get(1) ?? []), median(found.get(2) ?? [])]
  const cores = availableParallelism()
  return {
    rows: [
      {
        what: 'two workers against one, pages rendered anew',
        value: two / one,
        unit: 'times',
        goal: { least: 1.7 },
        said: [
          `${shown(one, '/s')} and ${shown(two, '/s')}; with two, shop, database and the asking side used ${shown(busy / seconds / 1_000, '')} of ${cores} cores`,
        ],
        broken,
      },
    ],
  }
}
