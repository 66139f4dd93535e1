import type { Outcome } from '#shop/payment/rules.ts'
import type { PaymentRow } from '#shop/payment/store/payments.ts'

/** A bank account that money goes back to. */
export type Account = { bank: string; number: string; holder: string }

export type RefundAsk = {
  refund_id: string
  amount: number
  tax_free: number
  reason: string
  account: Account | null
}

export type ReceiptAsk = {
  key: string
  od_id: string
  order_name: string
  kind: 'income' | 'business'
  identity: string
  amount: number
  tax_free: number
}
export type ReceiptOutcome =
  | { kind: 'issued'; receipt_key: string; approval_no: string; url: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; why: string }

export type Listed = {
  pay_id: string
  amount: number
  currency: string
  status: string
  at: string
}

/** What the shop asks of a provider, whoever it is. Questions never throw: silence is an outcome too. */
export type Provider = {
  name: 'toss' | 'paypal'
  /** a local stand-in: no money moves */
  pretend: boolean
  /** seconds until it is worth asking again, after it has failed too often; null while all is well */
  restsFor: () => number | null
  /** asks for nothing, only to learn whether it is back */
  knock: () => Promise<unknown>
  /** makes the payment known to the provider before the buyer is sent there; only where the provider asks for it */
  prepare?: (
    payment: PaymentRow,
    to: { done: string; left: string },
  ) => Promise<{ redirect: string; provider_key: string } | { why: string }>
  /** takes the money that the buyer has agreed to */
  confirm: (payment: PaymentRow, provider_key: string) => Promise<Outcome>
  /** how the payment stands */
  query: (payment: PaymentRow) => Promise<Outcome>
  refund: (payment: PaymentRow, ask: RefundAsk) => Promise<Outcome>
  /** whether a call really came from the provider, by its text as it was sent; null where calls carry no signature */
  isTrue: ((headers: Headers, text: string) => Promise<boolean>) | null
  issueReceipt?: (ask: ReceiptAsk) => Promise<ReceiptOutcome>
  cancelReceipt?: (receipt_key: string, key: string) => Promise<ReceiptOutcome>
  /** what moved on a Korean day; null when it could not be had */
  listDay?: (day: string) => Promise<Listed[] | null>
}
