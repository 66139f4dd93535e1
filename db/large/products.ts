import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refreshAllTiles } from '#shop/catalog/service.ts'
import { countWords } from '#shop/search/service/index-goods.ts'
import { copyRows, countRows, inBulk } from './copy.ts'

/** Copies of the sample goods are numbered from here. */
export const lots = sql.raw(`'2'`)

/** Copies the sample goods, renamed by lot, until the shop holds that many. */
export function growItems(ctx: Ctx, wanted: number): Promise<number> {
  return inBulk(ctx, ['item', 'item_option'], async (ctx) => {
    const missing = Math.max(0, wanted - (await countRows(ctx, 'item')))
    await ctx.db.execute(sql`
      create temp table sample_item on commit drop as
      select row_number() over (order by it_id) - 1 as at, count(*) over () as samples, i.* from item i where it_id < ${lots}`)
    await ctx.db.execute(sql`
      create temp table lot on commit drop as
      select b.it_id as sample_id, n, ${lots} || lpad(n::text, 9, '0') as lot_id
      from (select coalesce(max(substr(it_id, 2)::int), 0) as last from item where it_id >= ${lots} and it_id ~ '^\\d{10}$') made
      cross join generate_series(made.last + 1, made.last + ${missing}::int) n
      join sample_item b on b.at = n % b.samples`)
    await ctx.db.execute(sql`analyze lot`)
    const made = await copyRows(
      ctx,
      'item',
      sql`lot join sample_item s on s.it_id = lot.sample_id order by lot.n`,
      {
        it_id: sql`lot.lot_id`,
        it_name: sql`s.it_name || ' 로트 ' || lot.n`,
        it_name_en: sql`s.it_name_en || ' lot ' || lot.n`,
        it_price: sql`case when s.it_price = 0 then 0 else s.it_price + (lot.n % 40) * 100 end`,
        created_at: sql`now() - make_interval(mins => lot.n)`,
      },
    )
    await copyRows(
      ctx,
      'item_option',
      sql`lot join item_option s on s.it_id = lot.sample_id order by lot.n, s.io_order`,
      {
        it_id: sql`lot.lot_id`,
        io_stock_qty: sql`s.io_stock_qty + lot.n % 50`,
        io_reserved_qty: sql`0`,
      },
    )
    return made
  })
}

/** The rows of lists and of the search, by the shop's own verb. */
export async function growTiles(ctx: Ctx): Promise<number> {
  await refreshAllTiles(ctx)
  await countWords(ctx)
  return countRows(ctx, 'tile')
}
