import { formatPhone } from '#kernel/phone.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { Totals } from '#shop/cart/contract.ts'
import type { RecentPlace } from '#shop/order/contract/mine.ts'
import type { SettleCase } from '#shop/order/contract/order.ts'
import type { OrderFormTyped } from '#shop/order/contract/place.ts'
import { cashCases, whyBadIdentity } from '#shop/payment/receipt-rules.ts'
import { escrowWays, settleCaseOf } from '#shop/payment/rules.ts'
import { isTaxable } from '#shop/tax-invoice/rules.ts'
import { fieldRules, whyWrongIn } from './field-rules.ts'

/** What stands in the fields of the order form. */
export type OrderTyped = {
  od_name: string
  od_hp: string
  od_email: string
  od_pwd: string
  /** the receiver is the orderer: copied while it is ticked */
  same: boolean
  od_b_name: string
  od_b_hp: string
  od_b_zip: string
  od_b_addr1: string
  od_b_addr2: string
  od_b_addr3: string
  od_b_addr_jibeon: string
  /** KR, or where it goes abroad */
  country_code: string
  od_b_city: string
  od_b_state: string
  /** one of the common wishes, or `own` */
  memo_choice: string
  od_memo: string
  /** a present: no paper with prices goes into the parcel */
  od_gift: boolean
  /** a member keeps the address in the book */
  save_address: boolean
  od_settle_case: string
  od_bank_account: string
  od_deposit_name: string
  /** none, income or business */
  cash_receipt: string
  cash_identity: string
  use_escrow: boolean
  /** for a company: an invoice to its registration */
  tax_invoice: boolean
  agree_order: boolean
  agree_no_return: boolean
  agree_privacy: boolean
}

export const ownMemo = 'own'
export const mostMemo = 500
export const byBank = '무통장'

export const emptyOrder: OrderTyped = {
  od_name: '',
  od_hp: '',
  od_email: '',
  od_pwd: '',
  same: false,
  od_b_name: '',
  od_b_hp: '',
  od_b_zip: '',
  od_b_addr1: '',
  od_b_addr2: '',
  od_b_addr3: '',
  od_b_addr_jibeon: 'R',
  country_code: 'KR',
  od_b_city: '',
  od_b_state: '',
  memo_choice: '',
  od_memo: '',
  od_gift: false,
  save_address: false,
  od_settle_case: '무통장',
  od_bank_account: '',
  od_deposit_name: '',
  cash_receipt: 'none',
  cash_identity: '',
  use_escrow: false,
  tax_invoice: true,
  agree_privacy: false,
  agree_no_return: false,
  agree_order: false,
}

type Say = (phrase: string, params?: PhraseParams) => string
/** Why a field is wrong, as a sentence; null when it is right. */
export function whyWrong(
  name: keyof OrderTyped,
  typed: OrderTyped,
  {
    t,
    guest,
    kept = false,
    unsent = false,
  }: {
    t: Say
    guest: boolean
    /** goods that cannot come back on a change of mind are among them */
    kept?: boolean
    /** classes alone: nothing is sent, nobody receives */
    unsent?: boolean
  },
): string | null {
  if (unsent && (name.startsWith('od_b_') || name === 'country_code')) return null
  if (name === 'agree_order')
    return typed.agree_order ? null : t('주문 내용을 확인하고 동의해 주세요.')
  if (name === 'agree_no_return')
    return !kept || typed.agree_no_return ? null : t('안내를 확인하고 동의해 주세요.')
  if (name === 'agree_privacy')
    return !guest || typed.agree_privacy ? null : t('개인정보 처리 안내를 확인해 주세요.')
  if (name === 'od_pwd' && !guest) return null
  // without a street the street's message is enough
  if (name === 'od_b_zip' && !typed.od_b_zip && !typed.od_b_addr1) return null
  // only a bank transfer asks for an account and a depositor
  if (typed.od_settle_case !== byBank && (name === 'od_bank_account' || name === 'od_deposit_name'))
    return null
  if (name === 'cash_identity') {
    const why = asksReceipt(typed)
      ? whyBadIdentity(
          typed.cash_receipt === 'business' ? 'business' : 'income',
          typed.cash_identity,
        )
      : null
    return why && t(why)
  }
  // the depositor follows the orderer: one message is enough
  if (name === 'od_deposit_name' && !typed.od_name.trim() && !typed.od_deposit_name) return null
  if (!hasRule(name)) return null
  const why = whyWrongIn(typed.country_code, name, typed[name]) ?? fieldRules[name](typed[name])
  return why && t(why[0], why[1])
}

/** Only what is paid in cash, or from a balance that was cash, has a cash receipt. */
export function asksReceipt(
  { od_settle_case, cash_receipt }: Pick<OrderTyped, 'od_settle_case' | 'cash_receipt'>,
  credit = 0,
): boolean {
  return (
    (credit > 0 || cashCases.includes(od_settle_case)) &&
    (cash_receipt === 'income' || cash_receipt === 'business')
  )
}

/** A company's invoice goes with what is paid in cash, or later; a card's slip is its own proof. */
export function asksInvoice(
  { od_settle_case, tax_invoice }: Pick<OrderTyped, 'od_settle_case' | 'tax_invoice'>,
  currency: string,
): boolean {
  return tax_invoice && isTaxable({ od_settle_case, currency })
}

/** Escrow goes with what is paid like cash through the provider. */
export function hasEscrow(settle_case: string): boolean {
  return escrowWays.some((way) => settleCaseOf[way] === settle_case)
}

function hasRule(name: keyof OrderTyped): name is keyof typeof fieldRules {
  return name in fieldRules
}

/** A name as a bank prints it: letters, digits and spaces, at most twenty. */
export function depositorOf(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 20)
    .trim()
}

/** What else changes when the orderer's name or phone is typed: a depositor nobody touched, a receiver who is the same. */
export function ordererTyped(
  typed: OrderTyped,
  part: { od_name?: string; od_hp?: string },
): Partial<OrderTyped> {
  const untouched = typed.od_deposit_name === depositorOf(typed.od_name)
  return {
    ...part,
    ...(part.od_name !== undefined && untouched
      ? { od_deposit_name: depositorOf(part.od_name) }
      : {}),
    ...(typed.same && part.od_name !== undefined ? { od_b_name: part.od_name } : {}),
    ...(typed.same && part.od_hp !== undefined ? { od_b_hp: part.od_hp } : {}),
  }
}

/** The receiver of an address of the book. */
export function receiverOf(one: RecentPlace): Partial<OrderTyped> {
  return {
    same: false,
    od_b_name: one.ad_name,
    od_b_hp: formatPhone(one.ad_hp),
    od_b_zip: one.ad_zip,
    od_b_addr1: one.ad_addr1,
    od_b_addr2: one.ad_addr2,
    od_b_addr3: one.ad_addr3,
    od_b_addr_jibeon: one.ad_jibeon,
    country_code: 'KR',
    od_b_city: '',
    od_b_state: '',
  }
}

export type Sending = {
  guest: boolean
  direct: boolean
  cart_key: string
  totals: Pick<Totals, 'total' | 'currency'>
  benefits: { coupons: string[]; points: number }
  /** won of the buyer's balance */
  credit?: number
  /** ordered for a company, whose registration the shop has seen */
  company?: boolean
  /** classes alone */
  unsent?: boolean
  /** told of a booking in the same slot, and going on */
  same_slot?: boolean
}

/** The form as it goes on the wire. */
export function bodyOf(
  typed: OrderTyped,
  {
    guest,
    direct,
    totals,
    benefits,
    credit = 0,
    company,
    unsent,
    same_slot,
  }: Omit<Sending, 'cart_key'>,
): OrderFormTyped {
  const {
    same,
    memo_choice,
    od_memo,
    od_pwd,
    agree_privacy,
    agree_no_return,
    agree_order,
    od_b_addr_jibeon,
    od_settle_case,
    od_bank_account,
    od_deposit_name,
    cash_receipt,
    cash_identity,
    use_escrow,
    tax_invoice,
    ...fields
  } = typed
  const { od_name, od_hp, od_email } = fields
  const wantsTax = company === true && asksInvoice(typed, totals.currency)
  return {
    ...(unsent ? { od_name, od_hp, od_email, classes_only: true } : fields),
    ...(unsent
      ? {}
      : {
          od_b_addr_jibeon: od_b_addr_jibeon === 'J' ? ('J' as const) : ('R' as const),
          od_memo: memo_choice === ownMemo ? od_memo.trim() : memo_choice,
        }),
    ...(same_slot ? { same_slot } : {}),
    ...(guest ? { od_pwd, agree_privacy } : {}),
    ...(agree_no_return ? { agree_no_return } : {}),
    od_settle_case: od_settle_case as SettleCase, // one of the cards; the contract refuses others
    ...(od_settle_case === byBank ? { od_bank_account, od_deposit_name } : {}),
    ...(wantsTax ? { tax_invoice: true } : {}),
    ...(!wantsTax && asksReceipt(typed, credit)
      ? {
          cash_receipt: cash_receipt === 'business' ? ('business' as const) : ('income' as const),
          cash_identity,
        }
      : {}),
    ...(use_escrow && hasEscrow(od_settle_case) ? { use_escrow } : {}),
    agree_order: agree_order as true, // checked before; the contract refuses false
    direct,
    ...benefits,
    ...(credit ? { credit } : {}),
    expected_total: totals.total,
    currency: totals.currency,
  }
}
