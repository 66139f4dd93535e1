import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { together } from '#platform/transact.ts'
import { memberOf } from '#shop/member/service.ts'
import { hasMoney, refundable } from '#shop/payment/rules.ts'
import type { PaymentRow } from '#shop/payment/service/attempt.ts'
import { attemptsOf } from '#shop/payment/service/personal.ts'
import { receiptViewOf, shownReceipt } from '#shop/payment/service/receipt.ts'
import { paymentViewOf } from '#shop/payment/service/show.ts'
import type { PersonalRowView, PersonalView } from '#shop/personal-payment/contract.ts'
import type { PersonalDetail } from '#shop/personal-payment/desk-contract.ts'
import { bothOf, stateOf, whyCannotPay } from '#shop/personal-payment/rules.ts'
import {
  countPersonal,
  listEventsOf,
  listOfMember,
  listPersonal,
  type PersonalAsk,
  type PersonalRow,
} from '#shop/personal-payment/store.ts'
import { readSettings } from '#shop/setting/service.ts'
import { anyPersonal, byToken, dueNow, whyNothingDue, whyWords } from './hold.ts'

export async function showPersonal(ctx: Ctx, token: string): Promise<PersonalView> {
  return viewOf(ctx, await byToken(ctx, token))
}

/** What whoever holds the link sees of it. */
export async function viewOf(ctx: Ctx, row: PersonalRow): Promise<PersonalView> {
  return (await seen(ctx, row)).view
}

async function seen(ctx: Ctx, row: PersonalRow) {
  const [attempts, settings, receipt, due] = await together(
    ctx,
    () => attemptsOf(ctx, row.pp_id),
    () => readSettings(ctx),
    () => shownReceipt(ctx, row.pp_id),
    () => dueNow(ctx, row),
  )
  const payment = shownOf(row, attempts)
  const nothing = row.state === 'waiting' ? whyNothingDue(row, due) : null
  const why = whyCannotPay(row, ctx.now)
  const transfer = settings.bank_accounts.find(({ id }) => id === row.bank_account)
  const closed = nothing ?? (row.state === 'withdrawn' && row.why ? row.why : why)
  const view: PersonalView = {
    pp_id: row.pp_id,
    od_id: row.od_id,
    for_order: row.for_order,
    name: row.name,
    subject: bothOf(row.subject, row.subject_en),
    content: bothOf(row.content, row.content_en),
    price: nothing ? row.price : due,
    currency: row.currency,
    ways: row.ways,
    state: nothing ? 'withdrawn' : stateOf(row, ctx.now),
    closed: closed ? whyWords(ctx, closed) : '',
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    refunded: row.refunded,
    payment: payment && paymentViewOf(ctx, payment),
    account: accountOf(row, payment, transfer),
    account_due: payment?.status === 'waiting' ? (payment.detail.account?.due ?? null) : null,
    deposit_name: row.deposit_name,
    cash_receipt: receipt && receiptViewOf(receipt),
  }
  return { view, attempts, payment }
}

/** The payment that was kept; until then the account that waits for its deposit. */
function shownOf(row: PersonalRow, attempts: readonly PaymentRow[]): PaymentRow | null {
  if (row.pay_id) return attempts.find(({ pay_id }) => pay_id === row.pay_id) ?? null
  return row.state === 'waiting'
    ? (attempts.find(({ status }) => status === 'waiting') ?? null)
    : null
}

function accountOf(
  row: PersonalRow,
  payment: PaymentRow | null,
  transfer:
    | { bank: { ko: string; en: string }; number: string; holder: { ko: string; en: string } }
    | undefined,
): PersonalView['account'] {
  const own = payment?.status === 'waiting' ? payment.detail.account : undefined
  if (own) return { bank: own.bank, number: own.number, holder: { ko: own.holder, en: own.holder } }
  if (row.state !== 'waiting' || !transfer) return null
  return { bank: transfer.bank, number: transfer.number, holder: transfer.holder }
}

export async function showDetail(ctx: Ctx, pp_id: string): Promise<PersonalDetail> {
  return detailOf(ctx, await anyPersonal(ctx, pp_id))
}

export async function detailOf(ctx: Ctx, row: PersonalRow): Promise<PersonalDetail> {
  const { view, attempts, payment } = await seen(ctx, row)
  const events = await listEventsOf(ctx, row.pp_id)
  const { token, mb_id, email, hp, lang, created_by, version } = row
  return {
    ...view,
    ...{ token, mb_id, email, hp, lang, created_by, version },
    // the money of a difference is the order's: it goes back from there
    refundable:
      row.for_order || !payment || !hasMoney.includes(payment.status) ? 0 : refundable(payment),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    attempts: attempts.map(({ pay_id, way, status, amount, customer, created_at }) => ({
      // a link is never paid from a balance
      ...{
        pay_id,
        way: way === 'credit' || way === 'account' ? 'bank' : way,
        status,
        amount,
        name: customer.name,
      },
      created_at: created_at.toISOString(),
    })),
    events: events.map((one) => ({
      name: one.name,
      actor: one.actor,
      actor_name: one.actor_name,
      at: one.created_at.toISOString(),
      payload: one.payload,
    })),
  }
}

function rowOf(ctx: Ctx, row: PersonalRow): PersonalRowView {
  const { pp_id, token, price, currency } = row
  return {
    ...{ pp_id, token, price, currency },
    subject: bothOf(row.subject, row.subject_en),
    state: stateOf(row, ctx.now),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export async function deskPersonal(ctx: Ctx, ask: PersonalAsk) {
  const [rows, states] = await Promise.all([listPersonal(ctx, ask), countPersonal(ctx, ask)])
  const all = states.reduce((sum, { count }) => sum + count, 0)
  const counts: Record<string, number> = {
    all,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
  }
  const views = rows.map((row) => ({ ...row, ...rowOf(ctx, row) }))
  return { ...pageOf(views, ask.state ? (counts[ask.state] ?? 0) : all, ask), counts }
}

export async function myPersonal(ctx: Ctx, ask: { page: number; per_page: number }) {
  const { rows, total } = await listOfMember(ctx, memberOf(ctx), ask)
  return pageOf(
    rows.map((row) => rowOf(ctx, row)),
    total,
    ask,
  )
}
