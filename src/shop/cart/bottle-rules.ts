import type { MadeBottles } from './bottle-contract.ts'

/** A line of bottles with a label of one's own: one set, made at once, of no stock. */
export const bottleType = 3

export function isBottle({ io_type }: { io_type: number }): boolean {
  return io_type === bottleType
}

/** What the rules must know of a set; `why` it cannot be made as things stand, null when it can. */
export type BottleSet = MadeBottles & { why: string | null }
