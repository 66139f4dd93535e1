import { sql } from 'drizzle-orm'
import { hourMs } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { ClaimKind, ClaimReason } from '#shop/claim/contract.ts'
import { askClaim, previewClaim, withdrawClaim } from '#shop/claim/service/ask.ts'
import { acceptClaim, collectClaim, inspectClaim, refuseClaim } from '#shop/claim/service/desk.ts'
import { exchangeClaim, refundClaim, takeFee } from '#shop/claim/service/settle.ts'
import { followRefund } from '#shop/order/service/refund-payment.ts'
import { noteBankRefund } from '#shop/payment/service/refund.ts'

type State = 'requested' | 'accepted' | 'collected' | 'inspected' | 'refunded' | 'paid out' | 'exchanged' | 'refused' | 'withdrawn'
type Sample = { mb_id: string; of: '배송' | '완료'; kind: ClaimKind; reason: ClaimReason; state: State; detail: string; /** of the request */ hoursAgo: number; /** wants an option that costs more */ dearer?: true }

const samples: Sample[] = [
  { mb_id: 'sample1', of: '배송', kind: 'return', reason: 'changed_mind', state: 'requested', detail: '', hoursAgo: 5 },
  { mb_id: 'sample2', of: '배송', kind: 'return', reason: 'damaged', state: 'accepted', detail: '병 입구에 금이 가서 향료가 조금 새어 있었어요.', hoursAgo: 20 },
  { mb_id: 'sample3', of: '배송', kind: 'exchange', reason: 'wrong_item', state: 'accepted', detail: '주문한 것과 다른 용량이 왔어요.', hoursAgo: 26 },
  { mb_id: 'sample3', of: '완료', kind: 'return', reason: 'damaged', state: 'collected', detail: '뚜껑이 깨진 채로 도착했어요.', hoursAgo: 24 * 9 },
  { mb_id: 'sample4', of: '완료', kind: 'return', reason: 'different', state: 'inspected', detail: 'The scent is much weaker than described.', hoursAgo: 24 * 2 },
  { mb_id: 'sample2', of: '완료', kind: 'return', reason: 'damaged', state: 'refunded', detail: '유리 용기에 금이 있었어요.', hoursAgo: 24 * 8 },
  { mb_id: 'sample1', of: '완료', kind: 'return', reason: 'different', state: 'refused', detail: '생각한 향과 달라요.', hoursAgo: 24 * 18 },
  { mb_id: 'sample5', of: '완료', kind: 'return', reason: 'changed_mind', state: 'paid out', detail: '', hoursAgo: 24 * 11 },
  { mb_id: 'sample6', of: '완료', kind: 'exchange', reason: 'order_mistake', state: 'exchanged', detail: '', hoursAgo: 24 * 10 },
  { mb_id: 'sample7', of: '배송', kind: 'exchange', reason: 'changed_mind', state: 'accepted', detail: '더 큰 용량으로 바꾸고 싶어요.', hoursAgo: 18, dearer: true },
  { mb_id: 'sample8', of: '완료', kind: 'return', reason: 'changed_mind', state: 'withdrawn', detail: '', hoursAgo: 40 },
]

/** Returns and exchanges in every state, asked for and decided through the shop's own verbs. */
export async function seedClaims(ctx: Ctx) {
  for (const sample of samples) await seedClaim(ctx, sample)
  // nobody waits for mail about goods that never came back
  await ctx.db.execute(sql`select graphile_worker.complete_jobs((select array_agg(id) from graphile_worker.jobs))`)
}

async function seedClaim(house: Ctx, { mb_id, of, kind, reason, state, detail, hoursAgo, dearer }: Sample) {
  const found = await house.db.execute<{ od_id: string; ct_id: number; lang: 'kr' | 'en' }>(sql`
    select o.od_id, l.ct_id, o.lang from shop_order o join order_line l using (od_id) where o.mb_id = ${mb_id} and o.od_status = ${of} order by o.od_time desc, l.ct_id limit 1`)
  const line = dearer ? await withDearer(house, mb_id, of) : found.rows[0]
  if (!line) return
  const at = (later: number): Ctx => ({ ...house, now: new Date(house.now.getTime() + Math.min(-60_000, (later - hoursAgo) * hourMs)) })
  const visitor = { session: null, cart_key: `mb_${mb_id}`, mb_id, staff_role: null, od_ids: [] }
  const buyer: Ctx = { ...at(0), lang: line.lang, visitor }
  const asked = { kind, reason, pickup: 'shop' as const, lines: ['io_no' in line ? `${line.ct_id}:1:${line.io_no}` : `${line.ct_id}:1`] }
  const { refund, fee, difference = 0 } = await previewClaim(buyer, line.od_id, asked)
  const address = { pick_name: '김하늘', pick_hp: '01000001000', pick_zip: '04524', pick_addr1: '서울특별시 중구 세종대로 110', pick_addr2: '3층' }
  const account = { bank: '88', number: '110-000-000000', holder: '김하늘' }
  const { claim_id } = await askClaim(buyer, line.od_id, { ...asked, ...address, ...account, fee_way: 'transfer', detail, photos: [], expected_refund: refund, expected_fee: fee, expected_difference: Math.max(0, difference) })
  const staff = (later: number): Ctx => ({ ...at(later), visitor: { ...visitor, cart_key: '', mb_id: 'owner', staff_role: 'owner' } })
  const id = claim_id
  if (state === 'requested') return
  if (state === 'withdrawn') return void (await withdrawClaim({ ...buyer, now: at(4).now }, id))
  if (state === 'refused') return void (await refuseClaim(staff(6), id, '사용한 흔적이 있어 반품을 받아들이지 못했어요.'))
  await acceptClaim(staff(3), id)
  if (state === 'accepted') return
  if (state === 'exchanged') await takeFee(staff(28), id)
  await collectClaim(staff(30), id)
  if (state === 'collected') return
  await inspectClaim(staff(34), id, [])
  if (state === 'exchanged') await exchangeClaim(staff(40), id, { company: 'cj', od_invoice: `64098760${String(claim_id).padStart(4, '0')}`, fee_received: false })
  if (state === 'refunded' || state === 'paid out') await refundClaim(staff(36), id, { fee, fee_reason: '' })
  if (state !== 'paid out') return
  await noteBankRefund(staff(50), `claim-${id}`, '신한은행으로 보냄')
  await followRefund(staff(50), line.od_id)
}

/** A line of which a dearer option is in stock. */
async function withDearer(house: Ctx, mb_id: string, of: string) {
  const found = await house.db.execute<{ od_id: string; ct_id: number; lang: 'kr' | 'en'; io_no: number }>(sql`
    select o.od_id, l.ct_id, o.lang, other.io_no from shop_order o join order_line l using (od_id) join item_option own on own.io_no = l.io_no
      join item_option other on other.it_id = own.it_id and other.io_type = own.io_type and other.io_use and other.io_price > own.io_price and other.io_stock_qty > other.io_reserved_qty
    where o.mb_id = ${mb_id} and o.od_status = ${of} order by o.od_time desc, l.ct_id, other.io_price limit 1`)
  return found.rows[0]
}
