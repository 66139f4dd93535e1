import { type ClaimAsk, claims } from '#shop/claim/contract.ts'
import { dearerBy } from '#shop/claim/rules.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from './database.ts'
import { type Goods, stockItem } from './goods.ts'
import { fill, place } from './ordering.ts'
import { type Shopper, shopper, staff } from './shopper.ts'

export type Sent = { me: Shopper; goods: Goods; od_id: string; ct_id: number; total: number }

/** A guest's order by bank transfer that has left (10,000 won each, 4,000 to send one). */
export async function sentOrder(
  qty = 2,
  given: { goods?: Goods; me?: Shopper; points?: number; coupons?: string[] } = {},
): Promise<Sent> {
  const { house } = await testShop()
  const boss = await staff()
  const me = given.me ?? (await shopper())
  const goods = given.goods ?? (await stockItem(house))
  const { totals } = await fill(me, goods, qty)
  const total = totals.total - (given.points ?? 0)
  const od_id = await place(me, {
    expected_total: total,
    points: given.points ?? 0,
    ...(given.me ? { od_pwd: undefined } : {}),
  })
  const params = { od_id }
  await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: total, reason: '통장에서 확인' },
  })
  const { data } = await boss.call(adminOrders.ship, {
    params,
    body: { company: 'cj', od_invoice: '123456789012' },
  })
  return { me, goods, od_id, ct_id: data.lines[0]?.ct_id ?? 0, total }
}

/** What a caller tells of a claim, but its sums. */
export function claimBody(
  { ct_id }: Sent,
  given: Partial<Pick<ClaimAsk, 'kind' | 'reason' | 'pickup' | 'fee_way'>> & {
    qty?: number
    io_no?: number
  } = {},
) {
  const { qty = 1, io_no, ...said } = given
  return {
    kind: 'return' as const,
    reason: 'changed_mind' as const,
    pickup: 'shop' as const,
    lines: [io_no ? `${ct_id}:${qty}:${io_no}` : `${ct_id}:${qty}`],
    detail: '뚜껑에 금이 가 있어요.',
    photos: [],
    pick_name: '김민지',
    pick_hp: '010-1234-5678',
    pick_zip: '04524',
    pick_addr1: '서울특별시 중구 세종대로 110',
    ...said,
  }
}

/** The buyer's own request, with the sums of its preview. */
export async function askedClaim(sent: Sent, given: Parameters<typeof claimBody>[1] = {}) {
  const params = { od_id: sent.od_id }
  const body = claimBody(sent, given)
  const { data: quote } = await sent.me.call(claims.preview, { params, body })
  const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }
  const { data } = await sent.me.call(claims.ask, {
    params,
    body: {
      ...body,
      ...account,
      expected_refund: quote.refund,
      expected_fee: quote.fee,
      expected_difference: dearerBy(quote),
    },
  })
  return data
}
