/** Days of the calendar, YYYY-MM-DD, and months, YYYY-MM: no zone, no clock. */

const dayMs = 86_400_000

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/** True for a day that is in the calendar. */
export function isDay(text: string): boolean {
  return readDay(text) !== null
}

export type DayParts = { year: number; month: number; day: number }

/** A day in its parts; null for what is none. */
export function readDay(text: string): DayParts | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year || !month || !day) return null
  const number = numberOf(text)
  // February 30 is read as a day of March by some clocks, and not at all by others
  return !Number.isNaN(number) && dayOf(number) === text
    ? { year: Number(year), month: Number(month), day: Number(day) }
    : null
}

/** A day from its parts; days before the first and after the last of a month roll over. */
export function dayText(year: number, month: number, day: number): string {
  return dayOf(Date.UTC(year, month - 1, day) / dayMs)
}

export function addDays(day: string, days: number): string {
  return dayOf(numberOf(day) + days)
}

/** How many days lie from one to the other: 1 from today to tomorrow, less than 0 backwards. */
export function daysFrom(one: string, other: string): number {
  return numberOf(other) - numberOf(one)
}

/** 0 on Sunday to 6 on Saturday. */
export function weekdayOf(day: string): number {
  // day 0 of the count, 1 January 1970, was a Thursday
  return (((numberOf(day) + 4) % 7) + 7) % 7
}

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The month some months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return monthOf(dayText(year, at + months, 1))
}

export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** A month in whole weeks from Sunday on; the days of other months stand at both ends. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks = Math.ceil((daysFrom(start, lastDayOf(month)) + 1) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}

/** Parcels leave and banks work on such a day. */
export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  return weekdayOf(day) % 6 !== 0 && !holidays.includes(day)
}

/** The working day some working days later. */
export function addWorkingDays(day: string, days: number, holidays: readonly string[]): string {
  let at = day
  for (let left = days; left > 0; left -= 1) at = nextWorkingDay(at, holidays)
  return at
}

function nextWorkingDay(day: string, holidays: readonly string[]): string {
  let next = day
  // a year of holidays in a row is a mistake in the settings, not a reason to hang
  for (let tried = 0; tried < 366; tried += 1) {
    next = addDays(next, 1)
    if (isWorkingDay(next, holidays)) return next
  }
  return next
}
