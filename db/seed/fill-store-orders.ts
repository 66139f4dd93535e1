import { inArray } from 'drizzle-orm'
import { before, koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { item } from '#shop/catalog/tables.ts'
import { enterReceipt } from '#shop/store-order/service/enter-receipt.ts'
import { listStores } from '#shop/store-order/store/goods.ts'
import { items } from './catalogue/index.ts'

/** `phone` is that of sample<member>, or of somebody who is no member. */
type Sample = { receipt: string; daysAgo: number; member?: number; phone?: string; goods: number[]; other?: [name: string, price: number]; discount?: number }

const samples: Sample[] = [
  { receipt: 'M1-240817', daysAgo: 3, member: 1, goods: [24, 50], other: ['선물 포장', 2_000] },
  { receipt: 'M1-240792', daysAgo: 19, member: 1, goods: [3] },
  { receipt: 'M1-240655', daysAgo: 61, member: 1, goods: [71, 8], discount: 3_000 },
  { receipt: 'M1-240811', daysAgo: 5, member: 2, goods: [30] },
  { receipt: 'M1-240779', daysAgo: 24, member: 3, goods: [90], other: ['향 시향 클래스 교재', 5_000] },
  { receipt: 'M1-240820', daysAgo: 1, phone: '01000009001', goods: [26, 4] },
  { receipt: 'M1-240815', daysAgo: 4, phone: '01000009002', goods: [60] },
  { receipt: 'M1-240801', daysAgo: 12, goods: [40], other: ['리필 (가져온 병)', 12_000] },
]

/** Purchases at the first store, entered as staff enter them: those of members are theirs and have earned. */
export async function seedStoreOrders(ctx: Ctx) {
  const [store] = await listStores(ctx)
  if (!store) return
  const staff: Ctx = { ...ctx, visitor: { ...ctx.visitor, mb_id: 'owner', staff_role: 'owner' } }
  const named = await ctx.db.select({ it_id: item.it_id, it_name: item.it_name, it_price: item.it_price }).from(item).where(inArray(item.it_id, items.map(({ it_id }) => it_id)))
  for (const { receipt, daysAgo, member, phone = '', goods, other, discount = 0 } of samples) {
    const lines = goods.flatMap((at, number) => {
      const one = named.find(({ it_id }) => it_id === items[at]?.it_id)
      return one ? [{ it_id: one.it_id, sl_name: one.it_name, sl_qty: 1 + (number % 2), sl_price: one.it_price }] : []
    })
    await enterReceipt(staff, {
      so_receipt: receipt, so_store: store.title, so_day: koreanDay(before(ctx.now, { days: daysAgo })), so_hp: phone, mb_id: member ? `sample${member}` : '', so_discount: discount,
      lines: other ? [...lines, { it_id: null, sl_name: other[0], sl_qty: 1, sl_price: other[1] }] : lines,
    })
  }
}
