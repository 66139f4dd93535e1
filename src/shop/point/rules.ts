import { addDays } from '#kernel/days.ts'
import type { Amount } from '#kernel/money.ts'
import type { Settings } from '#shop/setting/contract.ts'

type PointSettings = Settings['point']

export const neverEnds = '9999-12-31'
/** Points of a cancelled order hold at least so many days more. */
export const daysAfterReturn = 30
/** Days before their end on which members hear of it. */
export const tellBefore = [30, 7] as const

/** The last day on which points earned on `day` can be spent. */
export function lastDayOf(day: string, term_days: number): string {
  return term_days > 0 ? addDays(day, term_days - 1) : neverEnds
}

/** The most that can be spent on goods of this worth; 0 when the balance is too small to begin with. */
export function mostSpendable(
  balance: number,
  goodsInPoints: number,
  { min_balance, unit, most }: PointSettings,
): number {
  if (balance < min_balance) return 0
  const room = Math.min(balance, goodsInPoints, most || Number.POSITIVE_INFINITY)
  return Math.max(0, Math.floor(room / unit) * unit)
}

type Why = { phrase: string; params: Record<string, number> }

/** Why so many points cannot be spent; null when they can. */
export function whyNotSpend(
  points: number,
  balance: number,
  goodsInPoints: number,
  rules: PointSettings,
): Why | null {
  if (points === 0) return null
  if (points > balance)
    return { phrase: '가진 포인트는 {count}점이에요.', params: { count: balance } }
  if (balance < rules.min_balance)
    return { phrase: '포인트는 {count}점부터 쓸 수 있어요.', params: { count: rules.min_balance } }
  if (points % rules.unit !== 0)
    return { phrase: '포인트는 {count}점 단위로 쓸 수 있어요.', params: { count: rules.unit } }
  const most = mostSpendable(balance, goodsInPoints, rules)
  return points > most
    ? { phrase: '이 주문에는 {count}점까지 쓸 수 있어요.', params: { count: most } }
    : null
}

/** The percent a grade earns. */
export function percentOf(level: number, { grades }: Pick<PointSettings, 'grades'>): number {
  return (
    [...grades].sort((a, b) => b.level - a.level).find((grade) => grade.level <= level)?.percent ??
    0
  )
}

export type EarningLine = {
  io_type: number
  ct_qty: number
  /** price of the item alone, in won */
  item_won: Amount
  /** with its option */
  won: Amount
  it_point: number | null
  it_point_type: number
}

/** Points a line earns; `paid` is what was paid for it in won. Percents are floored to ten. An add-on earns by the grade alone. */
export function earnedOn(line: EarningLine, paid: Amount, percent: number): number {
  if (line.it_point === null || line.io_type === 1) return toTen((paid * percent) / 100)
  if (line.it_point_type === 0) return line.it_point * line.ct_qty
  const base = line.it_point_type === 1 ? line.item_won : line.won
  return toTen((base * line.it_point) / 100) * line.ct_qty
}

function toTen(points: number): number {
  return Math.floor(points / 10) * 10
}
