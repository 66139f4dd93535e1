/** Shares of a concentrate, in hundredths of a percent: whole numbers, so that they make exactly 100.00. */
export const whole = 10_000
export type Share = { hundredths: number; locked: boolean }

/** Percents with two decimals that make exactly 100.00. */
export function percents(amounts: readonly number[]): number[] {
  return dealt(amounts, 10_000).map((one) => one / 100)
}

/** Whole numbers that make exactly `whole`: what rounding leaves over goes to the largest remainders. */
function dealt(amounts: readonly number[], whole: number): number[] {
  const sum = sumOf(amounts, (amount) => amount)
  if (sum <= 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount / sum) * whole)
  const given = exact.map(Math.floor)
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRemainder.slice(0, whole - sumOf(given, (one) => one)))
    given[at] = (given[at] ?? 0) + 1
  return given
}

/** Every amount × target ÷ present, to the thousandth of a gram; together they make the target. */
export function scaled(amounts: readonly number[], target: number): number[] {
  if (sumOf(amounts, (amount) => amount) <= 0) return [...amounts]
  return dealt(amounts, Math.round(target * 1000)).map((one) => one / 1000)
}

/** One share changes and the others that are not locked make room, each in its measure. Null where the locked ones leave no room. */
export function reshared(shares: readonly Share[], at: number, to: number): number[] | null {
  const wanted = Math.round(to)
  if (wanted < 0 || wanted > whole || !shares[at]) return null
  const free = shares.flatMap((share, place) => (place !== at && !share.locked ? [place] : []))
  const held = sumOf(shares, (share, place) =>
    place !== at && share.locked ? share.hundredths : 0,
  )
  const room = whole - wanted - held
  if (room < 0 || (free.length === 0 && room !== 0)) return null
  const next = shares.map(({ hundredths }) => hundredths)
  next[at] = wanted
  const present = sumOf(free, (place) => shares[place]?.hundredths ?? 0)
  let left = room
  for (const [nth, place] of free.entries()) {
    const own = shares[place]?.hundredths ?? 0
    const last = nth === free.length - 1
    const given = last
      ? left
      : Math.floor(present > 0 ? (room * own) / present : room / free.length)
    next[place] = given
    left -= given
  }
  return next
}

/** What the filling line has to be so that all make `target`; null where the others pass it already. */
export function fillsTo(others: readonly number[], target: number): number | null {
  const left = target - sumOf(others, (amount) => amount)
  return left < -1e-9 ? null : Math.max(0, Math.round(left * 1000) / 1000)
}

/** About what a drop weighs: an estimate, and told as one. */
export const dropGrams = 0.03
export const toMl = (grams: number, density: number) => grams / (density || 1)

export const amountUnits = ['g', 'ml', 'drop'] as const
export type AmountUnit = (typeof amountUnits)[number]

export function gramsOf(amount: number, unit: AmountUnit, density: number): number {
  if (unit === 'ml') return amount * (density || 1)
  return unit === 'drop' ? amount * dropGrams : amount
}

export function inUnit(grams: number, unit: AmountUnit, density: number): number {
  if (unit === 'ml') return toMl(grams, density)
  return unit === 'drop' ? grams / dropGrams : grams
}

function sumOf<T>(values: readonly T[], of: (value: T, at: number) => number): number {
  return values.reduce((all, value, at) => all + of(value, at), 0)
}
