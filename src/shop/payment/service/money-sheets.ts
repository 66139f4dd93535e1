import { koreanDay } from '#kernel/korean-time.ts'
import { maskedName } from '#kernel/masked.ts'
import type { SheetAsk } from '#kernel/sheet.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerList } from '#platform/sheet-out.ts'
import { refundReason, wayWord } from '#shop/payment/rules.ts'
import { payWordOf, receiptWords, refundWords } from '#shop/payment/state-rules.ts'
import {
  countPayments,
  countRefunds,
  listPayments,
  listRefunds,
  type PaymentAsk,
  type RefundAsk,
} from '#shop/payment/store/desk.ts'
import { countReceipts, listReceipts, type ReceiptAsk } from '#shop/payment/store/receipts.ts'

type Filters<Ask> = Omit<Ask, 'page' | 'per_page' | 'sort' | 'order'>
const first = { page: 1, per_page: 1 } as const

/** A sum as a book-keeper adds it up: won, or dollars with their cents. */
const sum = (amount: number, currency: string) => (currency === 'usd' ? amount / 100 : amount)
const wordOfWay = (ctx: Ctx, way: string) =>
  say(ctx, Object.entries(wayWord).find(([name]) => name === way)?.[1] ?? way)
const totalOf = (states: readonly { count: number }[]) =>
  states.reduce((all, { count }) => all + count, 0)

/** The payments that the list shows, row by row, as a file. */
export async function paymentsSheet(
  ctx: Ctx,
  { status, ...filters }: Filters<PaymentAsk>,
  ask: SheetAsk,
  reply: Reply,
) {
  const all = { ...filters, sort: 'created_at', order: 'desc' } as const
  const states = await countPayments(ctx, { ...all, ...first }, null)
  const head = [
    '시작한 때',
    '승인한 때',
    '결제번호',
    '주문번호',
    '주문자',
    '방법',
    '결제 회사',
    '통화',
  ]
  return answerList(ctx, reply, ask, {
    name: `payments-${koreanDay(ctx.now)}`,
    head: [...head, '금액', '환불한 금액', '상태'].map((label) => say(ctx, label)),
    total: totalOf(status ? states.filter((one) => one.status === status) : states),
    page: async (ctx, paging) => {
      const rows = await listPayments(ctx, { ...all, status, ...paging })
      return rows.map((row) => [
        row.created_at,
        row.approved_at,
        row.pay_id,
        row.od_id,
        ask.whole ? row.customer.name : maskedName(row.customer.name),
        wordOfWay(ctx, row.way),
        row.provider,
        row.currency.toUpperCase(),
        sum(row.amount, row.currency),
        sum(row.refunded, row.currency),
        say(ctx, payWordOf(row.status, row.way)),
      ])
    },
  })
}

/** The refunds that the list shows. No account number leaves with them. */
export async function refundsSheet(
  ctx: Ctx,
  { state, ...filters }: Filters<RefundAsk>,
  ask: SheetAsk,
  reply: Reply,
) {
  const all = { ...filters, sort: 'created_at', order: 'desc' } as const
  const states = await countRefunds(ctx, { ...all, ...first })
  const head = ['정한 때', '돌려 드린 때', '환불번호', '결제번호', '주문번호', '주문자', '방법']
  return answerList(ctx, reply, ask, {
    name: `refunds-${koreanDay(ctx.now)}`,
    head: [...head, '통화', '금액', '이유', '상태', '기한'].map((label) => say(ctx, label)),
    total: totalOf(state ? states.filter((one) => one.state === state) : states),
    page: async (ctx, paging) => {
      const rows = await listRefunds(ctx, { ...all, state, ...paging })
      return rows.map((row) => [
        row.created_at,
        row.done_at,
        row.refund_id,
        row.pay_id,
        row.od_id,
        ask.whole ? row.customer.name : maskedName(row.customer.name),
        row.way === 'pg' ? say(ctx, '결제한 수단') : wordOfWay(ctx, row.way),
        row.currency.toUpperCase(),
        sum(row.amount, row.currency),
        say(ctx, refundReason(row.reason)),
        say(ctx, refundWords[row.state]),
        { day: koreanDay(row.due_at) },
      ])
    },
  })
}

/** The cash receipts that the list shows. */
export async function receiptsSheet(
  ctx: Ctx,
  { state, ...filters }: Filters<ReceiptAsk>,
  ask: SheetAsk,
  reply: Reply,
) {
  const all = { ...filters, sort: 'asked_at', order: 'desc' } as const
  const states = await countReceipts(ctx, { ...all, ...first })
  const head = ['신청한 때', '발급한 때', '취소한 때', '주문번호', '주문자', '용도', '번호']
  return answerList(ctx, reply, ask, {
    name: `cash-receipts-${koreanDay(ctx.now)}`,
    head: [...head, '금액', '면세 금액', '승인번호', '상태'].map((label) => say(ctx, label)),
    total: totalOf(state ? states.filter((one) => one.state === state) : states),
    page: async (ctx, paging) => {
      const rows = await listReceipts(ctx, { ...all, state, ...paging })
      return rows.map((row) => [
        row.asked_at,
        row.issued_at,
        row.cancelled_at,
        row.od_id,
        ask.whole ? row.od_name : maskedName(row.od_name),
        say(ctx, row.kind === 'income' ? '소득공제용' : '지출증빙용'),
        row.identity_masked,
        row.amount,
        row.tax_free,
        row.approval_no,
        say(ctx, receiptWords[row.state]),
      ])
    },
  })
}
