import type { LineProblem } from './contract.ts'

export const mostOfOne = 9999
export const mostLines = 200

/** A changed price is told, not refused: the order compares the sum the shopper saw. */
export function blocks(found: Pick<LineProblem, 'code'> | null): boolean {
  return found !== null && found.code !== 'PRICE_CHANGED'
}

/** Lines that cannot be ticked, whatever their quantity. */
export function isGone(found: Pick<LineProblem, 'code'> | null): boolean {
  return found?.code === 'NOT_FOR_SALE' || found?.code === 'SOLD_OUT'
}
