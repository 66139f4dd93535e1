import type { Currency } from '#kernel/language.ts'
import { wonToCents } from '#kernel/money.ts'
import type { Bottle, BottleForm, BottlePart, DesignDoc, PriceTier } from './design-contract.ts'

export const mostPieces = 10_000

export type BottlePrice = {
  qty: number
  unit: number
  setup: number
  total: number
  /** working days until it leaves */
  days: number
  /** the next number from which a piece costs less; null at the last */
  next: { from: number; unit: number } | null
}

type Asked = Pick<DesignDoc, 'cap' | 'finish' | 'elements'>

/** Which foils a design is pressed with, each a plate of its own. */
export function foilsOf({ elements }: Pick<DesignDoc, 'elements'>): string[] {
  const inks = elements.flatMap((one) => ('ink' in one ? [one.ink] : []))
  return [
    ...new Set(inks.filter((ink) => ink.startsWith('foil:')).map((ink) => ink.slice(5))),
  ].sort()
}

/** With the dollars that staff left to the rate of the shop. */
export function bottleInDollars<B extends Pick<BottleForm, 'tiers' | 'setup_won' | 'setup_usd'>>(
  bottle: B,
  usd_rate: number,
): B {
  return {
    ...bottle,
    setup_usd: bottle.setup_usd ?? wonToCents(bottle.setup_won, usd_rate),
    tiers: bottle.tiers.map((tier) => ({
      ...tier,
      usd: tier.usd ?? wonToCents(tier.won, usd_rate),
    })),
  }
}

export function partInDollars(part: BottlePart, usd_rate: number): BottlePart {
  return {
    ...part,
    usd: part.usd ?? wonToCents(part.won, usd_rate),
    setup_usd: part.setup_usd ?? wonToCents(part.setup_won, usd_rate),
  }
}

/** In the currency of whoever asks, of what has its dollars. */
export function costOf(one: { won: number; usd: number | null }, currency: Currency): number {
  return currency === 'usd' ? (one.usd ?? 0) : one.won
}

export function setupOf(
  one: { setup_won: number; setup_usd: number | null },
  currency: Currency,
): number {
  return currency === 'usd' ? (one.setup_usd ?? 0) : one.setup_won
}

/** What so many cost: a piece by its tier, with what cap, finish and foils add; setting up once. */
export function priceOf(
  bottle: Pick<Bottle, 'tiers' | 'setup_won' | 'setup_usd'>,
  parts: readonly BottlePart[],
  design: Asked,
  qty: number,
  currency: Currency,
): BottlePrice {
  const chosen = [
    partOf(parts, 'cap', design.cap),
    partOf(parts, 'finish', design.finish),
    ...foilsOf(design).map((key) => partOf(parts, 'foil', key)),
  ].flatMap((part) => part ?? [])
  const extra = chosen.reduce((sum, part) => sum + costOf(part, currency), 0)
  const tiers = [...bottle.tiers].sort((a, b) => a.from - b.from)
  const tier = tierOf(tiers, qty)
  const unit = (tier ? costOf(tier, currency) : 0) + extra
  const setup = [bottle, ...chosen].reduce((sum, one) => sum + setupOf(one, currency), 0)
  const next = tiers.find(({ from }) => from > qty)
  return {
    qty,
    unit,
    setup,
    total: unit * qty + setup,
    days: tier?.days ?? 0,
    next: next ? { from: next.from, unit: costOf(next, currency) + extra } : null,
  }
}

function tierOf(tiers: readonly PriceTier[], qty: number): PriceTier | undefined {
  return tiers.findLast(({ from }) => from <= qty) ?? tiers[0]
}

function partOf(parts: readonly BottlePart[], kind: BottlePart['kind'], key: string) {
  return parts.find((part) => part.kind === kind && part.key === key)
}

/** The smallest number that is made of a bottle. */
export function leastPieces({ tiers }: Pick<Bottle, 'tiers'>): number {
  return Math.min(...tiers.map(({ from }) => from))
}

/** Why this number cannot be made; null when it can. */
export function whyBadPieces(bottle: Pick<Bottle, 'tiers'>, qty: number): string | null {
  if (!Number.isInteger(qty) || qty < leastPieces(bottle))
    return '이 병의 최소 수량보다 적어요. 수량을 늘려 주세요.'
  return qty > mostPieces ? '10,000개까지 주문할 수 있어요. 더 필요하면 문의해 주세요.' : null
}
