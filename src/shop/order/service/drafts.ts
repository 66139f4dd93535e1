import { Failure } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import { maskedPhone } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { freeQuotation, takeQuotationAgain } from '#shop/cart/service/quotation-order.ts'
import {
  demandOf,
  hasBenefits,
  mostAttempts,
  mostOpenPayments,
  orderTotal,
} from '#shop/order/rules.ts'
import {
  countDrafts,
  countOpenFrom,
  type DraftAsk,
  type DraftRow,
  type DraftState,
  forgetDrafts,
  insertDraft,
  listDrafts,
  listExpired,
  lockDraftOf,
  lockDraftOfCart,
  moveDraft,
} from '#shop/order/store/drafts.ts'
import type { NewLine, OrderRow } from '#shop/order/store/orders.ts'
import type { PayWay } from '#shop/payment/contract.ts'
import { draftMinutes, escrowGoodsOf, orderNameOf } from '#shop/payment/rules.ts'
import { closeAttempt, openAttempt } from '#shop/payment/service/attempt.ts'
import { releaseCredit } from '#shop/payment/service/credit.ts'
import { returnBenefits } from './benefits.ts'
import { leaveSeats, seatWords, whyNoSeats } from './class-seats.ts'
import { release, reserve } from './stock.ts'

export type Starting = {
  pay_id: string
  way: PayWay
  direct: boolean
  qt_id: number | null
  escrow: boolean
  order: OrderRow
  lines: NewLine[]
}

/** The order as it will be, kept until it is paid for. Its goods are reserved by the caller. */
export async function openDraft(
  ctx: Ctx,
  { pay_id, way, direct, qt_id, escrow, order, lines }: Starting,
) {
  await refuseCrowd(ctx)
  const { od_id, cart_key, mb_id, currency } = order
  const total = orderTotal(order)
  const amount = total - order.od_credit_price
  await insertDraft(ctx, {
    od_id,
    pay_id,
    cart_key,
    mb_id,
    direct,
    state: 'open',
    total,
    currency,
    order,
    lines,
    qt_id,
    ip: ctx.ip,
    expires_at: new Date(ctx.now.getTime() + draftMinutes * 60_000),
    created_at: ctx.now,
  })
  await openAttempt(ctx, {
    pay_id,
    od_id,
    way,
    amount,
    tax_free: Math.min(order.od_free_mny, amount),
    currency,
    order_name: orderNameOf(ctx.lang, lines),
    customer: { name: order.od_name, email: order.od_email, phone: order.od_hp },
    escrow: escrow ? escrowGoodsOf(ctx.lang, lines) : null,
  })
}

const dayLong = 86_400

/** One address does not hold the whole shop, nor fill its books with payments nobody finishes. */
async function refuseCrowd(ctx: Ctx) {
  await limitTries(ctx, `draft:${networkOf(ctx.ip)}`, mostAttempts, dayLong)
  const open = await countOpenFrom(ctx, ctx.ip, mostOpenPayments)
  if (open < mostOpenPayments) return
  throw new Failure(
    'TOO_MANY',
    '같은 인터넷에서 시작하고 끝내지 않은 결제가 너무 많아요. 열어 둔 결제 창을 닫거나 {count}분 뒤에 다시 시도해 주세요. 장바구니는 그대로 있어요.',
    {
      params: { count: draftMinutes },
      detail: { retry_after: draftMinutes * 60 },
    },
  )
}

/** A new order of the same cart takes the place of a payment that was started and left. */
export async function dropDraftOfCart(ctx: Ctx) {
  const draft = await lockDraftOfCart(ctx, ctx.visitor.cart_key)
  if (!draft) return
  if (draft.state === 'confirming')
    throw new Failure('CONFLICT', '앞서 한 결제를 확인하고 있어요. 확인이 끝나면 알려 드려요.', {
      detail: { pay_id: draft.pay_id, checking: true },
    })
  await giveUp(ctx, draft, 'replaced')
}

/** Goods, coupons and points go back, and the attempt cannot be paid any more. False when somebody was quicker. Inside a transaction. */
export async function giveUp(
  ctx: Ctx,
  draft: DraftRow,
  state: Extract<DraftState, 'replaced' | 'left' | 'expired' | 'failed'>,
  why: { code?: string; message?: string } = {},
): Promise<boolean> {
  if (!(await moveDraft(ctx, draft.od_id, ['open', 'confirming'], state, why.code?.slice(0, 60))))
    return false
  await closeAttempt(
    ctx,
    draft.pay_id,
    state === 'expired' ? 'expired' : state === 'failed' ? 'failed' : 'cancelled',
    why,
  )
  await returnBenefits(ctx, draft.order)
  await releaseCredit(ctx, draft.od_id)
  await release(ctx, demandOf(draft.lines))
  await leaveSeats(ctx, draft, state === 'left' || state === 'replaced')
  await freeQuotation(ctx, draft.od_id)
  return true
}

/** The goods of an attempt that was given up are promised anew, at the prices of its quotation; all of them, or nothing changes and it is false. */
export async function holdAgain(ctx: Ctx, draft: DraftRow): Promise<boolean> {
  if (hasBenefits(draft.order)) return false
  const lines = draft.lines.map((line) => ({ ...line, ct_id: 0 }))
  try {
    await transact(ctx, async (ctx) => {
      await takeQuotationAgain(ctx, draft.qt_id, draft.od_id)
      await reserve(ctx, demandOf(lines), lines)
      const no = await whyNoSeats(ctx, draft)
      if (no) throw new Failure('CONFLICT', seatWords[no])
    })
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** The shopper came back without having paid. */
export async function leavePayment(
  ctx: Ctx,
  pay_id: string,
  why: { code?: string; message?: string },
): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const draft = await lockDraftOf(ctx, pay_id)
    return draft?.state === 'open' && isMine(ctx, draft)
      ? giveUp(
          ctx,
          draft,
          why.code === 'PAY_PROCESS_CANCELED' || !why.code ? 'left' : 'failed',
          why,
        )
      : false
  })
}

export function isMine(ctx: Ctx, draft: Pick<DraftRow, 'cart_key' | 'mb_id' | 'od_id'>): boolean {
  const { mb_id, cart_key, od_ids, session } = ctx.visitor
  return (
    (mb_id !== null && draft.mb_id === mb_id) ||
    (session !== null && draft.cart_key === cart_key) ||
    od_ids.includes(draft.od_id)
  )
}

const atOnce = 200

/** Payments nobody finished within half an hour give their goods back; each in its own transaction. */
export async function expireDrafts(house: Ctx['house']) {
  for (;;) {
    const ctx = houseCtx(house)
    const expired = await listExpired(ctx, atOnce)
    for (const { pay_id } of expired) {
      await transact(ctx, async (ctx) => {
        const draft = await lockDraftOf(ctx, pay_id)
        // it may have been paid while the others expired
        if (draft?.state === 'open' && draft.expires_at < ctx.now)
          await giveUp(ctx, draft, 'expired')
      })
    }
    if (expired.length < atOnce) return
  }
}

/** Payments that were started and not finished, for the desk. */
export async function deskDrafts(ctx: Ctx, ask: DraftAsk) {
  const [rows, states] = await Promise.all([listDrafts(ctx, ask), countDrafts(ctx, ask)])
  const all = states.reduce((sum, state) => sum + state.count, 0)
  const counts: Record<string, number> = {
    all,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
  }
  const views = rows.map(({ order, lines, state, ...row }) => ({
    ...row,
    state: state === 'done' ? ('open' as const) : state, // the list leaves out what has become an order
    name: order.od_name,
    phone: maskedPhone(order.od_hp),
    goods: orderNameOf('kr', lines),
    goods_en: orderNameOf('en', lines),
    settle_case: order.od_settle_case,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }))
  return { ...pageOf(views, ask.state ? (counts[ask.state] ?? 0) : all, ask), counts }
}

const keptDays = 30

export async function forgetOldDrafts(house: Ctx['house']) {
  const ctx = houseCtx(house)
  await forgetDrafts(ctx, before(ctx.now, { days: keptDays }))
}
