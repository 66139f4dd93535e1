import { Failure } from '#kernel/failure.ts'
import { maskedNumber } from '#kernel/masked.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { seal, unseal } from '#platform/seal.ts'
import { creditBank } from '#shop/credit/rules.ts'
import type { Account } from '#shop/payment/provider/provider.ts'
import { hasMoney, isOwnProvider, refundable, refundDue, taxFreePart } from '#shop/payment/rules.ts'
import { listOfOrder, lockPayment, type PaymentRow } from '#shop/payment/store/payments.ts'
import {
  findRefund,
  holdRefund,
  insertRefund,
  listRefundsOf,
  type RefundRow,
} from '#shop/payment/store/refunds.ts'
import { readSettings } from '#shop/setting/service.ts'
import { refundToAccount } from './account.ts'
import { anyPayment } from './attempt.ts'
import { refundToCredit } from './credit.ts'

/** `refund_id` is the asker's own number: the same number never pays twice. */
export type RefundAsked = {
  refund_id: string
  amount: number
  reason: string
  tax_free?: number
  account?: Account | null
  pay_id?: string
  /** whose balance takes it when the buyer chose that */
  mb_id?: string | null
}

/**
 * Promises a refund, inside a transaction: it is written down and held against what was paid, and leaves after the commit.
 * Asking again with the same number answers the first. Where one payment does not hold all of it, each gives its part.
 */
export async function askRefund(ctx: Ctx, od_id: string, asked: RefundAsked): Promise<RefundRow> {
  const payments = await lockPaid(ctx, od_id, asked.pay_id)
  const earlier = await listRefundsOf(ctx, od_id)
  const before = await findRefund(ctx, asked.refund_id)
  if (before) return sameAs(before, earlier, od_id, asked)
  const parts = partsOf(payments, asked.amount)
  if (!parts) throw tooMuch(payments)
  const made: RefundRow[] = []
  let { tax_free } = asked
  for (const [at, part] of parts.entries()) {
    const refund_id = at ? `${asked.refund_id}${partMark}${at + 1}` : asked.refund_id
    const row = await promise(ctx, part, { ...asked, refund_id, tax_free }, earlier)
    tax_free = tax_free && tax_free - row.tax_free
    made.push(row)
  }
  const [first] = made
  if (!first) throw tooMuch(payments)
  return { ...first, amount: asked.amount }
}

type Part = { payment: PaymentRow; amount: number }

// no caller's own number holds it
const partMark = '~'

async function promise(
  ctx: Ctx,
  { payment, amount }: Part,
  asked: RefundAsked,
  earlier: readonly RefundRow[],
): Promise<RefundRow> {
  if (!(await holdRefund(ctx, payment.pay_id, amount))) throw tooMuch([payment])
  const gone = earlier.filter((one) => one.pay_id === payment.pay_id && one.state !== 'failed')
  const { shipping } = await readSettings(ctx)
  const way = wayOf(payment, isCredit(asked.account) ? null : (asked.account ?? null))
  const made = await insertRefund(ctx, {
    refund_id: asked.refund_id,
    pay_id: payment.pay_id,
    od_id: payment.od_id,
    amount,
    tax_free: taxFreePart(payment, gone, amount, asked.tax_free),
    reason: asked.reason || '환불',
    way,
    state: way === 'bank' ? 'queued' : 'asked',
    ...(isCredit(asked.account) ? {} : accountColumns(ctx, asked.account ?? null)),
    due_at: refundDue(ctx.now, shipping.holidays),
    asked_by: ctx.visitor.mb_id ?? (ctx.visitor.session ? 'guest' : 'shop'),
    created_at: ctx.now,
  })
  if (!made)
    throw new Failure('CONFLICT', '같은 환불을 처리하고 있어요. 잠시 뒤 다시 확인해 주세요.')
  await announce(ctx, 'refund.asked', asked.refund_id, {
    od_id: payment.od_id,
    pay_id: payment.pay_id,
    amount,
    currency: payment.currency,
    way,
  })
  if (payment.provider === 'account')
    return (await refundToAccount(ctx, made, payment))
      ? { ...made, state: 'done', way: 'account' }
      : made
  const toBalance = payment.provider === 'credit' || isCredit(asked.account)
  if (!toBalance) return made
  // the balance of a card's buyer could be paid out: its money goes back to the card
  if (payment.provider !== 'credit' && payment.provider !== 'bank') return made
  const owner = payment.provider === 'credit' ? null : (asked.mb_id ?? null)
  if (payment.provider === 'bank' && (!owner || payment.currency !== 'krw')) throw noBalance()
  return (await refundToCredit(ctx, made, payment, owner))
    ? { ...made, state: 'done', way: 'credit' }
    : made
}

function isCredit(account: Account | null | undefined): boolean {
  return account?.bank === creditBank
}

function noBalance(): Failure {
  return new Failure('INVALID', '예치금은 회원의 주문만 받을 수 있어요. 계좌를 적어 주세요.', {
    fields: { 'account.bank': ['예치금은 회원의 주문만 받을 수 있어요. 계좌를 적어 주세요.'] },
  })
}

/** The payments that may give money back, locked in one order: two refunds at once are counted one after the other. */
async function lockPaid(ctx: Ctx, od_id: string, pay_id?: string): Promise<PaymentRow[]> {
  const named = pay_id ? [await anyPayment(ctx, pay_id)] : await listOfOrder(ctx, od_id)
  const locked: PaymentRow[] = []
  for (const one of named.toSorted((a, b) => a.pay_id.localeCompare(b.pay_id))) {
    const row = one.od_id === od_id ? await lockPayment(ctx, one.pay_id) : null
    if (row && hasMoney.includes(row.status)) locked.push(row)
  }
  return locked
}

/** Which payment gives what: one that holds all of it, else as few as can; null when all together hold less. */
export function partsOf(payments: readonly PaymentRow[], amount: number): Part[] | null {
  // the card or the bank first: what had been in the balance goes back there last
  const late = (one: PaymentRow) => (one.provider === 'credit' ? 1 : 0)
  const most = payments.toSorted((a, b) => late(a) - late(b) || refundable(b) - refundable(a))
  const money = payments.filter((one) => !late(one))
  const whole =
    money.find((one) => refundable(one) >= amount) ??
    (money.some((one) => refundable(one) > 0)
      ? undefined
      : payments.find((one) => refundable(one) >= amount))
  const parts: Part[] = []
  let left = amount
  for (const payment of whole ? [whole] : most) {
    const part = Math.min(left, refundable(payment))
    if (part > 0) parts.push({ payment, amount: part })
    left -= part
  }
  return left === 0 && amount > 0 ? parts : null
}

/** The first answer of this number, with all of its parts. */
function sameAs(
  before: RefundRow,
  earlier: readonly RefundRow[],
  od_id: string,
  asked: RefundAsked,
): RefundRow {
  const rest = earlier.filter((one) => one.refund_id.startsWith(`${asked.refund_id}${partMark}`))
  const amount = rest.reduce((sum, one) => sum + one.amount, before.amount)
  if (before.od_id !== od_id || amount !== asked.amount)
    throw new Failure(
      'INVALID',
      '같은 환불 번호로 다른 금액을 보냈어요. 새로고침한 뒤 다시 시도해 주세요.',
    )
  return { ...before, amount }
}

function tooMuch(payments: readonly PaymentRow[]): Failure {
  const left = payments.reduce((sum, one) => sum + refundable(one), 0)
  return new Failure('CONFLICT', '돌려 드릴 수 있는 금액을 넘었어요.', {
    detail: { refundable: left },
  })
}

// a bank cannot be asked by a machine; a paid virtual account needs to be told where to
function wayOf(payment: PaymentRow, account: Account | null): 'pg' | 'bank' {
  return isOwnProvider(payment.provider) || (payment.way === 'vbank' && !account) ? 'bank' : 'pg'
}

export function accountColumns(ctx: Ctx, account: Account | null) {
  if (!account) return {}
  const digits = account.number.replace(/\D/g, '')
  return {
    bank: account.bank,
    holder: account.holder,
    account_masked: maskedNumber(digits),
    account_sealed: seal(ctx.house.config, digits),
  }
}

export function accountOf(ctx: Ctx, refund: RefundRow): Account | null {
  const number = refund.account_sealed ? unseal(ctx.house.config, refund.account_sealed) : null
  return number && refund.bank && refund.holder
    ? { bank: refund.bank, number, holder: refund.holder }
    : null
}
