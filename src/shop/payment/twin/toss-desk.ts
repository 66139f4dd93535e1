import { randomBytes } from 'node:crypto'
import { after, koreanIso } from '#kernel/korean-time.ts'
import type { House } from '#platform/context.ts'
import { openBooks } from './books.ts'

export type Choice = 'pay' | 'short' | 'lose' | 'silent' | 'broken'

/** A payment as the stand-in keeps it. */
export type Kept = {
  paymentKey: string
  orderId: string
  orderName: string
  method: string
  easy: boolean
  escrow?: boolean
  status: string
  total: number
  taxFree: number
  balance: number
  secret: string
  choice: Choice
  requestedAt: string
  approvedAt: string | null
  account: { number: string; due: string } | null
  cancels: { key: string | null; amount: number; reason: string; at: string }[]
  tries: number
}
type Receipt = {
  receiptKey: string
  orderId: string
  amount: number
  state: string
  issueNumber?: string
}

const noReplyMs = 12_000
type Body = Record<string, unknown>

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refusal = (code: string, message: string, status = 400) => json({ code, message }, status)
const notFound = () => refusal('NOT_FOUND_PAYMENT', '존재하지 않는 결제 입니다.', 404)

export type TossDesk = ReturnType<typeof openTossDesk>

export function openTossDesk(house: House) {
  const books = openBooks<Kept>(house, 'toss')
  const receipts = openBooks<Receipt>(house, 'toss-receipts')
  const now = () => new Date().toISOString()

  const byKey = (paymentKey: string) => books.get(paymentKey)
  const byOrder = (orderId: string) =>
    Object.values(books.all()).find((one) => one.orderId === orderId) ?? null
  const show = (kept: Kept | null) => (kept ? json(paymentOf(kept)) : notFound())

  /** The buyer has agreed in the window. */
  function agree(
    given: Pick<
      Kept,
      'orderId' | 'orderName' | 'method' | 'easy' | 'escrow' | 'total' | 'taxFree' | 'choice'
    >,
  ): Kept {
    const kept: Kept = {
      ...given,
      paymentKey: `tviva${randomBytes(12).toString('hex')}`,
      status: 'IN_PROGRESS',
      balance: given.total,
      secret: `ps_${randomBytes(12).toString('hex')}`,
      requestedAt: now(),
      approvedAt: null,
      account: null,
      cancels: [],
      tries: 0,
    }
    books.put(kept.paymentKey, kept)
    return kept
  }

  async function confirm({ paymentKey, orderId, amount }: Body): Promise<Response> {
    const kept = typeof paymentKey === 'string' ? byKey(paymentKey) : null
    if (!kept || kept.orderId !== orderId)
      return refusal(
        'NOT_FOUND_PAYMENT_SESSION',
        '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.',
        404,
      )
    if (kept.total !== amount) return refusal('INVALID_REQUEST', '잘못된 요청입니다.')
    if (kept.status !== 'IN_PROGRESS')
      return refusal('ALREADY_PROCESSED_PAYMENT', '이미 처리된 결제 입니다.')
    const tries = kept.tries + 1
    if (kept.choice === 'short') {
      books.put(kept.paymentKey, { ...kept, tries, status: 'ABORTED' })
      return refusal('REJECT_CARD_PAYMENT', '한도초과 혹은 잔액부족으로 결제에 실패했습니다.', 403)
    }
    if (kept.choice === 'broken' && tries < 2) {
      books.put(kept.paymentKey, { ...kept, tries })
      return refusal(
        'FAILED_INTERNAL_SYSTEM_PROCESSING',
        '내부 시스템 처리 작업이 실패했습니다.',
        500,
      )
    }
    if (kept.choice === 'silent' && tries < 2) {
      books.put(kept.paymentKey, { ...kept, tries })
      return silence()
    }
    const done = approved({ ...kept, tries }, now())
    books.put(kept.paymentKey, done)
    return kept.choice === 'lose' && tries < 2 ? silence() : show(done)
  }

  function cancel(
    paymentKey: string,
    { cancelAmount, cancelReason, refundReceiveAccount }: Body,
    key: string | null,
  ): Response {
    const kept = byKey(paymentKey)
    if (!kept) return notFound()
    if (key && kept.cancels.some((one) => one.key === key)) return show(kept)
    if (kept.status === 'CANCELED')
      return refusal('ALREADY_CANCELED_PAYMENT', '이미 취소된 결제 입니다.')
    const amount = typeof cancelAmount === 'number' ? cancelAmount : kept.balance
    const isPaid = kept.status === 'DONE' || kept.status === 'PARTIAL_CANCELED'
    if (!isPaid && kept.status !== 'WAITING_FOR_DEPOSIT')
      return refusal('NOT_CANCELABLE_PAYMENT', '취소 할 수 없는 결제 입니다.', 403)
    if (amount < 1 || amount > kept.balance)
      return refusal('NOT_CANCELABLE_AMOUNT', '취소 할 수 없는 금액 입니다.', 403)
    if (isPaid && kept.account && !refundReceiveAccount)
      return refusal('INVALID_REFUND_ACCOUNT_INFO', '환불 계좌번호와 예금주명이 일치하지 않습니다.')
    const balance = kept.balance - amount
    const cancelled: Kept = {
      ...kept,
      balance,
      status: balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
      cancels: [...kept.cancels, { key, amount, reason: String(cancelReason ?? ''), at: now() }],
    }
    books.put(paymentKey, cancelled)
    return show(cancelled)
  }

  /** The money arrives in a virtual account, or the bank takes it back; the shop is told. */
  async function deposit(
    paymentKey: string,
    status: 'DONE' | 'WAITING_FOR_DEPOSIT' | 'CANCELED',
  ): Promise<Kept | null> {
    const kept = byKey(paymentKey)
    if (!kept?.account) return kept
    if (
      status === 'DONE'
        ? kept.status !== 'WAITING_FOR_DEPOSIT'
        : status === 'WAITING_FOR_DEPOSIT'
          ? kept.status !== 'DONE'
          : kept.status === 'CANCELED'
    )
      return kept
    const moved: Kept = {
      ...kept,
      status: status === 'CANCELED' ? 'EXPIRED' : status,
      approvedAt: status === 'DONE' ? now() : null,
    }
    books.put(paymentKey, moved)
    await tell({
      createdAt: now(),
      secret: kept.secret,
      status,
      transactionKey: randomBytes(12).toString('hex'),
      orderId: kept.orderId,
    })
    return moved
  }

  /** Calls the shop's address for such calls, as often as asked. */
  async function tell(body: Body, times = 1): Promise<void> {
    const url = `${String(house.config.TWINS).replace(/\/twin$/, '')}/api/v1/payments/webhook/toss`
    for (let time = 0; time < times; time++) {
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(9_000),
      }).catch(() => undefined)
    }
  }

  function transactions(from: string, to: string, after: string): Response {
    const all = Object.values(books.all())
      .filter((one) => one.approvedAt !== null)
      .flatMap((one) => [
        {
          transactionKey: `${one.paymentKey}-0`,
          paymentKey: one.paymentKey,
          orderId: one.orderId,
          method: one.method,
          status: 'DONE',
          transactionAt: koreanTime(one.approvedAt ?? ''),
          currency: 'KRW',
          amount: one.total,
        },
        ...one.cancels.map((each, at) => ({
          transactionKey: `${one.paymentKey}-${at + 1}`,
          paymentKey: one.paymentKey,
          orderId: one.orderId,
          method: one.method,
          status: 'CANCELED',
          transactionAt: koreanTime(each.at),
          currency: 'KRW',
          amount: -each.amount,
        })),
      ])
      .filter((one) => one.transactionAt >= from && one.transactionAt <= to)
    const start = after ? all.findIndex((one) => one.transactionKey === after) + 1 : 0
    return json(all.slice(start, start + 100))
  }

  function issueReceipt(
    { orderId, amount, customerIdentityNumber, type }: Body,
    key: string,
  ): Response {
    const digits = String(customerIdentityNumber ?? '')
    if (!/^\d{10,19}$/.test(digits))
      return refusal(
        'INVALID_CUSTOMER_IDENTITY_NUMBER',
        '소득공제/지출증빙 번호가 올바르지 않습니다.',
      )
    // a number for trying what a refusal looks like
    if (digits === '01000000000')
      return refusal(
        'INVALID_CUSTOMER_IDENTITY_NUMBER',
        '소득공제/지출증빙 번호가 올바르지 않습니다.',
      )
    const receiptKey = `rk_${key || randomBytes(8).toString('hex')}`
    const before = receipts.get(receiptKey)
    const kept: Receipt = before ?? {
      receiptKey,
      orderId: String(orderId),
      amount: Number(amount),
      state: 'COMPLETED',
      issueNumber: String(900_000_001 + Object.keys(receipts.all()).length),
    }
    if (!before) receipts.put(receiptKey, kept)
    return json({
      receiptKey,
      orderId: kept.orderId,
      amount: kept.amount,
      type,
      issueNumber: kept.issueNumber ?? '',
      receiptUrl: `/twin/toss/receipt/${receiptKey}`,
      issueStatus: 'COMPLETED',
    })
  }

  function cancelReceipt(receiptKey: string): Response {
    const kept = receipts.get(receiptKey)
    if (!kept) return refusal('NOT_FOUND_CASH_RECEIPT', '존재하지 않는 현금영수증 입니다.', 404)
    receipts.put(receiptKey, { ...kept, state: 'CANCELED' })
    return json({ receiptKey, orderId: kept.orderId, issueStatus: 'CANCELED' })
  }

  return {
    agree,
    byKey,
    byOrder,
    show,
    confirm,
    cancel,
    deposit,
    tell,
    transactions,
    issueReceipt,
    cancelReceipt,
    all: () => Object.values(books.all()),
    receipts: () => receipts.all(),
  }
}

function approved(kept: Kept, at: string): Kept {
  if (kept.method !== 'VIRTUAL_ACCOUNT') return { ...kept, status: 'DONE', approvedAt: at }
  const due = after(new Date(at), { days: 3 }).toISOString()
  return {
    ...kept,
    status: 'WAITING_FOR_DEPOSIT',
    account: { number: `X${randomBytes(6).readUIntBE(0, 6)}`.slice(0, 15).replace('X', '7'), due },
  }
}

// the real one answers times of Korea
function koreanTime(iso: string): string {
  return koreanIso(iso).slice(0, 19)
}

/** A provider that does not answer: longer than anybody waits. */
function silence(): Promise<Response> {
  return new Promise((resolve) =>
    setTimeout(() => resolve(refusal('UNKNOWN', '', 504)), noReplyMs).unref(),
  )
}

/** The Payment object of the API, as far as the shop reads it. */
export function paymentOf(kept: Kept) {
  const isCard = kept.method === 'CARD'
  return {
    version: '2022-11-16',
    paymentKey: kept.paymentKey,
    orderId: kept.orderId,
    orderName: kept.orderName,
    method: kept.method,
    useEscrow: kept.escrow ?? false,
    status: kept.status,
    currency: 'KRW',
    totalAmount: kept.total,
    balanceAmount: kept.balance,
    taxFreeAmount: kept.taxFree,
    requestedAt: kept.requestedAt,
    approvedAt: kept.approvedAt,
    secret: kept.secret,
    receipt: kept.approvedAt ? { url: `/twin/toss/receipt/${kept.paymentKey}` } : null,
    card: isCard && !kept.easy ? { number: '43301234****1234', installmentPlanMonths: 0 } : null,
    easyPay: kept.easy ? { provider: '토스페이', amount: kept.total } : null,
    transfer:
      kept.method === 'TRANSFER' ? { bankCode: '88', settlementStatus: 'INCOMPLETED' } : null,
    virtualAccount: kept.account
      ? {
          accountNumber: kept.account.number,
          bankCode: '20',
          customerName: '오드모아',
          dueDate: kept.account.due,
          refundStatus: 'NONE',
        }
      : null,
    cancels: kept.cancels.length
      ? kept.cancels.map(({ amount, reason, at }) => ({
          cancelAmount: amount,
          cancelReason: reason,
          canceledAt: at,
        }))
      : null,
    failure:
      kept.status === 'ABORTED'
        ? {
            code: 'REJECT_CARD_PAYMENT',
            message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
          }
        : null,
  }
}
