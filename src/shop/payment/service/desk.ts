import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { newestForShort } from '#platform/like.ts'
import { transact } from '#platform/transact.ts'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import type { PaymentDetail, PaymentRowView, RefundRowView } from '#shop/payment/desk-contract.ts'
import { providerOf } from '#shop/payment/provider/open.ts'
import { isOwnProvider, refundable } from '#shop/payment/rules.ts'
import {
  countPayments,
  countRefunds,
  countUpTo,
  isBounded,
  isSale,
  listPayments,
  listRefunds,
  type PaymentAsk,
  type RefundAsk,
  type RefundWithBuyer,
} from '#shop/payment/store/desk.ts'
import { listNotes, type PaymentRow } from '#shop/payment/store/payments.ts'
import {
  changeRefund,
  findRefund,
  holdRefund,
  listRefundsOf,
  type RefundRow,
} from '#shop/payment/store/refunds.ts'
import { guardMoneyOf, refuseOwnOrder } from '#shop/point/service/hand-money.ts'
import { accountColumns, accountOf } from './ask-refund.ts'
import { anyPayment } from './attempt.ts'
import { noteBankRefund, runRefund } from './refund.ts'
import { requery } from './requery.ts'

// as the orders: nobody turns more pages
const mostCounted = 1_000

/** One page of payments. A word that leads to very many is counted as far as anybody turns pages, and without its states. */
export async function deskPayments(ctx: Ctx, ask: PaymentAsk) {
  const [rows, states, bounded] = await Promise.all([
    listPayments(ctx, ask),
    countPayments(ctx, ask, ask.keyword ? mostCounted + 1 : null),
    isBounded(ctx, ask),
  ])
  const newest = bounded ? newestForShort : null
  const all = states.reduce((sum, state) => sum + state.count, 0)
  if (ask.keyword && all > mostCounted) {
    const total = await countUpTo(ctx, ask, mostCounted)
    const most = total === mostCounted ? mostCounted : null
    return { ...pageOf(rows.map(rowOf), total, ask), newest, most }
  }
  const counts: Record<string, number> = {
    all,
    ...Object.fromEntries(states.map(({ status, count }) => [status, count])),
  }
  return {
    ...pageOf(rows.map(rowOf), ask.status ? (counts[ask.status] ?? 0) : all, ask),
    counts,
    newest,
    most: null,
  }
}

function rowOf(row: PaymentRow): PaymentRowView {
  const { customer, detail, created_at, approved_at } = row
  return {
    ...row,
    name: customer.name,
    label: detail.label ?? { ko: '', en: '' },
    created_at: created_at.toISOString(),
    approved_at: approved_at?.toISOString() ?? null,
  }
}

export async function deskPayment(ctx: Ctx, pay_id: string): Promise<PaymentDetail> {
  const row = await anyPayment(ctx, pay_id)
  const [notes, refunds, is_sale] = await Promise.all([
    listNotes(ctx, pay_id),
    listRefundsOf(ctx, row.od_id),
    isSale(ctx, row.od_id),
  ])
  return {
    ...row,
    ...rowOf(row),
    is_sale,
    refundable: refundable(row),
    receipt_url: row.detail.receipt_url ?? null,
    asked_at: row.asked_at?.toISOString() ?? null,
    pretend: providerOf(ctx.house, row.provider)?.pretend ?? false,
    refunds: refunds
      .filter((one) => one.pay_id === pay_id)
      .map((one) => refundView({ ...one, currency: row.currency, customer: row.customer })),
    notes: notes.map(({ note_id, kind, outcome, body, created_at }) => ({
      note_id,
      kind,
      outcome,
      body: body as Record<string, unknown>, // written as objects only
      at: created_at.toISOString(),
    })),
  }
}

export async function askNow(ctx: Ctx, pay_id: string): Promise<PaymentDetail> {
  const row = await anyPayment(ctx, pay_id)
  if (isOwnProvider(row.provider))
    throw new Failure('CONFLICT', '계좌로 받은 돈은 결제 회사에 물어볼 수 없어요.')
  await requery(ctx, row, 'staff')
  return deskPayment(ctx, pay_id)
}

export async function deskRefunds(ctx: Ctx, ask: RefundAsk) {
  const [rows, states] = await Promise.all([listRefunds(ctx, ask), countRefunds(ctx, ask)])
  const all = states.reduce((sum, state) => sum + state.count, 0)
  const counts: Record<string, number> = {
    all,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
  }
  const late = states.reduce((sum, state) => sum + state.late, 0)
  return {
    ...pageOf(rows.map(refundView), ask.state ? (counts[ask.state] ?? 0) : all, ask),
    counts,
    late,
  }
}

function refundView(row: RefundWithBuyer): RefundRowView {
  const { customer, due_at, done_at, created_at } = row
  return {
    ...row,
    name: customer.name,
    phone: customer.phone,
    due_at: due_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

/** Whoever sees a whole account number is noted. */
export function showAccount(ctx: Ctx, refund_id: string) {
  return transact(ctx, async (ctx) => {
    const refund = await anyRefund(ctx, refund_id)
    const account = accountOf(ctx, refund)
    if (!account) throw new Failure('CONFLICT', '받은 계좌가 없어요. 고객에게 물어 적어 주세요.')
    await announce(ctx, 'refund.account_seen', refund_id, { od_id: refund.od_id })
    return account
  })
}

export function writeAccount(
  ctx: Ctx,
  refund_id: string,
  account: { bank: string; number: string; holder: string },
) {
  const wrong = whyBadAccount(account)
  if (Object.keys(wrong).length)
    throw invalid(
      Object.fromEntries(Object.entries(wrong).map(([field, phrase]) => [field, [phrase]])),
    )
  return transact(ctx, async (ctx) => {
    await refuseOwnOrder(ctx, (await anyRefund(ctx, refund_id)).od_id)
    if (!(await changeRefund(ctx, refund_id, ['queued', 'failed'], accountColumns(ctx, account))))
      throw new Failure('CONFLICT', '이미 처리한 환불이에요.')
    await announce(ctx, 'refund.account_written', refund_id, {})
    return { refund_id }
  })
}

/** A refused refund holds nothing any more: it is counted again before it is sent again. */
export async function retryRefund(ctx: Ctx, refund_id: string) {
  await transact(ctx, async (ctx) => {
    const refund = await anyRefund(ctx, refund_id)
    await refuseOwnOrder(ctx, refund.od_id)
    if (refund.way !== 'pg')
      throw new Failure('CONFLICT', '계좌로 보내는 환불이에요. 보낸 뒤 완료로 표시해 주세요.')
    const again = await changeRefund(ctx, refund_id, ['failed'], {
      state: 'asked',
      tried_at: null,
      error: null,
    })
    if (again && !(await holdRefund(ctx, refund.pay_id, refund.amount)))
      throw new Failure('CONFLICT', '돌려 드릴 수 있는 금액을 넘었어요.')
  })
  const sent = await runRefund(ctx, refund_id)
  return { refund_id, state: sent?.state ?? ('unknown' as const) }
}

/** Staff say that they have sent the money. */
export async function sentByHand(ctx: Ctx, refund_id: string, note: string) {
  const { od_id, amount } = await anyRefund(ctx, refund_id)
  await guardMoneyOf(ctx, od_id, { amount, key: `sent-${refund_id}` })
  return noteBankRefund(ctx, refund_id, note)
}

async function anyRefund(ctx: Ctx, refund_id: string): Promise<RefundRow> {
  const refund = await findRefund(ctx, refund_id)
  if (!refund) throw notFound()
  return refund
}
