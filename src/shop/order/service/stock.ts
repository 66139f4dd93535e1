import { Failure } from '#kernel/failure.ts'
import { inLang } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { demandOf } from '#shop/order/rules.ts'
import {
  type Demand,
  listAvailable,
  lockTiles,
  type Moved,
  releaseStock,
  reserveStock,
  restockStock,
} from '#shop/order/store/stock.ts'

type Named = { io_no: number; it_id: string; it_name: string; it_name_en: string; ct_id: number }

/** Promises the units, or refuses and names the lines that lost the race. */
export async function reserve(ctx: Ctx, demand: readonly Demand[], lines: readonly Named[]) {
  const moved = await reserveStock(ctx, demand)
  const short = demand.filter(({ io_no }) => !moved.some((one) => one.io_no === io_no))
  if (short.length) throw await outOfStock(ctx, short, lines)
  await showFlipped(
    ctx,
    moved.filter(({ left }) => left === 0),
  )
}

export async function release(ctx: Ctx, demand: readonly Demand[]) {
  await showReturned(ctx, (await releaseStock(ctx, demand)).filter(wasGone))
}

export async function restock(ctx: Ctx, demand: readonly Demand[], od_id: string) {
  await showReturned(ctx, (await restockStock(ctx, demand, od_id)).filter(wasGone))
}

function wasGone({ left, qty }: Moved): boolean {
  return left > 0 && left - qty <= 0
}

/** What came back is told to whoever waits for it. */
export async function showReturned(ctx: Ctx, returned: readonly Moved[]) {
  await showFlipped(ctx, returned)
  for (const it_id of new Set(returned.map((one) => one.it_id))) {
    const io_nos = returned.filter((one) => one.it_id === it_id).map(({ io_no }) => io_no)
    await announce(ctx, 'restock.arrived', it_id, { it_id, io_nos })
  }
}

/** Lists show sold out or not, so they are rewritten only when an option ran out or came back. */
export async function showFlipped(ctx: Ctx, flipped: readonly Moved[]) {
  if (!flipped.length) return
  const it_ids = [...new Set(flipped.map(({ it_id }) => it_id))].sort()
  await lockTiles(ctx, it_ids)
  await refreshTiles(ctx, it_ids)
}

async function outOfStock(
  ctx: Ctx,
  short: readonly Demand[],
  lines: readonly Named[],
): Promise<Failure> {
  const refused = namedShort(ctx, short, lines, await availableOf(ctx, short))
  return new Failure('CONFLICT', '방금 다른 분이 먼저 주문해 재고가 부족해요: {name}', {
    params: { name: refused[0]?.name ?? '' },
    detail: { lines: refused },
  })
}

/** Lines that could not be promised now, by the rule that refuses them. */
export async function shortNow(ctx: Ctx, lines: readonly (Named & { ct_qty: number })[]) {
  const demand = demandOf(lines)
  const left = await availableOf(ctx, demand)
  const short = demand.filter(({ io_no, qty }) => (left.get(io_no) ?? 0) < qty)
  return namedShort(ctx, short, lines, left)
}

async function availableOf(ctx: Ctx, demand: readonly Demand[]): Promise<Map<number, number>> {
  const found = await listAvailable(
    ctx,
    demand.map(({ io_no }) => io_no),
  )
  return new Map(found.map(({ io_no, left }) => [Number(io_no), left]))
}

function namedShort(
  ctx: Ctx,
  short: readonly Demand[],
  lines: readonly Named[],
  left: ReadonlyMap<number, number>,
) {
  return short.flatMap(({ io_no }) => {
    const units = Math.max(0, left.get(io_no) ?? 0)
    const same = lines.filter((one) => one.io_no === io_no)
    return same.map((line) => ({
      ...{
        ct_id: line.ct_id,
        it_id: line.it_id,
        io_no,
        it_name: line.it_name,
        it_name_en: line.it_name_en,
      },
      name: inLang(ctx.lang, line.it_name, line.it_name_en),
      code: units ? ('SHORT_STOCK' as const) : ('SOLD_OUT' as const),
      // how several lines share what is left is the buyer's to say
      fix_qty: same.length === 1 ? units || null : null,
    }))
  })
}
