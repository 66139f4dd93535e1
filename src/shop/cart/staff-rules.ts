import type { StaffRole } from '#kernel/endpoint.ts'
import type { PhraseParams } from '#kernel/translate.ts'

/** How far below the price of today each role may sell, in percent. */
const mostOff: Partial<Record<StaffRole, number>> = { owner: 100, finance: 30, order: 10 }

export function mostPercentOff(role: StaffRole | null): number {
  return (role && mostOff[role]) || 0
}

/** Why staff of this role cannot give this unit price; null when they can. Dearer is theirs to agree on. */
export function whyTooCheap(
  today: number,
  price: number,
  role: StaffRole | null,
): [string, PhraseParams] | null {
  const most = mostPercentOff(role)
  const least = Math.floor((today * (100 - most)) / 100)
  return price >= least
    ? null
    : ['{percent}%까지 깎을 수 있어요. 더 깎으려면 운영자에게 부탁해 주세요.', { percent: most }]
}
