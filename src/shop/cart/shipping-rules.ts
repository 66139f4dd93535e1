import type { Currency } from '#kernel/language.ts'
import { type Amount, wonToCents } from '#kernel/money.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { Country, Settings } from '#shop/setting/contract.ts'
import { whyNotTo } from './abroad-rules.ts'
import { isBottle } from './bottle-rules.ts'
import { isClass } from './class-rules.ts'
import type { PricedLine, PricingBasis } from './contract.ts'

/** Why goods cannot go to an address; `names` are the items concerned, in both languages. */
export type CannotSend = {
  field: 'od_b_zip' | 'country_code'
  phrase: string
  params: PhraseParams
  names: { ko: string; en: string }[]
  /** the lines that keep the rest from going; empty when it is not one of them */
  lines: number[]
}

export type Shipping = {
  shipping: Amount
  island: Amount
  /** what the courier collects */
  collect: Amount
  to_free_shipping: Amount | null
  cannot: CannotSend | null
}

type Basis = Pick<PricingBasis, 'currency' | 'lines' | 'to' | 'policy' | 'sending'>

/** What the goods cost to send. Sums are those before coupons, so that a coupon never makes shipping dearer. */
export function shippingOf(basis: Basis): Shipping {
  // nothing of a class is sent
  const lines = basis.lines.filter((line) => !isClass(line))
  if (!lines.length)
    return { shipping: 0, island: 0, collect: 0, to_free_shipping: null, cannot: null }
  if (basis.sending)
    return {
      ...{ shipping: basis.sending.cost, island: 0, collect: 0 },
      ...{ to_free_shipping: null, cannot: null },
    }
  return basis.to.country === 'KR' ? withinKorea({ ...basis, lines }) : abroad({ ...basis, lines })
}

/** Pieces of one item, and how it is sent. */
type Sent = {
  goods: Amount
  qty: number
  first: Pick<PricedLine, 'it_sc_type' | 'it_sc_price' | 'it_sc_minimum' | 'it_sc_qty'>
}
type Item = Sent & { lines: PricedLine[]; first: PricedLine; collect: boolean }

/** What one piece costs to send within Korea when nothing else is bought, in won. */
export function shippingAlone(
  first: Sent['first'],
  goods: Amount,
  table: Pick<Settings['shipping'], 'grades'>,
): Amount {
  const piece = { first, goods, qty: 1 }
  const inWon = (won: Amount) => won
  return gradedCost([piece], table, inWon).cost + ownCost(piece, inWon)
}

function withinKorea({ currency, lines, to, policy }: Basis): Shipping {
  const inCurrency = (won: Amount) => costIn(won, currency, policy.usd_rate)
  const items = itemsOf(lines)
  const prepaid = items.filter((item) => !item.collect)
  const byTable = (some: readonly Item[]) => gradedCost(some, policy.shipping, inCurrency)
  const own = (some: readonly Item[]) =>
    some.reduce((sum, item) => sum + inCurrency(ownCost(item, inCurrency)), 0)
  const table = byTable(prepaid)
  const zone = islandOf(policy.shipping, to.zip)
  const grounded = zone?.no_flammable ? lines.filter((line) => line.is_flammable) : []
  return {
    shipping: table.cost + own(prepaid),
    // the courier collects the island fee together with the rest
    island: prepaid.length ? inCurrency(zone?.cost ?? 0) : 0,
    collect:
      byTable(items.filter((item) => item.collect)).cost +
      own(items.filter((item) => item.collect)),
    to_free_shipping: table.missing,
    cannot: grounded.length
      ? cannotFly(
          'od_b_zip',
          '불이 붙기 쉬운 상품은 비행기로 가는 이 지역에 보낼 수 없어요: {names}',
          grounded,
        )
      : null,
  }
}

/** The shop's table over all items that go by it. */
function gradedCost(
  items: readonly Sent[],
  { grades }: Pick<Settings['shipping'], 'grades'>,
  inCurrency: (won: Amount) => Amount,
): { cost: Amount; missing: Amount } {
  const mine = items.filter(({ first }) => first.it_sc_type === 0)
  if (!mine.length) return { cost: 0, missing: 0 }
  const goods = mine.reduce((sum, item) => sum + item.goods, 0)
  const table = grades
    .map(({ below, cost }) => ({ below: inCurrency(below), cost: inCurrency(cost) }))
    .sort((a, b) => a.below - b.below)
  const cost = table.find((grade) => goods < grade.below)?.cost ?? 0
  const freeFrom = table.filter((grade) => grade.cost > 0).at(-1)?.below ?? 0
  return { cost, missing: cost > 0 ? Math.max(0, freeFrom - goods) : 0 }
}

/** In won, for the types that an item pays by itself. */
function ownCost({ first, goods, qty }: Sent, inCurrency: (won: Amount) => Amount): Amount {
  switch (first.it_sc_type) {
    case 2:
      return goods < inCurrency(first.it_sc_minimum) ? first.it_sc_price : 0
    case 3:
      return first.it_sc_price
    case 4:
      return Math.ceil(qty / Math.max(1, first.it_sc_qty)) * first.it_sc_price
    default:
      return 0
  }
}

/** Lines of one item travel together; add-ons are in the sum but not in the count. */
function itemsOf(lines: readonly PricedLine[]): Item[] {
  const items = new Map<string, Item>()
  for (const line of lines) {
    const item = items.get(line.it_id) ?? {
      lines: [],
      goods: 0,
      qty: 0,
      first: line,
      collect: line.it_sc_method === 1,
    }
    item.lines.push(line)
    item.goods += line.price * line.ct_qty
    if (line.io_type === 0) item.qty += line.ct_qty
    if (line.it_sc_method === 2 && line.collect) item.collect = true
    items.set(line.it_id, item)
  }
  return [...items.values()]
}

/** The first range that holds the zone code. */
export function islandOf(
  shipping: Pick<Settings['shipping'], 'islands'>,
  zip: string | undefined,
): Settings['shipping']['islands'][number] | null {
  if (!zip || !/^\d{5}$/.test(zip)) return null
  return shipping.islands.find((island) => island.from <= zip && zip <= island.to) ?? null
}

function abroad({ currency, lines, to, policy }: Basis): Shipping {
  const none = { shipping: 0, island: 0, collect: 0, to_free_shipping: null }
  const country = policy.abroad.countries.find((one) => one.use && one.code === to.country)
  if (!country)
    return {
      ...none,
      cannot: {
        field: 'country_code',
        phrase: '아직 보내지 않는 나라예요. 다른 나라를 골라 주세요.',
        params: {},
        names: [],
        lines: [],
      },
    }
  const inCurrency = (won: Amount) => costIn(won, currency, policy.usd_rate)
  const goods = lines.reduce((sum, line) => sum + line.price * line.ct_qty, 0)
  const grams = lines.reduce(
    (sum, line) => sum + (line.io_type === 0 || isBottle(line) ? line.it_weight * line.ct_qty : 0),
    0,
  )
  const grounded = lines.filter((line) => whyNotTo(country, line) === 'FLAMMABLE')
  if (grounded.length)
    return {
      ...none,
      cannot: cannotFly(
        'country_code',
        '이 나라에는 불이 붙기 쉬운 상품을 보낼 수 없어요: {names}',
        grounded,
      ),
    }
  const freeFrom = country.free_from === null ? null : inCurrency(country.free_from)
  const row = rowFor(
    country,
    country.by === 'weight' ? grams : goods,
    country.by === 'amount' ? inCurrency : (upto) => upto,
  )
  if (freeFrom !== null && goods >= freeFrom && row)
    return { ...none, to_free_shipping: 0, cannot: null }
  if (!row)
    return {
      ...none,
      cannot: {
        field: 'country_code',
        phrase: '한 번에 보낼 수 있는 양을 넘었어요. 나누어 주문해 주세요.',
        params: {},
        names: [],
        lines: [],
      },
    }
  return {
    ...none,
    shipping: inCurrency(row.cost),
    to_free_shipping: freeFrom === null ? null : freeFrom - goods,
    cannot: null,
  }
}

function rowFor(
  country: Country,
  size: number,
  inUnit: (upto: number) => number,
): Country['rows'][number] | undefined {
  return country.by === 'fixed'
    ? country.rows[0]
    : country.rows.find((row) => size <= inUnit(row.upto))
}

function cannotFly(
  field: CannotSend['field'],
  phrase: string,
  lines: readonly PricedLine[],
): CannotSend {
  const byItem = new Map(
    lines.map((line) => [line.it_id, { ko: line.it_name, en: line.it_name_en || line.it_name }]),
  )
  return {
    field,
    phrase,
    params: {},
    names: [...byItem.values()],
    lines: lines.map(({ id }) => id),
  }
}

function costIn(won: Amount, currency: Currency, usd_rate: number): Amount {
  return currency === 'usd' ? wonToCents(won, usd_rate) : won
}
