import { randomBytes } from 'node:crypto'
import { type House, houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { category, item, itemOption } from '#shop/catalog/tables.ts'

type Given = Partial<typeof item.$inferInsert> & {
  options?: Partial<typeof itemOption.$inferInsert>[]
}
export type Goods = { it_id: string; io_nos: number[]; io_no: number }

const note = (family: 'woody' | 'citrus') => ({ family, words: '시더', words_en: 'cedar' })

/** An item of 10,000 won with 100 units, unless told otherwise. */
export async function stockItem(
  house: House,
  { options = [{}], ...given }: Given = {},
): Promise<Goods> {
  const it_id = randomBytes(6).toString('hex')
  return transact(houseCtx(house), async (ctx) => {
    await ctx.db
      .insert(category)
      .values({ ca_id: 2, name: '캔들', name_en: 'Candle' })
      .onConflictDoNothing()
    await ctx.db.insert(item).values({
      it_id,
      ca_id: 2,
      it_name: '시더 캔들',
      it_name_en: 'Cedar candle',
      it_price: 10_000,
      images: ['candle.webp'],
      it_option_subject: ['용량'],
      it_option_subject_en: ['Size'],
      notes: { top: note('citrus'), heart: note('woody'), base: note('woody') },
      notice: { gubun: 'goods', rows: [] },
      ...given,
    })
    const made = await ctx.db
      .insert(itemOption)
      .values(
        options.map((option, at) => ({
          it_id,
          io_type: 0,
          io_id: `${50 + at} ml`,
          io_id_en: `${50 + at} ml`,
          io_stock_qty: 100,
          io_order: at,
          ...option,
        })),
      )
      .returning({ io_no: itemOption.io_no })
    await refreshTiles(ctx, [it_id])
    const io_nos = made.map(({ io_no }) => io_no)
    return { it_id, io_nos, io_no: io_nos[0] ?? 0 }
  })
}
