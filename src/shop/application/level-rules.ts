import { lowestGrade } from '#shop/member/desk-rules.ts'

/** An approval that stands, besides the one in question. */
export type Standing = { mb_level: number | null; level_before: number | null }

/** The grade a member had of their own, before the first of the approvals that stand. */
export function ownLevel(now: number, others: readonly Standing[]): number {
  return others.length ? (others[0]?.level_before ?? lowestGrade) : now
}

/** What a member stands at: their own grade, or what an approval gave, where that is higher. */
export function levelWith(own: number, others: readonly Standing[], given = lowestGrade): number {
  return Math.max(own, given, ...others.map(({ mb_level }) => mb_level ?? lowestGrade))
}
