import { describe, expect, test } from 'vitest'
import { orderForm } from '#shop/order/contract/place.ts'
import { fieldRules } from './field-rules.ts'
import {
  bodyOf,
  depositorOf,
  emptyOrder,
  type OrderTyped,
  ordererTyped,
  whyWrong,
} from './typed-order.ts'

const t = (phrase: string) => phrase
const guest = { t, guest: true }
const typed: OrderTyped = {
  ...emptyOrder,
  od_name: '김여름',
  od_hp: '010-1234-5678',
  od_email: 'yeoreum@example.com',
  od_pwd: 'yeoreum12',
  od_b_name: '김여름',
  od_b_hp: '010-1234-5678',
  od_b_zip: '04524',
  od_b_addr1: '서울특별시 중구 세종대로 110',
  memo_choice: '문 앞에 놓아 주세요',
  od_bank_account: 'kb',
  od_deposit_name: '김여름',
  agree_order: true,
  agree_privacy: true,
}

describe('the rules of the browser agree with the contract', () => {
  const samples = [
    '',
    ' ',
    '김여름',
    'a<b',
    '010-1234-5678',
    '010-1234-567',
    '+1 415 555 0100',
    '123',
    'a@b',
    'a@b.co',
    'Yeoreum@Example.com',
    'short',
    'long enough',
    '04524',
    '4524',
    '123456',
    "O'Neil",
    '가'.repeat(21),
    '가'.repeat(20),
  ]
  const names = Object.keys(fieldRules) as (keyof typeof fieldRules)[] // the keys of a literal
  const shapes: Record<string, { safeParse: (value: unknown) => { success: boolean } }> =
    orderForm.shape
  test.each(names)('%s', (name) => {
    for (const sample of samples) {
      // an account is an id, and a password may be anything long enough
      // a depositor is asked for only where a bank transfer was chosen
      if (
        name === 'od_bank_account' ||
        (name === 'od_deposit_name' && !sample.trim()) ||
        (name === 'od_pwd' && !sample)
      )
        continue
      expect({ sample, ok: fieldRules[name](sample) === null }).toEqual({
        sample,
        ok: shapes[name]?.safeParse(sample).success,
      })
    }
  })
})

test('a filled form is what the contract takes', () => {
  const body = bodyOf(typed, {
    guest: true,
    direct: false,
    totals: { total: 38_100, currency: 'krw' },
    benefits: { coupons: [], points: 0 },
  })
  expect(orderForm.safeParse(body).success).toBe(true)
  expect(body).toMatchObject({
    od_memo: '문 앞에 놓아 주세요',
    expected_total: 38_100,
    od_pwd: 'yeoreum12',
  })
  expect(
    (Object.keys(typed) as (keyof OrderTyped)[]).filter((name) => whyWrong(name, typed, guest)),
  ).toEqual([])
})

test('a member sends no password, and own words replace the common wish', () => {
  const body = bodyOf(
    { ...typed, memo_choice: 'own', od_memo: ' 3층입니다 ' },
    {
      guest: false,
      direct: true,
      totals: { total: 1, currency: 'usd' },
      benefits: { coupons: ['A'], points: 100 },
    },
  )
  expect(body).not.toHaveProperty('od_pwd')
  expect(body).toMatchObject({ od_memo: '3층입니다', direct: true, currency: 'usd' })
})

test('an empty form names each place once', () => {
  const wrong = (Object.keys(emptyOrder) as (keyof OrderTyped)[]).filter((name) =>
    whyWrong(name, emptyOrder, guest),
  )
  expect(wrong).toEqual([
    'od_name',
    'od_hp',
    'od_email',
    'od_pwd',
    'od_b_name',
    'od_b_hp',
    'od_b_addr1',
    'od_bank_account',
    'agree_privacy',
    'agree_order',
  ])
  expect(whyWrong('od_pwd', emptyOrder, { t, guest: false })).toBeNull()
})

test('the depositor and a receiver who is the same follow the orderer until they are touched', () => {
  expect(depositorOf("박 O'Neil-Kim")).toBe('박 O Neil Kim')
  expect(ordererTyped(emptyOrder, { od_name: '김' })).toEqual({
    od_name: '김',
    od_deposit_name: '김',
  })
  expect(
    ordererTyped({ ...emptyOrder, od_name: '김', od_deposit_name: '회사' }, { od_name: '김여' }),
  ).toEqual({ od_name: '김여' })
  expect(ordererTyped({ ...emptyOrder, same: true }, { od_hp: '010' })).toEqual({
    od_hp: '010',
    od_b_hp: '010',
  })
})
