import type { ShopMove } from './contract.ts'
import { meetingsOf } from './meeting-rules.ts'

type Dated = Parameters<typeof meetingsOf>[0] & { place: string; place_en: string }

/** Meetings of a date that are held at other hours than before. */
export function movedMeetings(before: Dated, after: Dated): number[] {
  const old = meetingsOf(before)
  return meetingsOf(after)
    .filter((one, at) => {
      const was = old[at]
      return +one.starts_at !== Number(was?.starts_at) || +one.ends_at !== Number(was?.ends_at)
    })
    .map(({ meeting_no }) => meeting_no)
}

/** Whether whoever booked must be told: another hour, another length, another place. */
export function isMoved(before: Dated, after: Dated): boolean {
  return before.place !== after.place || movedMeetings(before, after).length > 0
}

/** What the studio changed of a date, and until when all of the money comes back for it: the first meeting to come that is not as it was. */
export function shopMove(before: Dated, after: Dated, now: Date): ShopMove {
  const changed = movedMeetings(before, after)
  const toCome = meetingsOf(after).filter(({ starts_at }) => starts_at > now)
  const first = toCome.find(({ meeting_no }) => changed.includes(meeting_no)) ?? toCome[0]
  return {
    at: now.toISOString(),
    until: (first?.starts_at ?? now).toISOString(),
    starts_at: before.starts_at.toISOString(),
    ends_at: before.ends_at.toISOString(),
    place: before.place,
    place_en: before.place_en,
  }
}
