import { reachPostgres } from '#platform/postgres/reach.ts'
import { ask } from '../day-books.ts'
import { mean } from '../figures.ts'
import { type Spent, spentOn } from '../processes.ts'
import { type Measured, type Row, shown, Tally } from '../rows.ts'
import type { Shop } from '../shop.ts'

/** `render` is React's way from data to HTML, as the server tells it. */
type Cost = Spent & { render: number; broken: string[] }
export type PageCosts = { category: Cost; product: Cost }

// a shop that has been open for a while: the engine optimises what runs often
const warmUps = { category: 1_000, product: 600 }
const visits = 300
const slices = 6
const category = 2

/**
 * What the process spends on a page that nobody has asked for before: its queries, the packing, collections and jobs included. Every request
 * for a category asks for another price band, and every one for a product for another product, so that nothing kept can answer.
 * Several shops are asked in turn, a slice of the visits each: what the machine does otherwise meets all of them alike.
 */
export async function pagesAnew(...shops: Shop[]): Promise<PageCosts[]> {
  const asked = await Promise.all(shops.map(pathsOf))
  const costs: Record<keyof PageCosts, Cost[]> = { category: [], product: [] }
  for (const name of ['category', 'product'] as const) {
    const all = shops.map((shop, at) => new Visits(shop, asked[at]?.[name] ?? []))
    for (const one of all) await one.warmUp()
    for (let slice = 0; slice < slices; slice++) for (const one of all) await one.measure(slice)
    costs[name] = all.map((one) => one.cost())
  }
  return shops.map((_, at) => ({
    category: costs.category[at] as Cost,
    product: costs.product[at] as Cost,
  }))
}

async function pathsOf(shop: Shop): Promise<Record<keyof PageCosts, string[]>> {
  const rows = await ask<{ it_id: string }>(
    reachPostgres(shop.dataDir) ?? '',
    'select it_id from tile order by md5(it_id) limit $1',
    [warmUps.product + visits],
  )
  return {
    product: rows.map(({ it_id }) => `/shop/product/${it_id}`),
    category: Array.from(
      { length: warmUps.category + visits },
      (_, band) => `/shop/category/${category}?price_min=${band}`,
    ),
  }
}

/** The visits of one shop's pages, the last of which are measured. */
class Visits {
  readonly #shop: Shop
  readonly #paths: string[]
  readonly #tally = new Tally()
  readonly #spent: Spent = { shop: 0, database: 0 }
  #renders: number[] = []

  constructor(shop: Shop, paths: string[]) {
    this.#shop = shop
    this.#paths = paths
  }

  async warmUp() {
    for (const path of this.#paths.slice(0, -visits)) await this.#visit(path)
    this.#renders = []
    this.#tally.done = 0
  }

  async measure(slice: number) {
    const each = visits / slices
    const paths = this.#paths.slice(-visits).slice(slice * each, (slice + 1) * each)
    const spent = await spentOn(this.#shop.pid, async () => {
      for (const path of paths) await this.#visit(path)
    })
    const { shop, database } = spent.each(1)
    this.#spent.shop += shop
    this.#spent.database += database
  }

  cost(): Cost {
    const few = this.#paths.length < visits
    return {
      shop: this.#spent.shop / visits,
      database: this.#spent.database / visits,
      render: mean(this.#renders),
      broken: [
        ...this.#tally.reasons('pages not answered'),
        ...(few ? [`there were only ${this.#paths.length} pages to ask for`] : []),
      ],
    }
  }

  async #visit(path: string) {
    const answer = await fetch(this.#shop.url + path, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    const told = /render;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]
    if (answer.status !== 200) this.#tally.fail(String(answer.status))
    // one that was kept tells the render of its maker: it would look as dear as one made anew
    else if (told === undefined) this.#tally.fail('a page that does not tell its render')
    else {
      this.#tally.done++
      this.#renders.push(Number(told))
    }
  }
}

export function pageRows(costs: PageCosts): Row[] {
  return (['category', 'product'] as const).map((name) => {
    const { shop, database, render, broken } = costs[name]
    return {
      what: `${name} page rendered anew, CPU of the process`,
      value: shop,
      unit: 'ms',
      goal: { most: 8 },
      said: [`of it React ${shown(render, 'ms')}; its database ${shown(database, 'ms')} beside it`],
      broken,
    }
  })
}

export type PagesMeasured = Measured & {
  costs: PageCosts
  /** of the shop beside, where there is one */
  beside: PageCosts | undefined
}

export async function pagesOf(shop: Shop, beside?: Shop): Promise<PagesMeasured> {
  const [costs, others] = await pagesAnew(...(beside ? [shop, beside] : [shop]))
  if (!costs) throw new Error('no shop was measured')
  return { rows: pageRows(costs), costs, beside: others }
}
