import { invalid, refuse } from '#kernel/failure.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { depositDeadline } from '#shop/order/rules.ts'
import { type LostBy, loseExtra, noteExtra } from '#shop/order/service/take-extra.ts'
import { hasMoney, refundable } from '#shop/payment/rules.ts'
import { askRefund } from '#shop/payment/service/ask-refund.ts'
import { anyPayment, type PaymentRow } from '#shop/payment/service/attempt.ts'
import { takePersonalDeposit, undoDepositPayment } from '#shop/payment/service/bank.ts'
import { giveTo } from '#shop/payment/service/personal.ts'
import { stateOf, takesMoney, whyCannotPay } from '#shop/personal-payment/rules.ts'
import { changePersonal, type PersonalRow } from '#shop/personal-payment/store.ts'
import { readSettings } from '#shop/setting/service.ts'
import { anyPersonal, hold, whyNothingDue } from './hold.ts'

type Held = Awaited<ReturnType<typeof hold>>

/** Brings a personal payment to where a payment of it stands. Safe to repeat; money that nobody waits for any more goes back. */
export function settlePersonal(ctx: Ctx, pay_id: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const { pp_id } = await anyPayment(ctx, pay_id)
    if (pp_id === null) return
    const held = await hold(ctx, pp_id)
    // as it stands now that nobody else moves it
    const payment = await anyPayment(ctx, pay_id)
    const isKept = held.row.pay_id === pay_id
    if (isKept && payment.status === 'waiting')
      return waitAgain(ctx, held, payment, { name: 'order.deposit_returned' })
    if (isKept || !hasMoney.includes(payment.status)) return
    if (takesMoney(held.row) && fits(held, payment)) await keep(ctx, held, payment)
    else await giveBack(ctx, held.row, payment)
  })
}

/** More than an order waits for is never kept. */
function fits({ row, due }: Held, { amount }: PaymentRow): boolean {
  return row.for_order ? amount <= due : amount === row.price
}

async function keep(ctx: Ctx, { row, order }: Held, payment: PaymentRow) {
  const { pay_id, amount, way } = payment
  await changePersonal(ctx, row.pp_id, ['waiting', 'expired'], {
    state: 'paid',
    price: amount,
    pay_id,
    paid_at: payment.approved_at ?? ctx.now,
  })
  if (row.for_order && order) {
    await giveTo(ctx, pay_id, order.od_id)
    await noteExtra(ctx, order, { amount, reason: row.pp_id })
  }
  await announce(ctx, 'personal.paid', row.pp_id, {
    od_id: row.od_id,
    pay_id,
    amount,
    currency: row.currency,
    mb_id: row.mb_id,
    lang: row.lang,
    way,
  })
}

/** Paid twice, or for what was over meanwhile. */
async function giveBack(ctx: Ctx, row: PersonalRow, payment: PaymentRow) {
  const amount = refundable(payment)
  if (amount === 0) return
  const { pay_id, od_id } = payment
  await askRefund(ctx, od_id, {
    refund_id: `personal-${pay_id}`,
    amount,
    reason: '개인결제',
    pay_id,
  })
  await announce(ctx, 'personal.undone', row.pp_id, {
    pay_id,
    amount,
    currency: row.currency,
    mb_id: row.mb_id,
    lang: row.lang,
  })
}

/** Its money is gone again: it waits anew, for some days where its last one is over, and so does the order whose difference it was. */
async function waitAgain(
  ctx: Ctx,
  { row, order }: Held,
  { pay_id, amount }: PaymentRow,
  lost: LostBy,
) {
  const { payment } = await readSettings(ctx)
  const soonest = depositDeadline(ctx.now, payment.deposit_days)
  await changePersonal(ctx, row.pp_id, ['paid'], {
    ...{ state: 'waiting', pay_id: null, paid_at: null },
    expires_at: row.expires_at > soonest ? row.expires_at : soonest,
  })
  if (row.for_order && order) {
    await giveTo(ctx, pay_id, row.pp_id)
    await loseExtra(ctx, order, amount, lost)
  }
  const { name, ...why } = lost
  await announce(
    ctx,
    name === 'order.deposit_undone' ? 'personal.deposit_undone' : 'personal.deposit_returned',
    row.pp_id,
    {
      od_id: row.od_id,
      // of an order's difference the order tells
      for_order: row.for_order,
      ...{ amount, currency: row.currency, mb_id: row.mb_id, lang: row.lang },
      ...why,
    },
  )
}

/** A deposit was for something else: it waits again, and so does the order whose difference it was. */
export function undoTransfer(ctx: Ctx, pp_id: string, reason: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const held = await hold(ctx, pp_id)
    const { row, order } = held
    const payment = row.pay_id ? await anyPayment(ctx, row.pay_id) : null
    const isWhole =
      payment?.provider === 'bank' && payment.status === 'paid' && payment.refund_held === 0
    refuse(
      isWhole
        ? null
        : '이 입금의 돈을 개인결제에서 찾지 못했어요. 이미 돌려주었거나 다른 방법으로 결제했어요.',
      'CONFLICT',
    )
    refuse(
      order && !['입금', '준비'].includes(order.od_status)
        ? '이미 보낸 주문이에요. 입금을 떼어 낼 수 없으니, 손님에게 돈을 받거나 반품으로 처리해 주세요.'
        : null,
      'CONFLICT',
    )
    if (!payment || !(await undoDepositPayment(ctx, payment.pay_id))) return
    await waitAgain(ctx, held, payment, { name: 'order.deposit_undone', reason })
  })
}

/** Its sum has come into the shop's own account. Of two who note it one does. */
export async function takeTransfer(
  ctx: Ctx,
  pp_id: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<PersonalRow> {
  await anyPersonal(ctx, pp_id)
  return transact(ctx, async (ctx) => {
    const held = await hold(ctx, pp_id)
    const { row, due } = held
    // money that came a day late is still what was asked for
    if (!takesMoney(row))
      refuse(whyCannotPay(row, ctx.now), 'CONFLICT', { state: stateOf(row, ctx.now) })
    refuse(whyNothingDue(row, due), 'CONFLICT', { state: 'paid' })
    if (amount !== due)
      throw invalid({
        amount: [
          [
            '받을 금액은 {amount}이에요. 다른 금액이 들어왔으면 이 개인결제를 거둬들이고 새로 만들어 주세요.',
            { amount: formatMoney(due, row.currency, ctx.lang) },
          ],
        ],
      })
    const payment = await takePersonalDeposit(ctx, {
      ...{ pp_id, amount, currency: row.currency, lang: row.lang },
      customer: { name: row.deposit_name || row.name, email: row.email, phone: row.hp },
      order_name: row.subject,
    })
    await keep(ctx, held, payment)
    await announce(ctx, 'personal.deposit_noted', pp_id, {
      od_id: row.od_id,
      amount,
      reason,
      currency: row.currency,
    })
    return anyPersonal(ctx, pp_id)
  })
}
