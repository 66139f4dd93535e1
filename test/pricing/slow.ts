/**
 * The rules of the books once more, by hand and slowly: fractions of whole numbers, one coin at a time, nothing shared with the shop's own code.
 * Only what a table of baskets needs: won and dollars, coupons on items, orders and shipping, points, islands.
 */
export type SlowLine = {
  item: string
  category: number
  price: number
  qty: number
  exempt: boolean
  couponless: boolean
  addOn: boolean
  ship: [type: number, price: number, least: number, box: number]
  collect: boolean
}
export type SlowCoupon = {
  id: string
  on: 'item' | 'category' | 'order' | 'shipping'
  target: string
  percent: boolean
  value: number
  unit: number
  least: number
  cap: number
}
export type SlowBasket = {
  dollars: boolean
  rate: number
  island: boolean
  lines: SlowLine[]
  coupons: SlowCoupon[]
  points: number
  balance: number
}
export type SlowSums = {
  goods: number
  items: number
  order: number
  shipping: number
  island: number
  shippingCoupon: number
  points: number
  pointPrice: number
  total: number
  supply: number
  vat: number
  exempt: number
  parts: number[]
}

const table: [below: number, cost: number][] = [
  [20_000, 4_000],
  [30_000, 3_000],
  [50_000, 2_000],
]
const islandCost = 3_000
const points = { least: 1_000, unit: 100, most: 50_000 }

/** The largest whole number whose `times` is not above `of`. */
function quotient(of: bigint, times: bigint): bigint {
  return of / times
}

export function slowly({
  dollars,
  rate,
  island,
  lines,
  coupons,
  points: asked,
  balance,
}: SlowBasket): SlowSums {
  // a discount in dollars drops parts of a cent; a cost is rounded up to ten cents
  const off = (won: number) => (dollars ? Number(quotient(BigInt(won) * 100n, BigInt(rate))) : won)
  const cost = (won: number) => {
    if (!dollars) return won
    let tens = 0
    while (BigInt(tens) * BigInt(rate) < BigInt(won) * 10n) tens += 1
    return tens * 10
  }
  const left = lines.map((line) => line.price * line.qty)
  const goods = add(left)
  const takenByItem = new Set<string>()
  let items = 0
  const discountOf = (coupon: SlowCoupon, base: number) => {
    if (!coupon.percent) return off(coupon.value)
    const exact = quotient(BigInt(base) * BigInt(coupon.value), 100n)
    let cut = Number(exact)
    const unit = dollars ? 1 : coupon.unit
    while (cut % unit !== 0) cut -= 1
    return coupon.cap > 0 && cut > off(coupon.cap) ? off(coupon.cap) : cut
  }
  const inOrder = (on: SlowCoupon['on']) =>
    coupons.filter((coupon) => coupon.on === on).sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const coupon of [...inOrder('item'), ...inOrder('category')]) {
    const mine = lines.flatMap((line, at) => {
      const named =
        coupon.on === 'item' ? line.item === coupon.target : String(line.category) === coupon.target
      return named && !line.couponless && !takenByItem.has(line.item) ? [at] : []
    })
    const base = add(mine.map((at) => left[at] ?? 0))
    if (!mine.length || base < off(coupon.least)) continue
    const cut = discountOf(coupon, base)
    if (cut < 1 || cut > base) continue
    spread(cut, left, mine)
    for (const at of mine)
      if ((left[at] ?? 0) < (lines[at]?.price ?? 0) * (lines[at]?.qty ?? 0))
        takenByItem.add(lines[at]?.item ?? '')
    items += cut
  }
  let order = 0
  const [orderCoupon] = inOrder('order')
  if (orderCoupon) {
    const mine = lines.flatMap((line, at) => (line.couponless ? [] : [at]))
    const base = add(mine.map((at) => left[at] ?? 0))
    const cut = Math.min(base, discountOf(orderCoupon, base))
    if (base > 0 && base >= off(orderCoupon.least) && cut > 0) {
      spread(cut, left, mine)
      order = cut
    }
  }
  // shipping, by sums before any coupon
  let tableSum = 0
  let anyInTable = false
  let shipping = 0
  const prepaid = new Set(lines.filter((line) => !line.collect).map((line) => line.item))
  for (const item of prepaid) {
    const mine = lines.filter((line) => line.item === item)
    const sum = add(mine.map((line) => line.price * line.qty))
    const [type, price, least, box] = mine[0]?.ship ?? [1, 0, 0, 1]
    if (type === 0) {
      anyInTable = true
      tableSum += sum
    }
    if (type === 2 && sum < cost(least)) shipping += cost(price)
    if (type === 3) shipping += cost(price)
    if (type === 4) {
      let units = add(mine.filter((line) => !line.addOn).map((line) => line.qty))
      let boxes = 0
      for (; units > 0; units -= box) boxes += 1
      shipping += cost(boxes * price)
    }
  }
  if (anyInTable) shipping += cost(table.find(([below]) => tableSum < cost(below))?.[1] ?? 0)
  const islandFee = island && prepaid.size ? cost(islandCost) : 0
  let shippingCoupon = 0
  const [sending] = inOrder('shipping')
  if (sending && shipping > 0 && goods - items >= off(sending.least))
    shippingCoupon = Math.min(shipping, discountOf(sending, shipping))
  const after = add(left)
  const room = dollars ? Number(quotient(BigInt(after) * BigInt(rate), 100n)) : after
  const used =
    asked > 0 &&
    asked <= balance &&
    balance >= points.least &&
    asked % points.unit === 0 &&
    asked <= points.most &&
    asked <= room
      ? asked
      : 0
  const pointPrice = off(used)
  spread(
    pointPrice,
    left,
    left.map((_, at) => at),
  )
  const sendingSum = shipping + islandFee - shippingCoupon
  const exempt = add(left.filter((_, at) => lines[at]?.exempt))
  const taxable = add(left) - exempt + sendingSum
  // the nearest whole number to taxable ÷ 1.1, halves up
  const supply = Number(quotient(BigInt(taxable) * 20n + 11n, 22n))
  return {
    goods,
    items,
    order,
    shipping,
    island: islandFee,
    shippingCoupon,
    points: used,
    pointPrice,
    total: add(left) + sendingSum,
    supply,
    vat: taxable - supply,
    exempt,
    parts: left,
  }
}

function add(numbers: readonly number[]): number {
  let sum = 0
  for (const one of numbers) sum += one
  return sum
}

/** Takes an amount off the places by weight: whole parts first, then one each by the largest remainder, earlier places first. */
function spread(amount: number, left: number[], places: readonly number[]) {
  const weights = new Map(places.map((at) => [at, BigInt(left[at] ?? 0)]))
  let whole = 0n
  for (const weight of weights.values()) whole += weight
  if (whole === 0n || amount === 0) return
  const rests: { at: number; rest: bigint }[] = []
  let given = 0
  for (const at of places) {
    const exact = BigInt(amount) * (weights.get(at) ?? 0n)
    const part = Number(exact / whole)
    rests.push({ at, rest: exact % whole })
    left[at] = (left[at] ?? 0) - part
    given += part
  }
  while (given < amount) {
    let best: { at: number; rest: bigint } | undefined
    for (const one of rests) if (!best || one.rest > best.rest) best = one
    if (!best) return
    left[best.at] = (left[best.at] ?? 0) - 1
    best.rest = -1n
    given += 1
  }
}
