import { randomBytes } from 'node:crypto'
import type { House } from '#platform/context.ts'
import { openBooks } from './books.ts'
import { type Body, json, notFound, refusal, silence } from './toss-answers.ts'
import { approved, type Kept, koreanTime, paymentOf } from './toss-payment.ts'
import { openTossReceipts } from './toss-receipts.ts'

export type TossDesk = ReturnType<typeof openTossDesk>

export function openTossDesk(house: House) {
  const books = openBooks<Kept>(house, 'toss')
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
    all: () => Object.values(books.all()),
    ...openTossReceipts(house),
  }
}
