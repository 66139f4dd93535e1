import { randomBytes } from 'node:crypto'
import { after, koreanIso } from '#kernel/korean-time.ts'

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
/** A payment that the provider has agreed to. */
export function approved(kept: Kept, at: string): Kept {
  if (kept.method !== 'VIRTUAL_ACCOUNT') return { ...kept, status: 'DONE', approvedAt: at }
  const due = after(new Date(at), { days: 3 }).toISOString()
  return {
    ...kept,
    status: 'WAITING_FOR_DEPOSIT',
    account: { number: `X${randomBytes(6).readUIntBE(0, 6)}`.slice(0, 15).replace('X', '7'), due },
  }
}

// the real one answers times of Korea
export function koreanTime(iso: string): string {
  return koreanIso(iso).slice(0, 19)
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
