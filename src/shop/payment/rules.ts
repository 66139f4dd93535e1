import { addWorkingDays, daysFrom } from '#kernel/days.ts'
import { after, koreanDay } from '#kernel/korean-time.ts'
import type { Currency } from '#kernel/language.ts'
import type { Amount } from '#kernel/money.ts'
import { translate } from '#kernel/translate.ts'
import type { EscrowGoods, PayDetail, PayStatus, PayWay, ProviderName } from './contract.ts'

/** What is the shop's own book and no provider: its bank account, members' balances, companies' accounts. */
export const ownProviders = ['bank', 'credit', 'account'] as const satisfies ProviderName[]
type OwnProvider = (typeof ownProviders)[number]

export function isOwnProvider(provider: ProviderName): boolean {
  return ownProviders.some((one) => one === provider)
}

/** What a provider says of a payment, in the shop's words. */
export type Seen = {
  status: Exclude<PayStatus, 'confirming' | 'cancelled'>
  pay_id: string
  provider_key: string
  capture_key: string | null
  amount: Amount
  currency: string
  refunded: Amount
  approved_at: string | null
  secret: string | null
  detail: PayDetail
}

/** How asking a provider ended. `unknown` means that it may have worked: only asking again tells. */
export type Outcome =
  | { kind: 'seen'; seen: Seen; raw: unknown }
  | { kind: 'refused'; code: string; message: string; raw: unknown }
  | { kind: 'unknown'; why: string }

/** The order's word for each way: `od_settle_case`. */
export const settleCaseOf: Record<PayWay, string> = {
  card: '신용카드',
  easy: '간편결제',
  vbank: '가상계좌',
  transfer: '계좌이체',
  card_abroad: '해외카드',
  paypal: 'PayPal',
}

/** What a buyer calls each way to pay. */
export const wayWord: Record<PayWay | 'bank' | 'credit' | 'account', string> = {
  card: '신용·체크카드',
  easy: '간편결제',
  vbank: '가상계좌',
  transfer: '실시간 계좌이체',
  card_abroad: '해외 발급 카드',
  paypal: 'PayPal',
  bank: '무통장입금',
  credit: '예치금',
  account: '외상',
}

/** Money that is paid like cash before the goods are sent: escrow can be had. A card needs none by law. */
export const escrowWays: readonly PayWay[] = ['vbank', 'transfer']

export const providerOfWay: Record<PayWay, Exclude<ProviderName, OwnProvider>> = {
  card: 'toss',
  easy: 'toss',
  vbank: 'toss',
  transfer: 'toss',
  card_abroad: 'paypal',
  paypal: 'paypal',
}

export const currencyOfWay: Record<PayWay, Currency> = {
  card: 'krw',
  easy: 'krw',
  vbank: 'krw',
  transfer: 'krw',
  card_abroad: 'usd',
  paypal: 'usd',
}

/** The smallest sum each way takes, in won or cents. */
export const leastOf: Record<PayWay, Amount> = {
  card: 100,
  easy: 100,
  vbank: 100,
  transfer: 200,
  card_abroad: 1,
  paypal: 1,
}

/** Why a way cannot be used while its provider does not answer. */
export const wayRests =
  '지금은 결제 회사가 응답하지 않아요. 다른 결제 방법을 고르거나 잠시 뒤 다시 시도해 주세요. 장바구니는 그대로 있어요.'

/** How long a payment that was started holds its goods. */
export const draftMinutes = 30
/** So long a virtual account waits for its deposit unless the shop's setting is shorter. */
export const accountDays = 3

/** Money came in and may be refunded. */
export const hasMoney: readonly PayStatus[] = ['paid', 'part_refunded']

/** The path of a payment; a call that arrives late never leads back, except a deposit that the bank takes back. */
const next: Record<PayStatus, readonly PayStatus[]> = {
  ready: [
    'confirming',
    'waiting',
    'paid',
    'failed',
    'cancelled',
    'expired',
    'part_refunded',
    'refunded',
  ],
  confirming: ['waiting', 'paid', 'failed', 'expired', 'part_refunded', 'refunded'],
  waiting: ['paid', 'expired', 'failed', 'cancelled', 'part_refunded', 'refunded'],
  paid: ['waiting', 'part_refunded', 'refunded'],
  part_refunded: ['refunded'],
  refunded: [],
  // the provider may have taken the money although we had given up
  failed: ['waiting', 'paid', 'part_refunded', 'refunded'],
  cancelled: ['waiting', 'paid', 'part_refunded', 'refunded'],
  expired: ['waiting', 'paid', 'part_refunded', 'refunded'],
}

export function mayBecome(from: PayStatus, to: PayStatus): boolean {
  return next[from].includes(to)
}

const ourFaults = [
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INVALID_REQUEST',
  'FORBIDDEN_REQUEST',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'NOT_AUTHORIZED',
  'PERMISSION_DENIED',
]

/** The provider refuses this shop, not this buyer: no card will work until somebody looks at the settings. */
export function isOurFault(code: string): boolean {
  return ourFaults.includes(code)
}

type Agreed = { pay_id: string; amount: Amount; currency: string }

/** Why what the provider holds is not what was agreed; null when it is. */
export function whyOther(
  agreed: Agreed,
  seen: Pick<Seen, 'pay_id' | 'amount' | 'currency'>,
): string | null {
  if (seen.pay_id !== agreed.pay_id) return 'order'
  if (seen.currency.toLowerCase() !== agreed.currency) return 'currency'
  return seen.amount === agreed.amount ? null : 'amount'
}

/** What of a payment is its order's: of an exchange that is done the difference in price without the fee. */
export function partOfOrder({
  amount,
  order_part,
}: {
  amount: Amount
  order_part?: Amount
}): Amount {
  return order_part || amount
}

/** What may still be asked back. */
export function refundable(payment: {
  amount: Amount
  order_part?: Amount
  refund_held: Amount
  status: PayStatus
}): Amount {
  return hasMoney.includes(payment.status) ? partOfOrder(payment) - payment.refund_held : 0
}

/** The part of a refund without VAT: what is asked for, else in proportion; never more of either part than earlier refunds have left. */
export function taxFreePart(
  payment: { amount: Amount; tax_free: Amount },
  earlier: readonly { amount: Amount; tax_free: Amount }[],
  amount: Amount,
  asked?: Amount,
): Amount {
  const gone = (part: 'amount' | 'tax_free') => earlier.reduce((sum, one) => sum + one[part], 0)
  const free = payment.tax_free - gone('tax_free')
  const taxed = payment.amount - gone('amount') - free
  const share = asked ?? Math.floor((free * amount) / Math.max(1, free + taxed))
  return Math.max(0, amount - taxed, Math.min(share, amount, free))
}

/** The law gives three business days for money to go back. */
export function refundDue(now: Date, holidays: readonly string[] = []): Date {
  const today = koreanDay(now)
  return after(now, { days: daysFrom(today, addWorkingDays(today, 3, holidays)) })
}

/** "라벤더 캔들 외 2건", at most a hundred characters. */
export function orderNameOf(
  lang: 'kr' | 'en',
  lines: readonly { it_name: string; it_name_en: string }[],
): string {
  const first = lines[0]
  const name = (lang === 'en' && first?.it_name_en) || first?.it_name || 'ODEMOA'
  const more = lines.length - 1
  const short = [...name].slice(0, 80).join('')
  return more < 1 ? short : translate(lang, '{name} 외 {count}건', { name: short, count: more })
}

type Sold = {
  it_id: string
  io_no: number
  it_name: string
  it_name_en: string
  ct_price: Amount
  ct_qty: number
}

export function escrowGoodsOf(lang: 'kr' | 'en', lines: readonly Sold[]): EscrowGoods {
  return lines.map(({ it_id, io_no, it_name, it_name_en, ct_price, ct_qty }) => ({
    ...{ id: `${it_id}-${io_no}`, code: it_id, unit_price: ct_price, quantity: ct_qty },
    name: [...((lang === 'en' && it_name_en) || it_name)].slice(0, 100).join(''),
  }))
}

/** Refunds that were written down earlier carry a code where nobody had given a reason. */
export function refundReason(reason: string): string {
  return reason === 'refund' ? '환불' : reason
}
