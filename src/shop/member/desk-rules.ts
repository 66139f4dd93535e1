import { type StaffRole, staffRoles } from '#kernel/endpoint.ts'

/** Shoppers stand between these; staff accounts are above. */
export const lowestGrade = 2
export const highestGrade = 8

type Person = { mb_id: string; staff_role: string | null }

/** Why one of the staff may not change a member; null when they may. Staff accounts are the owner's. */
export function whyCannotTouch(
  actor: { mb_id: string | null; staff_role: StaffRole | null },
  target: Person,
): string | null {
  if (target.staff_role === null) return null
  if (actor.staff_role !== 'owner') return '직원 계정은 운영자만 바꿀 수 있어요.'
  return actor.mb_id === target.mb_id
    ? '자기 계정은 여기에서 바꿀 수 없어요. 다른 운영자에게 부탁해 주세요.'
    : null
}

/** Why this change would leave the shop without an owner; null when one stays. */
export function whyNoOwnerLeft(
  target: Person,
  next: StaffRole | null,
  otherOwners: number,
): string | null {
  return target.staff_role === 'owner' && next !== 'owner' && otherOwners === 0
    ? '운영자는 한 명 이상 있어야 해요.'
    : null
}

export function isStaffRole(word: unknown): word is StaffRole {
  return staffRoles.some((role) => role === word)
}

const told = [
  'mb_id',
  'reason',
  'from',
  'to',
  'by',
  'staff_role',
  'amount',
  'currency',
  'refund',
  'sessions',
  'points',
  'coupon',
  'company',
  'ip',
  'changed',
  'lines',
  'whole',
  'task',
]

/** What of an event staff may read: never what opens something. */
export function shownPayload(payload: unknown): Record<string, unknown> {
  if (!payload || typeof payload !== 'object') return {}
  return Object.fromEntries(
    Object.entries(payload).filter(
      ([name, value]) => told.includes(name) && value !== null && typeof value !== 'object',
    ),
  )
}
