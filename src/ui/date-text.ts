/** 19950314 → 1995-03-14 while it is typed; whatever stands between the digits is read as a dash. */
export function formatDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  // a dash the typist wrote closes a part that needs no more digits
  const closed = /\D$/.test(typed) && (digits.length === 4 || digits.length === 6)
  const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean)
  return parts.join('-') + (closed ? '-' : '')
}

/** 202611221405 → 2026-11-22 14:05 while it is typed. */
export function formatMoment(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 12)
  if (digits.length <= 8) return formatDate(typed)
  return `${formatDate(digits)} ${[digits.slice(8, 10), digits.slice(10)].filter(Boolean).join(':')}`
}

/** A day of the calendar as YYYY-MM-DD; null for what is none. */
export function readDate(text: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year || !month || !day) return null
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return at.toISOString().startsWith(text)
    ? { year: Number(year), month: Number(month), day: Number(day) }
    : null
}

export function dateText(year: number, month: number, day: number): string {
  // days before the first and after the last roll over
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** The days of a month in weeks from Sunday; empty places are null. */
export function weeksOf(year: number, month: number): (number | null)[][] {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const places = [
    ...Array<null>(first).fill(null),
    ...Array.from({ length: days }, (_, at) => at + 1),
  ]
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => places[week * 7 + at] ?? null),
  )
}
