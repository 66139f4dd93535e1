import type { OrderFormTyped } from './contract/place.ts'

/** A guest's order form, rightly filled. */
export function orderForm(given: Partial<OrderFormTyped> = {}): OrderFormTyped {
  return {
    od_name: '김민지',
    od_hp: '010-1234-5678',
    od_email: 'minji@mail.example',
    od_pwd: 'lavender-12',
    od_b_name: '김민지',
    od_b_hp: '010-1234-5678',
    od_b_zip: '04524',
    od_b_addr1: '서울특별시 중구 세종대로 110',
    od_b_addr2: '3층',
    od_settle_case: '무통장',
    od_bank_account: 'main',
    od_deposit_name: '김민지',
    agree_order: true,
    agree_privacy: true,
    expected_total: 14_000,
    currency: 'krw',
    ...given,
  }
}
