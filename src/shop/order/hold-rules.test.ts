import { expect, test } from 'vitest'
import { mostHeld } from '#shop/setting/hold-rules.ts'
import { isLow, whyTooMuch } from './hold-rules.ts'

const limits = {
  per_address: 50,
  per_phone: 10,
  guest_percent: 30,
  member_percent: 60,
  share_least: 5,
  low_percent: 20,
  guest_hours: 24,
  seats_person: 8,
  seats_address: 16,
  seats_least: 4,
}
const of = (held: number, on_hand = 100, reserved = held) => [
  { io_no: 1, on_hand, reserved, held, own: held },
]
const guest = { isMember: false, isPayingNow: false }

test('a place holds a share of the stock, and a few units of whatever is scarce', () => {
  expect(mostHeld(limits, 100, false)).toBe(30)
  expect(mostHeld(limits, 100, true)).toBe(60)
  expect(mostHeld(limits, 4, false)).toBe(5)
  expect(mostHeld({ ...limits, guest_percent: 0 }, 100, false)).toBeNull()
})

test.each([
  ['up to the share', 29, 1, guest, false],
  ['one more than the share', 30, 1, guest, true],
  ['all at once', 0, 100, guest, true],
  ['a member has the larger share', 30, 30, { ...guest, isMember: true }, false],
  ['and an end to it', 30, 31, { ...guest, isMember: true }, true],
  ['who pays now may take all', 0, 100, { ...guest, isPayingNow: true }, false],
  ['but not on top of what lies unpaid', 30, 1, { ...guest, isPayingNow: true }, true],
])('%s', (_, held, qty, who, isRefused) => {
  expect(whyTooMuch(limits, [{ io_no: 1, qty }], of(held), who) !== null).toBe(isRefused)
})

test('little is left when less than the line remains after this order', () => {
  expect(isLow(limits, [{ io_no: 1, qty: 10 }], of(0, 100, 70))).toBe(false)
  expect(isLow(limits, [{ io_no: 1, qty: 11 }], of(0, 100, 70))).toBe(true)
})
