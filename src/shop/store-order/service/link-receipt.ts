import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitWrong } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { refuseOwn } from '#shop/member/service/kin.ts'
import { memberOf } from '#shop/member/service.ts'
import { percentOf } from '#shop/point/rules.ts'
import { decideGift, giftOf } from '#shop/point/service/hand-gifts.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { earnReceipt, receiptKey } from '#shop/point/service/receipt-points.ts'
import { takePoints } from '#shop/point/service/spend-points.ts'
import { readSettings } from '#shop/setting/service.ts'
import {
  bareReceipt,
  firstLinkDay,
  type LinkWay,
  pointsFor,
  whyCannotLink,
} from '#shop/store-order/rules.ts'
import { findBuyer } from '#shop/store-order/store/buyers.ts'
import {
  cancelReceiptRow,
  findByNumber,
  findReceipt,
  forgetPhones,
  giveReceipt,
  type ReceiptRow,
} from '#shop/store-order/store/receipts.ts'

/** A purchase becomes a member's, and earns its points: once, however many ask for it. */
export function linkReceipt(
  ctx: Ctx,
  receipt: ReceiptRow,
  mb_id: string,
  linked_by: LinkWay,
): Promise<number> {
  return transact(ctx, async (ctx) => {
    const buyer = await findBuyer(ctx, mb_id)
    if (!buyer) throw invalid({ mb_id: ['그런 회원이 없거나 이용할 수 없는 회원이에요.'] })
    refuse(whyCannotLink(receipt, buyer.mb_id, koreanDay(ctx.now)))
    const { point } = await readSettings(ctx)
    const so_point = pointsFor(receipt.so_total, percentOf(buyer.mb_level, point))
    if (!(await giveReceipt(ctx, receipt.so_id, { mb_id: buyer.mb_id, so_point, linked_by })))
      throw new Failure('CONFLICT', '다른 회원의 내역에 들어 있는 구매예요.')
    // staff never for their own; what a member brings in is weighed by whoever entered it
    if (linked_by !== 'receipt') await refuseOwn(ctx, { mb_id: buyer.mb_id })
    await earnReceipt(ctx, {
      ...{ so_id: receipt.so_id, receipt: receipt.so_receipt, entered_by: receipt.entered_by },
      ...{ mb_id: buyer.mb_id, points: so_point },
    })
    await announce(ctx, 'store_order.linked', String(receipt.so_id), {
      mb_id: buyer.mb_id,
      by: linked_by,
      points: so_point,
    })
    return so_point
  })
}

const tries = 10
const seconds = 600
const unknown =
  '영수증 번호와 휴대폰 번호가 맞는 구매가 없어요. 매장에 알려 준 번호인지 다시 확인해 주세요.'

/** The member types what stands on the receipt and the phone told at the till. Wrong ones are counted, so that nobody tries them all. */
export async function claimReceipt(
  ctx: Ctx,
  typed: { so_receipt: string; so_hp: string },
): Promise<{ so_id: number; so_point: number }> {
  const mb_id = memberOf(ctx)
  const bad = whyBadPhone(typed.so_hp)
  if (bad) throw invalid({ so_hp: [bad] })
  const own = { key: `receipt:${mb_id}`, most: tries, seconds }
  const network = { key: `receipt-ip:${networkOf(ctx.ip)}`, most: tries * 3, seconds }
  const receipt = await limitWrong(ctx, own, () =>
    limitWrong(ctx, network, async () => {
      const found = await findByNumber(ctx, bareReceipt(typed.so_receipt))
      if (!found?.so_hp || found.so_hp !== phoneDigits(typed.so_hp))
        throw new Failure('NOT_FOUND', unknown)
      return found
    }),
  )
  return { so_id: receipt.so_id, so_point: await linkReceipt(ctx, receipt, mb_id, 'receipt') }
}

/** What was returned or entered wrongly; points go back as far as they are still there. */
export function cancelReceipt(ctx: Ctx, so_id: number, reason: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const found = await findReceipt(ctx, so_id)
    if (!found) throw notFound()
    const receipt = await cancelReceiptRow(ctx, found.so_id, reason)
    if (!receipt) throw new Failure('CONFLICT', '이미 취소한 구매예요.')
    // points that still wait, or that nobody agreed to, were never there
    const gift = await giftOf(ctx, 'receipt', receiptKey(receipt.so_id))
    if (gift?.state === 'waiting')
      await decideGift(ctx, gift.gift_id, { state: 'refused', why: reason })
    const isGiven = !gift || gift.state === 'given'
    const points =
      receipt.mb_id && isGiven
        ? Math.min(receipt.so_point, await usablePoints(ctx, receipt.mb_id))
        : 0
    if (receipt.mb_id && points > 0)
      await takePoints(ctx, {
        mb_id: receipt.mb_id,
        points,
        content: '매장 구매 취소로 적립 포인트 회수 (영수증 {receipt})',
        params: { receipt: receipt.so_receipt },
        rel: { rel_table: 'store-order', rel_id: String(receipt.so_id), rel_action: 'withdrawn' },
      })
    await announce(ctx, 'store_order.cancelled', String(receipt.so_id), {
      mb_id: receipt.mb_id,
      reason,
      points,
      receipt: receipt.so_receipt,
    })
  })
}

/** Every night: a phone that nobody can use any more is not kept. */
export function forgetReceiptPhones(house: Ctx['house']) {
  const ctx = houseCtx(house)
  return forgetPhones(ctx, firstLinkDay(koreanDay(ctx.now)))
}
