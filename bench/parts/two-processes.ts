import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { reachPostgres } from '#platform/postgres/reach.ts'
import { mean } from '../figures.ts'
import { spentBy } from '../processes.ts'
import { type Measured, shown } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'
import { rate } from '../shopper.ts'
import { Wire } from '../wire.ts'

const slices = 8
const visitors = 16
const seconds = 2.5
/** rendered by each process before the clock starts: the first thousand pages cost half as much again */
const warmUp = 1_000

/**
 * Pages that nobody has asked for before, from one process and from two behind one port, on the same database. Both stand open and are
 * asked in turn, a slice each: the pace of a shared machine changes from one minute to the next, and so does what one process became.
 */
export async function twoProcesses(dataDir: string): Promise<Measured> {
  const beside = mkdtempSync(path.join(tmpdir(), 'odemoa-beside-'))
  const one = await openShop(dataDir)
  const env = { DATABASE_URL: reachPostgres(dataDir) ?? '' }
  let two: Shop | undefined
  try {
    two = await openShop(beside, { workers: 2, env })
    const { pid } = two
    const [alone, both] = [new Asked(one), new Asked(two)]
    await alone.warmUp(warmUp)
    // the second process opens after the first one, and has a part of what is asked from then on
    await both.warmUp(3 * warmUp)
    let busy = 0
    for (let slice = 0; slice < slices; slice++) {
      await alone.measure()
      const before = [spentBy(one.pid).database, spentBy(pid).shop]
      const own = process.cpuUsage()
      await both.measure()
      const { user, system } = process.cpuUsage(own)
      const after = [spentBy(one.pid).database, spentBy(pid).shop]
      busy += after.reduce((sum, spent, at) => sum + spent - (before[at] ?? 0), 0)
      busy += (user + system) / 1_000
    }
    return {
      rows: [
        {
          what: 'two workers against one, pages rendered anew',
          value: mean(both.perSecond) / mean(alone.perSecond),
          unit: 'times',
          goal: { least: 1.7 },
          said: [
            `${shown(mean(alone.perSecond), '/s')} and ${shown(mean(both.perSecond), '/s')}, asked in turn; with two, shop, database and the asking side used ${shown(busy / slices / seconds / 1_000, '')} of ${availableParallelism()} cores`,
          ],
          broken: [...alone.broken, ...both.broken],
        },
      ],
    }
  } finally {
    await two?.stop()
    await one.stop()
    rmSync(beside, { recursive: true, force: true })
  }
}

/** Pages asked of one shop, each of them once. */
class Asked {
  readonly perSecond: number[] = []
  readonly broken: string[] = []
  readonly #shop: Shop
  #band = 10_000

  constructor(shop: Shop) {
    this.#shop = shop
  }

  async warmUp(pages: number) {
    for (let seen = 0, done = 1; seen < pages && done; seen += done)
      done = (await this.#ask(3)).tally.done
  }

  async measure() {
    const { perSecond, tally } = await this.#ask(seconds)
    this.perSecond.push(perSecond)
    this.broken.push(...tally.reasons(`pages refused by ${this.#shop.url}`))
  }

  #ask(seconds: number) {
    // each line stays with the process that took it: new ones are dealt out among those that are open
    const wire = new Wire(this.#shop.url)
    return rate(visitors, seconds, async () => {
      const path = `/shop/category/2?price_min=${this.#band++}`
      const { status } = await wire.ask('GET', path, { 'accept-encoding': 'br' })
      return status === 200 ? null : String(status)
    })
  }
}
