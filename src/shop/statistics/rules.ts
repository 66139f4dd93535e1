import { addDays, daysFrom, isDay } from '#kernel/days.ts'

/** different things a day may count: a flood of made-up names goes under one */
export const mostADay = 5_000
export const others = '(others)'
/** counters of days are kept this long, client ids of analytics as long as a session */
export const keptDays = 400
export const sessionDays = 14
export const longestPeriod = 366

export function daysBetween(from: string, until: string): number {
  return daysFrom(from, until) + 1
}

/** As many days, just before. */
export function periodBefore({ from, until }: { from: string; until: string }) {
  const days = daysBetween(from, until)
  return { from: addDays(from, -days), until: addDays(until, -days) }
}

const mostStretches = 8

/** Days, in their order, as a few stretches without gaps; where there would be many, those that lie closest become one. */
export function stretchesOf(days: readonly string[]): { from: string; until: string }[] {
  const found: { from: string; until: string }[] = []
  for (const day of days) {
    const last = found.at(-1)
    if (last && addDays(last.until, 1) === day) last.until = day
    else found.push({ from: day, until: day })
  }
  while (found.length > mostStretches) {
    const gaps = found.slice(1).map(({ from }, at) => daysFrom(found[at]?.until ?? from, from))
    const at = gaps.indexOf(Math.min(...gaps))
    const [before, after] = found.slice(at, at + 2)
    if (before && after) found.splice(at, 2, { from: before.from, until: after.until })
  }
  return found
}

/** Why a period cannot be counted; null when it can. */
export function whyBadPeriod(from: string, until: string): string | null {
  if (!isDay(from) || !isDay(until)) return '날짜를 YYYY-MM-DD로 적어 주세요.'
  if (from > until) return '시작일이 종료일보다 늦어요.'
  return daysBetween(from, until) > longestPeriod ? '한 번에 1년까지 볼 수 있어요.' : null
}

/** A search word as it is counted; null for one that may name a person. */
export function countedWord(typed: string): string | null {
  const word = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 50)
  if (!word || word.includes('@') || /(?:\d[\s.-]?){7,}/.test(word)) return null
  return word
}

/** Part of a whole in percent with one decimal; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : null
}

/** Whose orders they are; money that belongs to no order is apart. */
export const buyerWord = {
  new: '처음 산 고객',
  returning: '다시 산 고객',
  other: '주문 밖의 결제',
} as const
