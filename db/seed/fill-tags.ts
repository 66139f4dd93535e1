import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { assignOrders, tagOrders } from '#shop/order/service/tags.ts'

const samples = [
  { tag: '선물 포장', of: '입금', most: 3 },
  { tag: '확인 필요', of: '주문', most: 2 },
  { tag: '단골', of: '완료', most: 6 },
  { tag: '부분 배송', of: '배송', most: 2 },
]

/** Tags on some orders, and some that somebody looks after. */
export async function seedTags(house: Ctx) {
  const visitor = { session: null, cart_key: '', mb_id: 'owner', staff_role: 'owner' as const, od_ids: [] }
  const ctx: Ctx = { ...house, visitor }
  for (const { tag, of, most } of samples) {
    const found = await house.db.execute<{ od_id: string }>(sql`select od_id from shop_order where od_status = ${of} order by od_time desc limit ${most}`)
    const ids = found.rows.map(({ od_id }) => od_id)
    if (!ids.length) continue
    await tagOrders(ctx, { ids, add: [tag], remove: [] })
    if (of === '주문' || of === '입금') await assignOrders(ctx, { ids: ids.slice(0, 1), mb_id: of === '주문' ? 'owner' : 'staff_order' })
  }
}
