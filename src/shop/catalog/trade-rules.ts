import type { Settings } from '#shop/setting/contract.ts'
import type { TradeRule } from '#shop/setting/trade-contract.ts'

/** What the shop promised its grades, and everybody who takes many. */
export type TradeTerms = Pick<Settings['quotation'], 'grades' | 'rules'>
export type TradeGoods = { it_id: string; ca_ids: readonly number[] }
export type TradeStep = { from: number; percent: number }

/** From here on up accounts are the shop's own people, who have no grade and buy like everybody. */
const lowestOfStaff = 9
const gradeOf = (level: number | null) => (level !== null && level < lowestOfStaff ? level : 0)

const depth = { all: 0, category: 1, product: 2 }

/**
 * What comes off the price of these goods in this quantity. The nearest rule speaks (product before category before
 * all), of those the highest grade and the largest quantity reached. A grade never pays more than everybody does.
 */
export function tradePercent(
  level: number | null,
  goods: TradeGoods,
  qty: number,
  terms: TradeTerms,
): number {
  const reached = rulesFor(level, goods, terms).filter(({ from }) => from <= qty)
  const [graded, everybody] = [
    reached.filter((rule) => rule.level > 0),
    reached.filter((rule) => rule.level === 0),
  ]
  return Math.max(nearest(graded)?.percent ?? 0, nearest(everybody)?.percent ?? 0)
}

/** Do some goods cost this grade less than they cost the other? */
export function paysLess(
  level: number | null,
  than: number | null,
  { grades, rules = [] }: TradeTerms,
): boolean {
  return [...grades, ...rules].some(
    (one) => one.level > gradeOf(than) && one.level <= gradeOf(level) && one.percent > 0,
  )
}

/** Has a grade terms of its own for anything: prices, or packs? */
export function isGraded(level: number | null, { grades, rules = [] }: TradeTerms): boolean {
  return [...grades, ...rules].some((one) => one.level > 0 && one.level <= gradeOf(level))
}

/** In how many these goods are sold: 1 is one by one. */
export function tradePack(level: number | null, goods: TradeGoods, terms: TradeTerms): number {
  return nearest(rulesFor(level, goods, terms).filter(({ pack }) => pack !== undefined))?.pack ?? 1
}

/** From which quantity on what comes off, for whoever looks. */
export function tradeSteps(
  level: number | null,
  goods: TradeGoods,
  terms: TradeTerms,
): TradeStep[] {
  const froms = [...new Set(rulesFor(level, goods, terms).map(({ from }) => from))]
  return froms
    .sort((a, b) => a - b)
    .map((from) => ({ from, percent: tradePercent(level, goods, from, terms) }))
    .filter(({ percent }, at, steps) => percent !== (steps[at - 1]?.percent ?? 0))
}

/** The next quantity from which on more comes off than at this one; null when no more does. */
export function nextStep(
  level: number | null,
  goods: TradeGoods,
  qty: number,
  terms: TradeTerms,
): TradeStep | null {
  const now = tradePercent(level, goods, qty, terms)
  const more = tradeSteps(level, goods, terms).find(
    ({ from, percent }) => from > qty && percent > now,
  )
  return more ?? null
}

/** The least in won that orders of this grade come to; 0 is any sum. */
export function leastOrder(level: number | null, { grades }: TradeTerms): number {
  const mine = grades.filter((grade) => grade.level <= gradeOf(level))
  return mine.sort((a, b) => b.level - a.level)[0]?.least ?? 0
}

function rulesFor(
  level: number | null,
  { it_id, ca_ids }: TradeGoods,
  { grades, rules = [] }: TradeTerms,
): TradeRule[] {
  const whole = grades.map(
    (grade): TradeRule => ({
      ...{ level: grade.level, percent: grade.percent },
      ...{ on: 'all', target: '', from: 1 },
    }),
  )
  return [...whole, ...rules].filter(
    (rule) =>
      rule.level <= gradeOf(level) &&
      (rule.on === 'all' ||
        (rule.on === 'product' ? rule.target === it_id : ca_ids.includes(Number(rule.target)))),
  )
}

function nearest(rules: readonly TradeRule[]): TradeRule | undefined {
  return [...rules].sort(
    (a, b) =>
      depth[b.on] - depth[a.on] || b.level - a.level || b.from - a.from || b.percent - a.percent,
  )[0]
}
