import { isClass } from '#shop/cart/class-rules.ts'

/** An order of classes alone: nothing of it is sent. */
export function isUnsent({ lines }: { lines: readonly { io_type: number }[] }): boolean {
  return lines.length > 0 && lines.every(isClass)
}
