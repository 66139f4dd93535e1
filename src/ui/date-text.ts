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
