import * as z from 'zod/mini'

export const receiptKinds = ['income', 'business'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/**
 * `asked` waits for the money, `due` for its turn; `unknown`: the provider has not answered and is asked again;
 * `failed`: refused, a matter for the staff; `cancelling`: another one takes its place, or none.
 */
export const receiptStates = [
  'asked',
  'due',
  'unknown',
  'failed',
  'issued',
  'cancelling',
  'cancelled',
] as const
export type ReceiptState = (typeof receiptStates)[number]

/** What a buyer asks for: a deduction from income, or the proof of an expense. */
export const receiptAsked = z.object({
  kind: z.enum(receiptKinds, '현금영수증을 어떻게 쓸지 골라 주세요.'),
  identity: z
    .string('번호를 적어 주세요.')
    .check(
      z.trim(),
      z.minLength(1, '번호를 적어 주세요.'),
      z.maxLength(30, '번호는 30자까지예요.'),
    ),
})
export type ReceiptAsked = z.output<typeof receiptAsked>

/** A receipt as its buyer sees it. */
export const receiptView = z.object({
  kind: z.enum(receiptKinds),
  state: z.enum(receiptStates),
  is_self: z.boolean(),
  identity_masked: z.string(),
  amount: z.number(),
  approval_no: z.nullable(z.string()),
  receipt_url: z.nullable(z.string()),
  issued_at: z.nullable(z.string()),
})
export type ReceiptView = z.output<typeof receiptView>

export const receiptRow = z.extend(receiptView, {
  receipt_id: z.number(),
  od_id: z.string(),
  od_name: z.string(),
  tax_free: z.number(),
  error: z.nullable(z.string()),
  tries: z.number(),
  done_by: z.nullable(z.string()),
  asked_at: z.string(),
  cancelled_at: z.nullable(z.string()),
})
export type ReceiptRowView = z.output<typeof receiptRow>

export const receiptSorts = ['asked_at', 'issued_at', 'amount'] as const

/** What the order form asks: a receipt for what is paid in cash, and the phone, card or business number it is made out to. */
export const receiptFields = {
  cash_receipt: z._default(z.enum(['none', ...receiptKinds]), 'none' as const),
  cash_identity: z._default(
    z.string().check(z.trim(), z.maxLength(30, '번호는 30자까지예요.')),
    '',
  ),
}

/** What an order shows: its receipt, and why none can be asked for now; null when one can. */
export const receiptOfOrder = {
  cash_receipt: z.nullable(receiptView),
  cash_receipt_closed: z.nullable(z.string()),
}
