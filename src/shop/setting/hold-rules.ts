import type { Settings } from './contract.ts'

/** How many units of an option, or seats of a date, one place may hold unpaid; null where there is no limit. */
export function mostHeld(
  limits: Settings['holds'],
  of: number,
  isMember: boolean,
  least = limits.share_least,
): number | null {
  const percent = isMember ? limits.member_percent : limits.guest_percent
  if (percent === 0) return null
  return Math.max(least, Math.floor((of * percent) / 100))
}
