import { after, koreanDay, koreanHour, startOfKoreanDay } from '#kernel/korean-time.ts'

const nightFrom = 21
const morning = 8

/** Between 21:00 and 08:00 Korean time no advertising may be sent. */
export function isNight(at: Date): boolean {
  const hour = koreanHour(at)
  return hour >= nightFrom || hour < morning
}

/** When a message may leave: at once, but advertising waits for eight in the morning in Korea. */
export function leavesAt(now: Date, isAd: boolean): Date {
  if (!isAd || !isNight(now)) return now
  const later = koreanHour(now) >= nightFrom ? 1 : 0
  return after(startOfKoreanDay(koreanDay(now), later), { hours: morning })
}

export const shortBytes = 90
export const longBytes = 2_000

/** The networks count two bytes for every letter outside ASCII. */
export function messageBytes(text: string): number {
  let bytes = 0
  for (const letter of text) bytes += letter.charCodeAt(0) < 128 ? 1 : 2
  return bytes
}

/** A short message, or a long one when it does not fit. */
export function messageType(text: string): 'SMS' | 'LMS' {
  return messageBytes(text) <= shortBytes ? 'SMS' : 'LMS'
}

/** Cut at a whole letter so that the networks take it. */
export function cutToBytes(text: string, most: number): string {
  if (messageBytes(text) <= most) return text
  let kept = ''
  let bytes = 3
  for (const letter of text) {
    bytes += letter.charCodeAt(0) < 128 ? 1 : 2
    if (bytes > most) break
    kept += letter
  }
  return `${kept}...`
}

/** The `{names}` that a text asks to be filled. */
export function wordsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''))]
}

/** A phone number that can be written to: Korean mobiles, and foreign numbers with their plus. */
export function canTakeMessages(phone: string): boolean {
  return /^01[016789]\d{7,8}$/.test(phone)
}

/** How long a wish to hear of new stock stands. */
export const bellDays = 180
export const mostBells = 20
