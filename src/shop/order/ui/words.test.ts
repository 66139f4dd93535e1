import { expect, test } from 'vitest'
import { payWordOf } from '#shop/payment/state-rules.ts'
import { addressOf } from './compose-address.ts'
import { errorWords } from './error-words.ts'
import { historyWordsOf, receiptTimeWord, stateWordOf, stepOf, wayOf } from './steps.ts'

const found = {
  zonecode: '63309',
  userSelectedType: 'R',
  roadAddress: '제주특별자치도 제주시 첨단로 242',
  jibunAddress: '제주특별자치도 제주시 영평동 2181',
  roadAddressEnglish: '242, Cheomdan-ro',
  jibunAddressEnglish: '2181, Yeongpyeong-dong',
  bname: '영평동',
  buildingName: '스페이스닷원',
  apartment: 'Y',
}

test('a road address has quarter and building behind it', () => {
  expect(addressOf(found)).toEqual({
    od_b_zip: '63309',
    od_b_addr1: '제주특별자치도 제주시 첨단로 242',
    od_b_addr3: '(영평동, 스페이스닷원)',
    od_b_addr_jibeon: 'R',
  })
  expect(addressOf({ ...found, apartment: 'N', bname: '한림읍' }).od_b_addr3).toBe('')
})

test('a lot address stands alone; English pages take the English one', () => {
  expect(addressOf({ ...found, userSelectedType: 'J' })).toMatchObject({
    od_b_addr1: '제주특별자치도 제주시 영평동 2181',
    od_b_addr3: '',
    od_b_addr_jibeon: 'J',
  })
  expect(addressOf(found, true).od_b_addr1).toBe('242, Cheomdan-ro')
  expect(addressOf({ ...found, roadAddressEnglish: undefined }, true).od_b_addr1).toBe(
    '제주특별자치도 제주시 첨단로 242',
  )
})

test('a message of the address is plain, at most 200 characters, known codes have words', () => {
  expect(errorWords(null)).toBeNull()
  expect(errorWords(' \u0000\n ')).toBeNull()
  expect(errorWords('PAY_PROCESS_CANCELED')).toBe('결제를 취소하셨어요.')
  expect([...(errorWords('향'.repeat(300)) ?? '')]).toHaveLength(200)
  expect([...(errorWords('🕯'.repeat(300)) ?? '')]).toHaveLength(200)
})

test('a cancelled order has left the way', () => {
  expect(stepOf('주문')).toBe(0)
  expect(stepOf('완료')).toBe(4)
  expect(stepOf('취소')).toBeNull()
})

test('a company that pays later has not paid when its order is taken', () => {
  const lines = [{ io_type: 0 }]
  const owed = { od_due_on: '2026-12-21', payment: {}, lines }
  expect(receiptTimeWord(owed)).toBe('외상으로 정한 때')
  expect(historyWordsOf(owed)['order.paid']).toBe('외상으로 받았어요')
  const paid = { od_due_on: null, payment: {}, lines }
  expect(receiptTimeWord(paid)).toBe('결제한 때')
  expect(receiptTimeWord({ ...paid, payment: null })).toBe('입금 확인')
  expect(historyWordsOf(paid)['order.paid']).toBe('결제를 확인했어요')
})

test('what a company owes is called so, and paid nowhere; seats of its classes are booked', () => {
  const owed = { od_status: '입금' as const, od_settle_case: '외상' }
  expect(stateWordOf(owed)).toBe('외상 접수')
  expect(stateWordOf({ ...owed, unsent: true })).toBe('예약 확정')
  expect(stateWordOf({ ...owed, od_status: '배송' })).toBe('배송 중')
  expect(stateWordOf({ ...owed, od_settle_case: '무통장' })).toBe('결제 완료')
  const words = (owed: boolean) => wayOf({ unsent: false, owed }).map(({ word }) => word)
  expect(words(true)).toContain('외상 접수')
  expect(words(true)).not.toContain('결제 완료')
  expect(words(false)).toContain('결제 완료')
  expect(payWordOf('paid', 'account')).toBe('외상')
  expect(payWordOf('refunded', 'account')).toBe('모두 환불')
  expect(payWordOf('paid', 'card')).toBe('결제됨')
})
