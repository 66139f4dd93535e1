import { type Amount, wonToCents } from '#kernel/money.ts'

type Moment = Date | string | null
type Costing = {
  it_price: Amount
  it_price_usd: Amount | null
  discount_rate: number
  discount_amount: number
  discount_from: Moment
  discount_until: Moment
  it_nocoupon: boolean
  /** null gives what the grade gives */
  it_point: number | null
  it_point_type: number
  it_sc_type: number
  it_sc_method: number
  it_sc_price: number
  it_sc_minimum: number
  it_sc_qty: number
  it_weight: number
}
export type CostingChange = { [Field in keyof Costing]?: Costing[Field] | undefined }
type Option = { io_no: number; io_price: Amount; io_price_usd: Amount | null }

/** Whether an item costs a buyer less than it did in either currency, by price, discount, points, coupons or shipping. */
export function isCheaperItem(
  before: Costing,
  change: CostingChange,
  options: { were: readonly Option[]; are: readonly Option[] },
  usd_rate: number,
): boolean {
  const now = changedBy(before, change)
  return (
    now.it_price < before.it_price ||
    inDollars(now.it_price, now.it_price_usd, usd_rate) <
      inDollars(before.it_price, before.it_price_usd, usd_rate) ||
    isMoreOff(before, now) ||
    (before.it_nocoupon && !now.it_nocoupon) ||
    givesMore(before, now) ||
    isSentOtherwise(before, now) ||
    isOptionCheaper(options, usd_rate)
  )
}

/** Whether two options may differ by something else than they did: an exchange of one for the other takes that difference. */
export function isSpreadChanged(
  before: Costing,
  change: CostingChange,
  { were, are }: { were: readonly Option[]; are: readonly Option[] },
): boolean {
  const now = changedBy(before, change)
  const isOther = (one: Option) => {
    const was = were.find(({ io_no }) => io_no === one.io_no)
    return one.io_price !== was?.io_price || one.io_price_usd !== was.io_price_usd
  }
  return (
    are.some(isOther) ||
    // a percent comes off what they differ by as well
    isMoreOff(before, now) ||
    // dollars of one option may be its own while those of another follow the won
    now.it_price_usd !== before.it_price_usd ||
    (now.it_price_usd !== null && now.it_price !== before.it_price)
  )
}

function changedBy(before: Costing, change: CostingChange): Costing {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...before, ...Object.fromEntries(given) }
}

function inDollars(won: Amount, dollars: Amount | null, usd_rate: number): Amount {
  return dollars ?? wonToCents(won, usd_rate)
}

/** More, or for longer. */
function isMoreOff(before: Costing, now: Costing): boolean {
  if (!now.discount_rate && !now.discount_amount) return false
  return (
    now.discount_rate > before.discount_rate ||
    now.discount_amount > before.discount_amount ||
    momentOf(now.discount_from, 0) < momentOf(before.discount_from, 0) ||
    momentOf(now.discount_until, Number.MAX_SAFE_INTEGER) >
      momentOf(before.discount_until, Number.MAX_SAFE_INTEGER)
  )
}

function momentOf(at: Moment, open: number): number {
  return at === null ? open : new Date(at).getTime()
}

/** What the grade gives is not known here: any number in its place may be more. */
function givesMore(before: Costing, now: Costing): boolean {
  if (now.it_point === before.it_point && now.it_point_type === before.it_point_type) return false
  if (now.it_point === 0) return false
  return (
    now.it_point === null ||
    before.it_point === null ||
    now.it_point > before.it_point ||
    now.it_point_type !== before.it_point_type
  )
}

/** Which way of counting is cheaper depends on the basket, so another one counts. */
function isSentOtherwise(before: Costing, now: Costing): boolean {
  return (
    now.it_sc_type !== before.it_sc_type ||
    now.it_sc_method !== before.it_sc_method ||
    now.it_sc_price < before.it_sc_price ||
    now.it_sc_minimum < before.it_sc_minimum ||
    now.it_sc_qty > before.it_sc_qty ||
    now.it_weight < before.it_weight
  )
}

/** One that is there costs less, or one more can be had for less than any before. */
function isOptionCheaper(
  { were, are }: { were: readonly Option[]; are: readonly Option[] },
  usd_rate: number,
): boolean {
  const dollarsOf = (one: Option) => inDollars(one.io_price, one.io_price_usd, usd_rate)
  const least = Math.min(...were.map(({ io_price }) => io_price))
  const leastDollars = Math.min(...were.map(dollarsOf))
  return are.some((one) => {
    const was = were.find(({ io_no }) => io_no === one.io_no)
    return (
      one.io_price < (was?.io_price ?? least) ||
      dollarsOf(one) < (was ? dollarsOf(was) : leastDollars)
    )
  })
}
