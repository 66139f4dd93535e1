import { isClass } from '#shop/cart/class-rules.ts'

type Lines = readonly { io_type: number }[]

/** An order of classes alone: nothing of it is sent. */
export function isUnsent({ lines }: { lines: Lines }): boolean {
  return lines.length > 0 && lines.every(isClass)
}

/** What an order or a cart is of, for the words over its lines and its sums. */
export function contentsOf({ lines }: { lines: Lines }): 'goods' | 'classes' | 'both' {
  if (isUnsent({ lines })) return 'classes'
  return lines.some(isClass) ? 'both' : 'goods'
}

/** What the price of the lines is called, as a phrase. */
export const pricePhrases = {
  goods: '상품 금액',
  classes: '클래스 금액',
  both: '상품·클래스 금액',
} as const
