import { type StaffRole, standsFor } from '#kernel/endpoint.ts'
import type { FoundKind } from './contract.ts'

// as the endpoints of their lists say it; the accountant reads everything
const readers: Record<FoundKind, readonly StaffRole[]> = {
  order: ['order'],
  product: ['product', 'order'],
  member: ['order'],
  claim: ['order'],
  inquiry: ['order', 'content'],
}

/** What kinds of things a role may find. */
export function kindsFor(role: StaffRole): FoundKind[] {
  const kinds: FoundKind[] = ['order', 'product', 'member', 'claim', 'inquiry']
  return kinds.filter((kind) => role === 'accountant' || standsFor(role, readers[kind]))
}
