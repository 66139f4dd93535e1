import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { reachPostgres } from '#platform/postgres/reach.ts'
import { mean } from '../figures.ts'
import { childrenOf, spentBy } from '../processes.ts'
import { type Measured, type Row, shown } from '../rows.ts'
import { holdEach } from '../share.ts'
import { openShop, type Shop } from '../shop.ts'
import { rate } from '../shopper.ts'
import { Wire } from '../wire.ts'

const slices = 8
const visitors = 16
const seconds = 2.5
/** rendered by each process before the clock starts: the first thousand pages cost half as much again */
const warmUp = 1_000
/** of a core: two workers, their database and the asking side fit into two of them */
const share = 0.5

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
    const [alone, both] = [new Asked(one), new Asked(two)]
    await alone.warmUp(warmUp)
    // the second process opens after the first one, and has a part of what is asked from then on
    await both.warmUp(3 * warmUp)
    const rows = [await freely(one, two, alone, both), await heldRow(one, two)]
    return { rows }
  } finally {
    await two?.stop()
    await one.stop()
    rmSync(beside, { recursive: true, force: true })
  }
}

async function freely(one: Shop, { pid }: Shop, alone: Asked, both: Asked): Promise<Row> {
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
    what: 'two workers against one, pages rendered anew',
    value: mean(both.perSecond) / mean(alone.perSecond),
    unit: 'times',
    goal: { least: 1.7 },
    said: [
      `${shown(mean(alone.perSecond), '/s')} and ${shown(mean(both.perSecond), '/s')}, asked in turn; with two, shop, database and the asking side used ${shown(busy / slices / seconds / 1_000, '')} of ${availableParallelism()} cores`,
    ],
    broken: [...alone.broken, ...both.broken],
  }
}

/** The same with each worker held to a share of a core, so that database and asking side have room beside two of them: what a larger machine would show. */
async function heldRow(one: Shop, two: Shop): Promise<Row> {
  const what = `two workers against one, each held to ${share * 100} % of a core`
  const letGo = holdEach([one.pid, ...childrenOf(two.pid)], share)
  if (!letGo) return { what, value: null, unit: 'times', said: ['the system lets nobody be held'] }
  try {
    const [alone, both] = [new Asked(one, 500_000), new Asked(two, 500_000)]
    for (let slice = 0; slice < slices; slice++) {
      await alone.measure()
      await both.measure()
    }
    return {
      what,
      value: mean(both.perSecond) / mean(alone.perSecond),
      unit: 'times',
      said: [`${shown(mean(alone.perSecond), '/s')} and ${shown(mean(both.perSecond), '/s')}`],
      broken: [...alone.broken, ...both.broken],
    }
  } finally {
    letGo()
  }
}

/** Pages asked of one shop, each of them once. */
class Asked {
  readonly perSecond: number[] = []
  readonly broken: string[] = []
  readonly #shop: Shop
  #band: number

  constructor(shop: Shop, from = 10_000) {
    this.#shop = shop
    this.#band = from
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
