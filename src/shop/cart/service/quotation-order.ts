import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { sameGoods } from '#shop/cart/quotation-rules.ts'
import {
  findQuotation,
  freeOfOrder,
  markOrdered,
  markOrderedLate,
  putQuoted,
} from '#shop/cart/quotation-store.ts'
import { byToken, refuseOver } from './quotations.ts'

/** The buy-now cart becomes what was quoted; the order form prices it by the quotation. */
export async function acceptQuotation(ctx: Ctx, token: string): Promise<{ lines: number }> {
  const row = await byToken(ctx, token)
  refuseOver(ctx, row)
  if (row.currency !== ctx.currency)
    throw new Failure(
      'CONFLICT',
      row.currency === 'usd'
        ? '달러 견적서예요. 화면 위에서 EN을 고른 뒤 주문해 주세요.'
        : '원화 견적서예요. 화면 위에서 KO를 고른 뒤 주문해 주세요.',
    )
  await transact(ctx, (ctx) => putQuoted(ctx, ctx.visitor.cart_key, row.qt_id, row.paper))
  return { lines: row.paper.lines.length }
}

type OrderedLine = { qt_id: number | null; io_no: number; ct_qty: number; price: number }

/** For the order, inside its transaction: goods at a quoted price are those of one quotation, whole, and it is used up by them. */
export async function spendQuotation(
  ctx: Ctx,
  lines: readonly OrderedLine[],
  od_id: string,
): Promise<number | null> {
  const qt_id = lines.find((line) => line.qt_id !== null)?.qt_id
  if (!qt_id) return null
  const row = await findQuotation(ctx, qt_id)
  if (!row) throw new Failure('GONE', '견적서를 찾지 못했어요. 링크를 다시 확인해 주세요.')
  refuseOver(ctx, row)
  if (!sameGoods(row.paper.lines, lines))
    throw new Failure('CONFLICT', '견적서의 내용이 바뀌었어요. 견적서를 다시 열어 주문해 주세요.')
  if (await markOrdered(ctx, row, od_id)) return qt_id
  refuseOver(ctx, (await findQuotation(ctx, qt_id)) ?? row)
  throw new Failure('CONFLICT', '견적서의 내용이 바뀌었어요. 견적서를 다시 열어 주문해 주세요.')
}

/** For a payment that comes after its attempt expired: the prices were agreed on in time, but another order may have used them since. */
export async function takeQuotationAgain(ctx: Ctx, qt_id: number | null, od_id: string) {
  if (qt_id === null || (await markOrderedLate(ctx, qt_id, od_id))) return
  throw new Failure(
    'CONFLICT',
    '이미 주문한 견적서예요. 같은 상품이 더 필요하면 새 견적서를 만들어 주세요.',
  )
}

/** A payment that was started for it came to nothing. */
export function freeQuotation(ctx: Ctx, od_id: string) {
  return freeOfOrder(ctx, od_id)
}
