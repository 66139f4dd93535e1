/** The ends of a slider, which moves in percent. */
export const leastPercent = 0
export const mostPercent = 100

/** The value, or the nearer end when it lies outside. Ends in the wrong order are turned. */
export function clamped(value: number, from: number, to: number): number {
  const [low, high] = from <= to ? [from, to] : [to, from]
  return Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low
}

/** Where a value lies between the two ends, in percent. */
export function percentOf(value: number, from: number, to: number): number {
  return from === to
    ? leastPercent
    : ((clamped(value, from, to) - from) / (to - from)) * mostPercent
}

/** What lies at a percentage between the two ends, in whole steps; the ends themselves stay as they are. */
export function valueAt(percent: number, from: number, to: number, step = 1): number {
  const at = clamped(percent, leastPercent, mostPercent)
  if (at === leastPercent) return from
  if (at === mostPercent) return to
  return clamped(Math.round((from + ((to - from) * at) / mostPercent) / step) * step, from, to)
}
