import { addDays, isDay } from './days.ts'
import type { Told } from './table.ts'

/** What a bank says of when: a day of Korea, and a time of day where it prints one. */
export type Said = { day: string; clock: string | null }

const badDay = (text: string): Told => [
  '날짜를 읽을 수 없어요: {text}',
  { text: text.slice(0, 40) || '-' },
]
const badClock = (text: string): Told => [
  '시각을 읽을 수 없어요: {text}',
  { text: text.slice(0, 40) },
]
const unsure = (text: string): Told => [
  '연, 월, 일의 차례를 알 수 없어요: {text} 2026-11-27처럼 적어 주세요.',
  { text: text.slice(0, 40) },
]

export const isSaid = (said: Said | Told): said is Said => typeof said === 'object' && 'day' in said

/** The words of one cell or of two: "2026. 3. 4. 오후 2:05", "20261107 90511", "2026년 11월 7일 (토) 14시 5분". What reads two ways, or none, is told. */
export function saidOf(when: string, time: string, digits: ClockDigits): Said | Told {
  const text = plain(when)
  const found = dayIn(text)
  if (!found) return ambiguous(text) ? unsure(when) : badDay(when)
  const day = dayOf(found.parts)
  if (!day) return badDay(when)
  const beside = plain(time)
  const rest = found.rest || (dayIn(beside)?.rest ?? beside)
  if (found.rest && beside && !clockOf(found.rest, digits)) return badClock(when)
  const typed = beside && !isMidnight(beside, digits) ? (dayIn(beside)?.rest ?? beside) : rest
  if (!typed) return { day, clock: null }
  const clock = clockOf(typed, digits)
  return clock ? { day, clock } : badClock(time || when)
}

/** A column of day and one of time, where a program wrote midnight beside each day. */
const isMidnight = (text: string, digits: ClockDigits) => clockOf(text, digits) === '00:00:00'

/** The moment of what was said; a day without a time stands at noon. */
export function instantOf({ day, clock }: Said): string {
  return new Date(`${day}T${clock ?? '12:00:00'}+09:00`).toISOString()
}

/** Digits without a colon: 140511 or 1405, as most of the column has it. */
export type ClockDigits = 4 | 6

export function clockDigits(times: readonly string[]): ClockDigits {
  return times.some((one) => /^\d{5,6}$/.test(one.trim())) ? 6 : 4
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\(?[일월화수목금토](요일)?\)|[일월화수목금토]요일/g, ' ')
    .replace(/[[\](){}]/g, ' ')
    .replace(/(\d)\s*[년월]\s*(?=\d)/g, '$1-')
    .replace(/(\d)\s*일(?=\s|$|[오\d])/g, '$1 ')
    .replace(/(\d)\s*시\s*(?:(\d{1,2})\s*분)?\s*(?:(\d{1,2})\s*초)?/g, (_, h, m = '00', s = '00') =>
      [h, m, s].join(':'),
    )
    .replace(/\s+/g, ' ')
    .trim()

type Parts = [year: string, month: string, day: string]

function dayIn(text: string): { parts: Parts; rest: string } | null {
  const from = (match: RegExpExecArray, order: readonly number[]) => ({
    parts: order.map((at) => match[at] ?? '') as Parts, // three of them
    rest: text
      .slice(match[0].length)
      .replace(/^[\sT,:.-]+/i, '')
      .trim(),
  })
  const wide = /^(\d{4})\s?[-./ ]\s?(\d{1,2})\s?[-./ ]\s?(\d{1,2})(?!\d)\.?/.exec(text)
  if (wide) return from(wide, [1, 2, 3])
  const close = /^(\d{4})(\d{2})(\d{2})(?=\D|$|\d{4}$|\d{6}$)/.exec(text)
  if (close) return from(close, [1, 2, 3])
  // only a day above twelve tells which of the two is the month
  const western = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?!\d)/.exec(text)
  if (western && Number(western[1]) > 12) return from(western, [3, 2, 1])
  if (western && Number(western[2]) > 12) return from(western, [3, 1, 2])
  const serial = /^(\d{5})(\.\d+)?$/.exec(text)
  return serial ? fromSerial(Number(text)) : null
}

const ambiguous = (text: string) =>
  /^\d{1,2}\s?[-./]\s?\d{1,2}\s?[-./]\s?\d{2}(\d{2})?(?!\d)/.test(text)

/** A date that lost its format: days since 1900, as spreadsheets count. */
function fromSerial(days: number): { parts: Parts; rest: string } | null {
  if (days < 36_526 || days > 73_050) return null
  const seconds = Math.round(days * 86_400)
  const [year = '', month = '', day = ''] = addDays(
    '1899-12-30',
    Math.floor(seconds / 86_400),
  ).split('-')
  const [hour, minute] = [Math.floor((seconds % 86_400) / 3_600), Math.floor(seconds / 60) % 60]
  const rest = [hour, minute, seconds % 60].map((one) => String(one).padStart(2, '0')).join(':')
  return { parts: [year, month, day], rest: Number.isInteger(days) ? '' : rest }
}

function dayOf([year, month, day]: Parts): string | null {
  const text = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isDay(text) && text >= '2000' && text < '2100' ? text : null
}

/** hh:mm:ss of a time of day; null when it is none. */
export function clockOf(text: string, digits: ClockDigits): string | null {
  const half = /오전|오후|am\b|pm\b|a\.m\.?|p\.m\.?/i.exec(text)?.[0].toLowerCase()
  const bare = text
    .replace(/오전|오후|[ap]\.?m\.?/gi, '')
    // the bank's hundredths, and a zone that says what is known
    .replace(/([+]09:?00|KST)$/i, '')
    .trim()
  const apart = /^(\d{1,2})\s?[:.]\s?(\d{1,2})(?:\s?[:.]\s?(\d{2})(?:\d{1,4}|[.,]\d+)?)?$/.exec(
    bare,
  )
  const close = /^\d{3,6}$/
    .exec(bare)?.[0]
    .replace(/^\d+$/, (all) => all.padStart(all.length > 4 ? 6 : digits, '0'))
  const [, hour = '', minute = '', second = '00'] =
    apart ?? /^(\d{2})(\d{2})(\d{2})?$/.exec(close ?? '') ?? []
  if (!hour) return null
  const isLate = half !== undefined && /오후|p/.test(half)
  const twelve = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0)
  const whole = half !== undefined && Number(hour) > 12 ? Number(hour) : twelve
  if (whole > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return [whole, minute, second].map((one) => String(one).padStart(2, '0')).join(':')
}
