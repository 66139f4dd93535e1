import { Failure, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { sqlState } from '#platform/database-errors.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { PaymentEnd } from '#shop/order/contract/checkout.ts'
import { type DraftRow, findDraftOf, lockDraftOf, moveDraft } from '#shop/order/store/drafts.ts'
import { findOrder } from '#shop/order/store/orders.ts'
import { hasMoney, type Outcome } from '#shop/payment/rules.ts'
import { anyPayment, type PaymentRow } from '#shop/payment/service/attempt.ts'
import {
  askConfirm,
  claimConfirm,
  isUnpaid,
  type Returned,
  refuseOtherAmount,
} from '#shop/payment/service/confirm.ts'
import { record } from '#shop/payment/service/record.ts'
import { requery } from '#shop/payment/service/requery.ts'
import { undoAtProvider } from '#shop/payment/service/undo.ts'
import { whyNoSeats } from './class-seats.ts'
import { giveUp, holdAgain, isMine } from './drafts.ts'
import { settle, settlePayment } from './settle-order.ts'

/**
 * The buyer is back from the provider. However often this is called, from whatever tab or session, the money is taken once
 * and every caller hears the same end.
 */
export async function confirmPayment(ctx: Ctx, returned: Returned): Promise<PaymentEnd> {
  const known = await orderPayment(ctx, returned.pay_id)
  if (!isUnpaid(known)) return endOf(ctx, known.pay_id)
  await refuseOtherAmount(ctx, returned)
  const claimed = await transact(ctx, (ctx) => claim(ctx, returned))
  if (!claimed) return endOf(ctx, returned.pay_id)
  const outcome = await askConfirm(ctx, claimed)
  await keep(ctx, claimed, outcome)
  return endOf(ctx, returned.pay_id)
}

/** The fee of an exchange and a personal payment have ends of their own. */
async function orderPayment(ctx: Ctx, pay_id: string): Promise<PaymentRow> {
  const payment = await anyPayment(ctx, pay_id)
  if (payment.claim_id !== null || payment.pp_id !== null) throw notFound()
  return payment
}

/** From here on the goods are held until the provider has told. Null when there is nothing to take on any more. */
async function claim(ctx: Ctx, returned: Returned): Promise<PaymentRow | null> {
  const draft = await lockDraftOf(ctx, returned.pay_id)
  if (!draft) return null
  // the half hour was over when the buyer came back: nothing has been taken yet, so the goods decide
  if (draft.state !== 'open' && !(draft.state === 'expired' && (await holdAgain(ctx, draft))))
    return null
  // seats are looked at once more while nothing has been taken yet
  const no = draft.state === 'open' ? await whyNoSeats(ctx, draft) : null
  if (no) {
    await giveUp(ctx, draft, 'failed', { code: no })
    return null
  }
  await moveDraft(ctx, draft.od_id, [draft.state], 'confirming')
  const claimed = await claimConfirm(ctx, returned)
  if (!claimed)
    throw new Failure(
      'CONFLICT',
      '그사이 주문 상태가 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
    )
  return claimed
}

/** Payment and order are written together; if they cannot be, the provider gives the money back at once. */
async function keep(ctx: Ctx, payment: PaymentRow, outcome: Outcome) {
  try {
    await transact(ctx, async (ctx) => {
      await record(ctx, payment.pay_id, 'confirm', outcome)
      await settle(ctx, payment.pay_id)
    })
  } catch (error) {
    if (outcome.kind !== 'seen') throw error
    // the query and its values are the buyer's own data
    ctx.house.log.error(
      {
        why: sqlState(error) ?? (error instanceof Error ? error.name : 'unknown'),
        pay_id: payment.pay_id,
      },
      'a paid order could not be written: the payment is taken back',
    )
    await undoAtProvider(ctx, payment, outcome.seen)
    await transact(ctx, async (ctx) => {
      const draft = await lockDraftOf(ctx, payment.pay_id)
      if (draft) await giveUp(ctx, draft, 'failed', { code: 'ORDER_NOT_SAVED' })
      const { od_id, amount, currency, lang } = payment
      await announce(ctx, 'payment.undone', payment.pay_id, {
        od_id,
        amount,
        currency,
        lang,
        mb_id: draft?.mb_id ?? null,
        why: 'not_saved',
      })
    }).catch((later: unknown) =>
      ctx.house.log.error(
        { err: later, pay_id: payment.pay_id },
        'what was taken back is written down by the next check',
      ),
    )
  }
}

const patience = 3_000

/** How a payment ended, for the page that waits. While it is unknown the provider is asked now and then. */
export async function endOf(ctx: Ctx, pay_id: string): Promise<PaymentEnd> {
  let payment = await orderPayment(ctx, pay_id)
  if (payment.status === 'confirming' && isQuiet(ctx, payment)) {
    payment = (await requery(ctx, payment, 'check')) ?? payment
    await settlePayment(ctx, pay_id)
  }
  const draft = await findDraftOf(ctx, pay_id)
  const order = await findOrder(ctx, payment.od_id)
  // written together with the order by another tab, maybe just after it was read here
  if (order) payment = await anyPayment(ctx, pay_id)
  const mine = draft !== null && isMine(ctx, draft)
  const state = order
    ? hasMoney.includes(payment.status)
      ? 'paid'
      : payment.status === 'waiting'
        ? 'waiting'
        : 'over'
    : stateOf(payment, draft)
  return {
    state,
    mine,
    od_id: mine && order ? order.od_id : null,
    direct: draft?.direct ?? false,
    code: payment.fail_code ?? (state === 'failed' || state === 'undone' ? whyOf(draft) : null),
    amount: mine ? payment.amount : null,
    currency: payment.currency,
  }
}

/** Whoever comes back from an older window hears that a newer one took its place. */
function whyOf(draft: DraftRow | null): string | null {
  return draft?.state === 'replaced' ? 'REPLACED' : draft?.why || null
}

function isQuiet(ctx: Ctx, { asked_at, confirmed_at }: PaymentRow): boolean {
  const last = Math.max(asked_at?.getTime() ?? 0, confirmed_at?.getTime() ?? 0)
  return ctx.now.getTime() - last > patience
}

function stateOf({ status }: PaymentRow, draft: DraftRow | null): PaymentEnd['state'] {
  if (status === 'confirming') return 'checking'
  if (status === 'ready' && (draft?.state === 'open' || draft?.state === 'confirming'))
    return 'open'
  if (status === 'paid' || status === 'waiting') return 'checking'
  return status === 'refunded' ? 'undone' : 'failed'
}
