import type { StaffRow } from '#admin/ui/staff-lines.tsx'
import type { Currency } from '#kernel/language.ts'
import { formatPhone } from '#kernel/phone.ts'
import type { DeskQuotation } from '#shop/cart/desk-contract.ts'
import type { Receiver } from '#shop/order/contract/edits.ts'
import type { PhoneOrderTyped } from '#shop/order/contract/phone.ts'

/** What staff have typed of an order so far. */
export type PhoneTyped = {
  who: 'member' | 'guest'
  mb_id: string | null
  od_name: string
  od_hp: string
  od_email: string
  od_pwd: string
  currency: Currency
  country: string
  receiver: Receiver
  od_gift: boolean
  rows: StaffRow[]
  percent_off: number | null
  off_reason: string
  coupons: string[]
  points: number | null
  pay: 'bank' | 'here'
  od_bank_account: string
  od_deposit_name: string
  paid_reason: string
  agree_order: boolean
  agree_privacy: boolean
}

const noReceiver: Receiver = {
  ...{ od_b_name: '', od_b_hp: '', od_b_zip: '', od_b_addr1: '', od_b_addr2: '', od_b_addr3: '' },
  ...{ od_b_addr_jibeon: 'R', od_b_city: '', od_b_state: '', od_memo: '' },
}

export const blankOrder: PhoneTyped = {
  ...{ who: 'guest', mb_id: null, od_name: '', od_hp: '', od_email: '', od_pwd: '' },
  ...{ currency: 'krw', country: 'KR', receiver: noReceiver, od_gift: false },
  ...{ rows: [], percent_off: null, off_reason: '', coupons: [], points: null },
  ...{ pay: 'bank', od_bank_account: '', od_deposit_name: '', paid_reason: '' },
  ...{ agree_order: false, agree_privacy: false },
}

/** An order for whom the quotation was written to; a member's own data come with the choice of the member. */
export function quotedOrder({ currency, paper }: DeskQuotation): PhoneTyped {
  const { company, name, phone, email } = paper.recipient
  const od_name = name || company
  const od_hp = formatPhone(phone)
  return {
    ...blankOrder,
    ...{ currency, od_name, od_hp, od_email: email },
    receiver: { ...noReceiver, od_b_name: od_name, od_b_hp: od_hp },
  }
}

/** What the price depends on. */
export function goodsTyped(typed: PhoneTyped, qt_id?: number) {
  const member = typed.who === 'member' ? typed.mb_id : null
  return {
    mb_id: member,
    currency: typed.currency,
    ...(qt_id ? { qt_id } : {}),
    lines: qt_id
      ? []
      : typed.rows.map(({ io_no, ct_qty, ct_text, price }) => ({
          ...{ io_no, ct_qty, ct_text },
          ...(price === null ? {} : { price }),
        })),
    percent_off: qt_id ? 0 : (typed.percent_off ?? 0),
    coupons: member ? typed.coupons : [],
    points: member ? (typed.points ?? 0) : 0,
  }
}

/** A tick that was left out is told by the server, at its place. */
export function phoneBody(
  typed: PhoneTyped,
  expected_total: number,
  qt_id?: number,
): PhoneOrderTyped {
  const { od_name, od_hp, od_email, od_pwd, od_gift, off_reason, receiver } = typed
  const ticked = (on: boolean) => on as true // see above
  return {
    ...goodsTyped(typed, qt_id),
    ...{ od_name, od_hp, od_email, od_gift, off_reason },
    ...receiver,
    ...(typed.who === 'guest' ? { od_pwd } : {}),
    country_code: typed.country,
    od_bank_account: typed.pay === 'bank' ? typed.od_bank_account : '',
    od_deposit_name: typed.pay === 'bank' ? typed.od_deposit_name : '',
    agree_order: ticked(typed.agree_order),
    agree_privacy: typed.agree_privacy,
    expected_total,
  }
}
