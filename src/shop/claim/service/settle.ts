import { whyNotMoney } from '#kernel/endpoint.ts'
import { Failure, invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { unseal } from '#platform/seal.ts'
import { transact } from '#platform/transact.ts'
import type { FeeWay } from '#shop/claim/contract.ts'
import type { RefundPreview, StaffClaim } from '#shop/claim/desk-contract.ts'
import {
  dearerBy,
  dueOf,
  isOnline,
  refundIdOf,
  refundWith,
  whyCannotMove,
  whyCannotTakeFee,
  whyOtherFee,
} from '#shop/claim/rules.ts'
import { type ClaimRow, type LineOfClaim, listClaimLines } from '#shop/claim/store/claims.ts'
import { heldSum } from '#shop/order/held-rules.ts'
import { takesAll } from '#shop/order/part-rules.ts'
import { refundWay } from '#shop/order/rules.ts'
import { holdSold, type Sold, soldOrder, takeBack } from '#shop/order/service/after-sale.ts'
import { refuseCourier } from '#shop/order/service/parcels.ts'
import { refuseBorne } from '#shop/order/service/same-waybill.ts'
import { anyOrder } from '#shop/order/service/show-order.ts'
import { swapGoods } from '#shop/order/service/swap-goods.ts'
import { giveDifference, takeClaimDeposit } from '#shop/payment/service/fee.ts'
import { guardMoneyOf, refuseOwnOrder } from '#shop/point/service/hand-money.ts'
import { step } from './desk.ts'
import { deskClaim } from './desk-show.ts'
import { besideOf, feeIsHere } from './fee.ts'
import { replacementOf } from './replacement.ts'
import { anyClaim } from './show.ts'
import { swapsOf } from './swaps.ts'

/** The sums of a refund before it is confirmed. Reads only; what would refuse the refund refuses its preview. */
export async function previewRefund(
  ctx: Ctx,
  claim_id: number,
  fee: number,
): Promise<RefundPreview> {
  const row = await anyClaim(ctx, claim_id)
  refuse(whyCannotMove('refund', row), 'CONFLICT', { state: row.state })
  const sold = await soldOrder(ctx, await anyOrder(ctx, row.od_id))
  return sumsOf(row, sold, await listClaimLines(ctx, [row.claim_id]), fee)
}

function sumsOf(
  row: ClaimRow,
  { order, lines }: Sold,
  taken: readonly LineOfClaim[],
  fee: number,
): RefundPreview {
  const { quote } = row
  const { currency, goods, discount, shipping, coupons_back, points_back } = quote
  const refund = refundWith(quote, fee, heldSum(order))
  const points_taken = taken.reduce((sum, { ct_id, qty }) => {
    const line = lines.find((one) => one.ct_id === ct_id)
    return sum + (line ? Math.floor((line.ct_point * qty) / line.ct_qty) : 0)
  }, 0)
  return {
    ...{
      currency,
      goods,
      discount,
      shipping,
      fee,
      refund,
      coupons_back,
      points_back,
      points_taken,
    },
    way: refund === 0 ? 'none' : refundWay(order),
    short: Math.max(0, goods - discount - shipping - fee - refund),
    all: takesAll(lines, taken),
    version: row.version,
  }
}

export async function refundClaim(
  ctx: Ctx,
  claim_id: number,
  { fee, fee_reason, expected }: { fee: number; fee_reason: string; expected?: number },
) {
  await refuseOwnOrder(ctx, (await anyClaim(ctx, claim_id)).od_id)
  return step(
    ctx,
    'refund',
    claim_id,
    async (ctx, row, sold) => {
      const wrong = whyOtherFee(row.fee, fee, fee_reason)
      if (wrong) throw invalid({ fee_reason: [wrong] })
      const lines = await listClaimLines(ctx, [row.claim_id])
      const preview = sumsOf(row, sold, lines, fee)
      const { refund } = preview
      if (expected !== undefined && expected !== refund)
        throw new Failure(
          'CONFLICT',
          '환불할 금액이 바뀌었어요. 새 금액을 확인하고 다시 환불해 주세요.',
          { detail: { preview } },
        )
      const number = row.account_sealed ? unseal(ctx.house.config, row.account_sealed) : null
      await takeBack(ctx, sold, {
        units: lines.map(({ ct_id, qty }) => ({ ct_id, qty })),
        refund_id: refundIdOf(row),
        amount: refund,
        coupons: row.quote.coupons_back.map(({ cp_id }) => cp_id),
        points: row.quote.points_back,
        fault: row.quote.fault,
        cost: row.fee,
        reason: '반품',
        account: number === null ? undefined : { bank: row.bank, number, holder: row.holder },
      })
      return { refund, fee, fee_reason, closed_at: ctx.now, account_sealed: null }
    },
    { fee, fee_reason },
  )
}

export async function exchangeClaim(
  ctx: Ctx,
  claim_id: number,
  {
    fee_received,
    only_here,
    ...sent
  }: { company: string; od_invoice: string; fee_received: boolean; only_here?: boolean },
) {
  await refuseCourier(ctx, sent.company)
  await refuseOwnOrder(ctx, (await anyClaim(ctx, claim_id)).od_id)
  return step(ctx, 'exchange', claim_id, async (ctx, row, sold) => {
    const isOpen = dueOf(row) > 0 && !row.fee_paid_at
    if (isOpen && !fee_received)
      throw invalid({ fee_received: ['교환 배송비와 차액을 받은 뒤에 보낼 수 있어요.'] })
    if (isOpen) refuse(whyNotMoney(ctx.visitor.staff_role), 'FORBIDDEN')
    if (only_here) await refuseBorne(ctx, await anyOrder(ctx, row.od_id), sent.od_invoice)
    const lines = await listClaimLines(ctx, [row.claim_id])
    const { quote } = row
    const paid = dearerBy(quote)
    const noted = isOpen ? { fee_paid_at: ctx.now, fee_way: handWay(row) } : {}
    if (paid > 0) await keepDifference(ctx, { ...row, ...noted }, sold, paid)
    const number = row.account_sealed ? unseal(ctx.house.config, row.account_sealed) : null
    await swapGoods(ctx, sold, {
      ...sent,
      units: lines.map(({ ct_id, qty, to_option, to_option_en }) => ({
        ct_id,
        qty,
        option: to_option,
        option_en: to_option_en,
      })),
      demand: replacementOf(lines),
      swaps: swapsOf(sold.lines, lines),
      coupons: quote.coupons_back.map(({ cp_id }) => cp_id),
      points: quote.points_back,
      paid,
      from_balance: row.fee_way === 'credit' && row.fee_paid_at ? paid : 0,
      refund: {
        refund_id: refundIdOf(row),
        amount: quote.refund,
        reason: '교환 차액',
        account: number === null ? undefined : { bank: row.bank, number, holder: row.holder },
      },
    })
    return { refund: quote.refund, closed_at: ctx.now, account_sealed: null, ...noted }
  })
}

/** What the new goods cost more was paid with the fee: from now on it is the order's money. */
async function keepDifference(ctx: Ctx, row: ClaimRow, { order }: Sold, amount: number) {
  if (!isOnline(row.fee_way)) await takeClaimDeposit(ctx, besideOf(row, order))
  await giveDifference(ctx, row.claim_id, amount)
}

/** Noted once: the replacement may leave, and the buyer hears that the fee is here. */
export async function takeFee(ctx: Ctx, claim_id: number): Promise<StaffClaim> {
  const claim = await anyClaim(ctx, claim_id)
  await guardMoneyOf(ctx, claim.od_id, { amount: dueOf(claim), key: `fee-${claim_id}` })
  await transact(ctx, async (ctx) => {
    await holdSold(ctx, (await anyClaim(ctx, claim_id)).od_id)
    const row = await anyClaim(ctx, claim_id)
    refuse(whyCannotTakeFee(row), 'CONFLICT', { state: row.state })
    await feeIsHere(ctx, row, handWay(row))
  })
  return deskClaim(ctx, await anyClaim(ctx, claim_id))
}

/** What staff have in their hands was not paid on line, whatever the buyer had meant to do. */
function handWay({ fee_way }: ClaimRow): FeeWay {
  return fee_way === 'enclosed' ? 'enclosed' : 'transfer'
}
