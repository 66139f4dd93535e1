import { eq, inArray } from 'drizzle-orm'
import { addDays } from '#kernel/days.ts'
import { before, koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { item } from '#shop/catalog/tables.ts'
import { claimHolders } from '#shop/lot/packed-store.ts'
import { noteLots } from '#shop/lot/service/packed.ts'
import { lot } from '#shop/lot/tables.ts'
import { shopOrder } from '#shop/order/tables.ts'
import { id } from './catalogue/build.ts'

type Sample = { lot_no: string; it_id: string; madeAgo: number; keeps: number | null; qty: number; note?: [ko: string, en: string]; recall?: [ko: string, en: string] }

/** Days since it was made, and from then until its last one; some stand where staff should look. */
const samples: Sample[] = [
  { lot_no: 'B-2610', it_id: id(5, 1), madeAgo: 32, keeps: 730, qty: 120 },
  { lot_no: 'B-2408', it_id: id(5, 1), madeAgo: 700, keeps: 730, qty: 40 },
  { lot_no: 'R-2609', it_id: id(5, 3), madeAgo: 64, keeps: 730, qty: 90 },
  { lot_no: 'L-2607', it_id: id(5, 4), madeAgo: 125, keeps: 730, qty: 150 },
  { lot_no: 'D-24', it_id: id(6, 5), madeAgo: 18, keeps: 1095, qty: 300 },
  { lot_no: 'S-2609', it_id: id(6, 1), madeAgo: 60, keeps: null, qty: 500, note: ['계절에 따라 표면에 서리 무늬가 생길 수 있어요. 품질에는 이상이 없어요.', 'Frosting may appear on the surface with the seasons; the quality is the same.'] },
  { lot_no: 'C-2611', it_id: id(2, 1), madeAgo: 20, keeps: 730, qty: 60 },
  { lot_no: 'C-2609', it_id: id(2, 8), madeAgo: 75, keeps: 730, qty: 80, recall: ['유리 용기 바닥에 금이 간 제품이 확인됐어요. 불을 켜지 말고 그대로 보관해 주세요.', 'The glass of some candles has a crack at the bottom. Please do not light them and keep them as they are.'] },
  { lot_no: 'C-2610', it_id: id(2, 11), madeAgo: 44, keeps: 730, qty: 80 },
  { lot_no: 'C-2410', it_id: id(2, 4), madeAgo: 770, keeps: 730, qty: 12 },
]

/** Lots of oils, materials and candles, and which of them lie in the parcels that have left. One is recalled. */
export async function seedLots(ctx: Ctx) {
  const today = koreanDay(ctx.now)
  const known = await ctx.db.select({ it_id: item.it_id }).from(item).where(inArray(item.it_id, samples.map(({ it_id }) => it_id)))
  const written = samples.filter((one) => known.some(({ it_id }) => it_id === one.it_id))
  await ctx.db.insert(lot).values(
    written.map(({ lot_no, it_id, madeAgo, keeps, qty, note }) => ({
      lot_no,
      it_id,
      made_on: addDays(today, -madeAgo),
      expires_on: keeps === null ? null : addDays(today, keeps - madeAgo),
      lot_qty: qty,
      lot_note: note?.[0] ?? '',
      lot_note_en: note?.[1] ?? '',
      created_at: before(ctx.now, { days: madeAgo }),
      updated_at: before(ctx.now, { days: madeAgo }),
    })),
  )
  const orders = await ctx.db.select({ od_id: shopOrder.od_id }).from(shopOrder).where(inArray(shopOrder.od_status, ['배송', '완료']))
  for (const { od_id } of orders)
    await noteLots(ctx, { event_id: 0, name: 'order.shipped', subject: od_id, actor: 'owner', lang: 'kr', payload: {} })
  for (const { lot_no, recall } of written) {
    if (!recall) continue
    const [row] = await ctx.db
      .update(lot)
      .set({ recalled_at: before(ctx.now, { days: 2 }), recall_reason: recall[0], recall_reason_en: recall[1], recalls: 1, version: 2 })
      .where(eq(lot.lot_no, lot_no))
      .returning({ lot_id: lot.lot_id })
    // nobody waits for mail about an order that never was
    if (row) await claimHolders({ ...ctx, now: before(ctx.now, { days: 2 }) }, row.lot_id, 1_000)
  }
}
