import { discounted } from '#kernel/money.ts'
import { type Ctx, say } from '#platform/context.ts'
import { answerOnce, hasKey } from '#platform/idempotency.ts'
import { transact } from '#platform/transact.ts'
import { whyNotAdded } from '#shop/cart/service/why-not-added.ts'
import { countCart } from '#shop/cart/service.ts'
import { availableOf, levelsOf, optionPrices } from '#shop/catalog/rules.ts'
import { percentsFor } from '#shop/catalog/service/trade.ts'
import type { Packed, PutAnswer } from '#shop/custom/pack-contract.ts'
import { cheapestPacks, leftOver, type Pack } from '#shop/custom/pack-rules.ts'
import { listMaterials, listPacks } from '#shop/custom/store/materials.ts'
import { readSettings } from '#shop/setting/service.ts'

export type Need = { material_id: number; amount: number }
type PackRow = Awaited<ReturnType<typeof listPacks>>[number]

/** The cheapest packs for each need, at what whoever asks pays; what cannot be had says why. */
export async function solvePacks(ctx: Ctx, given: readonly Need[]) {
  const needs = summed(given)
  const ids = needs.map(({ material_id }) => material_id)
  const [materials, packs, { payment }] = await Promise.all([
    listMaterials(ctx, ids),
    listPacks(ctx, ids),
    readSettings(ctx),
  ])
  const percent = await percentsFor(ctx, [...new Set(packs.map(({ item }) => item.it_id))])
  const priceOf = ({ item, option }: PackRow, qty: number) => {
    const { price } = optionPrices(item, option, payment.usd_rate, ctx.now)[ctx.currency]
    return discounted(price, percent(item.it_id, qty), ctx.currency)
  }
  const chosen = needs.flatMap(({ material_id, amount }) => {
    const material = materials.find((one) => one.material_id === material_id)
    if (!material) return []
    const own = packs.filter(({ pack }) => pack.material_id === material_id)
    const sold = own.map((row) => packOf(row, priceOf))
    const found = own.length ? cheapestPacks(amount, sold) : null
    const taken = (found ?? []).flatMap(({ io_no, qty }) => {
      const row = own.find(({ option }) => option.io_no === io_no)
      return row ? [{ row, qty: qty * leastOf(row) }] : []
    })
    const left_over = found ? leftOver(amount, sold, found) : 0
    return [{ material, amount, taken, left_over, reason: found ? '' : say(ctx, whyNot(own)) }]
  })
  // as in the cart: the price is that of all that is taken of an item
  const counts = new Map<string, number>()
  for (const { row, qty } of chosen.flatMap(({ taken }) => taken))
    counts.set(row.item.it_id, (counts.get(row.item.it_id) ?? 0) + qty)
  const solved = chosen.map(({ material, amount, taken, left_over, reason }): Packed => {
    const { material_id, name, name_en, unit } = material
    const lines = taken.map(({ row, qty }) =>
      lineOf(row, qty, priceOf(row, counts.get(row.item.it_id) ?? qty)),
    )
    const sum = lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
    const told = { material_id, name, name_en, unit, needed: amount }
    return { ...told, packs: lines, amount: sum, left_over, reason }
  })
  return {
    currency: ctx.currency,
    materials: solved,
    amount: solved.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Those packs go into the cart; what the shop does not sell, or has too little of, is named. */
export async function putPacks(ctx: Ctx, needs: readonly Need[]): Promise<PutAnswer> {
  if (!hasKey(ctx)) return putNow(ctx, needs)
  return transact(ctx, async (ctx) => {
    if (await answerOnce(ctx, 'material-packs', needs, {}))
      return { added: 0, cart_count: await countCart(ctx), missing: [] }
    return putNow(ctx, needs)
  })
}

async function putNow(ctx: Ctx, needs: readonly Need[]): Promise<PutAnswer> {
  const { materials } = await solvePacks(ctx, needs)
  const missing: PutAnswer['missing'] = []
  let added = 0
  for (const { name, name_en, packs, reason } of materials) {
    const why = reason || (await whyNotPut(ctx, packs))
    if (why) missing.push({ name, name_en, reason: why })
    else added += 1
  }
  return { added, cart_count: await countCart(ctx), missing }
}

function summed(needs: readonly Need[]): Need[] {
  const sums = new Map<number, number>()
  for (const { material_id, amount } of needs)
    sums.set(material_id, (sums.get(material_id) ?? 0) + amount)
  return [...sums].map(([material_id, amount]) => ({
    material_id,
    amount: Math.round(amount * 1000) / 1000,
  }))
}

const leastOf = ({ item }: PackRow) => Math.max(1, item.it_buy_min_qty)

/** Goods sold from two on stand as one pack of two; no more than one order may hold are taken. */
function packOf(row: PackRow, priceOf: (row: PackRow, qty: number) => number): Pack {
  const { pack, item, option } = row
  const least = leastOf(row)
  const most = item.it_buy_max_qty || Number.POSITIVE_INFINITY
  return {
    io_no: option.io_no,
    grams: pack.grams * least,
    price: priceOf(row, least) * least,
    left: Math.floor(Math.min(availableOf(option), most) / least),
  }
}

function lineOf(
  { item, option, pack }: PackRow,
  qty: number,
  price: number,
): Packed['packs'][number] {
  return {
    it_id: item.it_id,
    it_name: item.it_name,
    it_name_en: item.it_name_en,
    io_no: option.io_no,
    option: levelsOf(option.io_id).join(' / '),
    option_en: levelsOf(option.io_id_en).join(' / '),
    holds: pack.grams,
    qty,
    price,
  }
}

function whyNot(own: readonly PackRow[]): string {
  return own.length ? '재고가 모자라요.' : '지금은 팔지 않는 재료예요.'
}

async function whyNotPut(
  ctx: Ctx,
  packs: readonly { it_id: string; io_no: number; qty: number }[],
): Promise<string | null> {
  for (const [it_id, own] of Map.groupBy(packs, (pack) => pack.it_id)) {
    const options = own.map(({ io_no, qty }) => ({ io_no, ct_qty: qty }))
    const why = await whyNotAdded(ctx, it_id, options)
    if (why) return why
  }
  return null
}
