import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { answerOnce } from '#platform/idempotency.ts'
import { transact } from '#platform/transact.ts'
import { memberOf } from '#shop/member/service.ts'
import { mostStock } from './admin-contract.ts'
import { announceArrivals, openOptions } from './service/arrivals.ts'
import { refreshTiles } from './service.ts'
import type { ArrivalForm, StockReason } from './stock-contract.ts'
import {
  addStock,
  endArrival,
  findArrival,
  findOption,
  insertArrival,
  listArrivals,
  listMoves,
} from './stock-store.ts'
import { findItem } from './store.ts'

/** Stock by a difference, written down with its reason; who waits for the goods is told. */
export function changeStock(
  ctx: Ctx,
  io_no: number,
  change: number,
  reason: StockReason = 'staff',
) {
  return transact(ctx, async (ctx) => {
    const option = await findOption(ctx, io_no)
    if (!option) throw notFound()
    const wasOpen = await openOptions(ctx, option.it_id)
    const row = await addStock(ctx, io_no, change, reason)
    if (!row && change > 0)
      throw invalid({ change: [['재고는 {count}개까지예요.', { count: mostStock }]] })
    if (!row)
      throw invalid({
        change: [
          ['주문에 잡힌 {count}개보다 적게 줄일 수 없어요.', { count: option.io_reserved_qty }],
        ],
      })
    await refreshTiles(ctx, [row.it_id])
    await announceArrivals(ctx, row.it_id, wasOpen)
    await announce(ctx, 'stock.changed', row.it_id, { io_no, change, left: row.io_stock_qty })
    return row
  })
}

export async function stockMoves(ctx: Ctx, it_id: string, ask: Parameters<typeof listMoves>[2]) {
  if (!(await findItem(ctx, it_id))) throw notFound()
  const { rows, total } = await listMoves(ctx, it_id, ask)
  return pageOf(
    rows.map((row) => ({ ...row, moved_at: row.moved_at.toISOString() })),
    total,
    ask,
  )
}

export async function arrivals(ctx: Ctx, it_id: string) {
  if (!(await findItem(ctx, it_id))) throw notFound()
  return listArrivals(ctx, it_id)
}

export function expectArrival(ctx: Ctx, it_id: string, form: ArrivalForm) {
  return transact(ctx, async (ctx) => {
    if ((await answerOnce(ctx, `arrival:${it_id}`, form, {})) === null) {
      const option = await findOption(ctx, form.io_no)
      if (option?.it_id !== it_id) throw invalid({ io_no: ['옵션을 골라 주세요.'] })
      await insertArrival(ctx, form, memberOf(ctx))
    }
    return listArrivals(ctx, it_id)
  })
}

/** Adds what really came, also when that is another number than was awaited. */
export function takeArrival(ctx: Ctx, sa_id: number, qty: number) {
  return transact(ctx, async (ctx) => {
    const { io_no } = await ended(ctx, sa_id, 'came')
    return changeStock(ctx, io_no, qty, 'arrival')
  })
}

export function dropArrival(ctx: Ctx, sa_id: number) {
  return transact(ctx, async (ctx) => {
    await ended(ctx, sa_id, 'dropped')
    return { sa_id }
  })
}

async function ended(ctx: Ctx, sa_id: number, state: 'came' | 'dropped') {
  const row = await endArrival(ctx, sa_id, state)
  if (row) return row
  if (!(await findArrival(ctx, sa_id))) throw notFound()
  throw new Failure('CONFLICT', '다른 사람이 먼저 처리했어요. 새로 불러와 주세요.')
}
