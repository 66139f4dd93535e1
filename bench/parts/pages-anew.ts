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
const category = 2

/**
 * What the process spends on a page that nobody has asked for before: its queries, the packing, collections and jobs included. Every request
 * for a category asks for another price band, and every one for a product for another product, so that nothing kept can answer.
 */
export async function pagesAnew(shop: Shop): Promise<PageCosts> {
  const rows = await ask<{ it_id: string }>(
    reachPostgres(shop.dataDir) ?? '',
    'select it_id from tile order by md5(it_id) limit $1',
    [warmUps.product + visits],
  )
  const products = rows.map(({ it_id }) => `/shop/product/${it_id}`)
  const bands = Array.from(
    { length: warmUps.category + visits },
    (_, band) => `/shop/category/${category}?price_min=${band}`,
  )
  return {
    category: await costOf(shop, bands),
    product: await costOf(shop, products),
  }
}

async function costOf(shop: Shop, paths: string[]): Promise<Cost> {
  const tally = new Tally()
  const renders: number[] = []
  const visit = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    const told = /render;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]
    if (answer.status !== 200) tally.fail(String(answer.status))
    // one that was kept tells the render of its maker: it would look as dear as one made anew
    else if (told === undefined) tally.fail('a page that does not tell its render')
    else {
      tally.done++
      renders.push(Number(told))
    }
  }
  const measured = paths.slice(-visits)
  for (const path of paths.slice(0, -visits)) await visit(path)
  renders.length = 0
  tally.done = 0
  const { each } = await spentOn(shop.pid, async () => {
    for (const path of measured) await visit(path)
  })
  return {
    ...each(measured.length),
    render: mean(renders),
    broken: [
      ...tally.reasons('pages not answered'),
      ...(measured.length < visits ? [`there were only ${paths.length} pages to ask for`] : []),
    ],
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

export async function pagesOf(shop: Shop): Promise<Measured & { costs: PageCosts }> {
  const costs = await pagesAnew(shop)
  return { rows: pageRows(costs), costs }
}
