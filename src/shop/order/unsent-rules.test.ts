import { expect, test } from 'vitest'
import { classType } from '#shop/cart/class-rules.ts'
import { contentsOf, isUnsent } from './unsent-rules.ts'

const goods = { io_type: 0 }
const seats = { io_type: classType }

test.each([
  ['goods', [goods, goods], false],
  ['classes', [seats, seats], true],
  ['both', [goods, seats], false],
  // nothing is ticked: a cart is of goods
  ['goods', [], false],
] as const)('an order is of %s', (kind, lines, unsent) => {
  expect(contentsOf({ lines })).toBe(kind)
  expect(isUnsent({ lines })).toBe(unsent)
})
