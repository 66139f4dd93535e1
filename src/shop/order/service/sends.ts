import { Failure, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { sendsOfOrder } from '#shop/cart/service/quotation-sends.ts'
import type { OrderSend } from '#shop/order/contract/sends.ts'
import type { Units } from '#shop/order/part-rules.ts'
import { placesOfOrder } from '#shop/order/send-rules.ts'
import { type LineRow, listLines, type OrderRow } from '#shop/order/store/orders.ts'
import { listParcels, type ParcelRow } from '#shop/order/store/parcels.ts'

type Whole = Pick<OrderRow, 'od_id' | 'quote'>

export const hasPlaces = ({ quote }: Pick<OrderRow, 'quote'>) => !!quote.basis?.sending

/** The places of an order that goes to several; none for every other. */
export async function sendsOf(
  ctx: Ctx,
  order: Whole,
  lines: readonly LineRow[],
  parcels: readonly ParcelRow[],
): Promise<OrderSend[]> {
  if (!hasPlaces(order)) return []
  return placesOfOrder(await sendsOfOrder(ctx, order.od_id), lines, parcels)
}

/** The place a parcel has gone to; null where it is the order's own. */
export async function placeOfParcel(ctx: Ctx, order: Whole, parcel_id: number | undefined) {
  if (!parcel_id || !hasPlaces(order)) return null
  const parcels = await listParcels(ctx, order.od_id)
  const sends = await sendsOf(ctx, order, await listLines(ctx, order.od_id), parcels)
  return sends.find((one) => one.parcel_id === parcel_id) ?? null
}

/** What lies in the next parcel of an order: of several places each has its own. */
export async function unitsOfParcel(
  ctx: Ctx,
  order: OrderRow,
  asked: { send_nth?: number; lines?: Units[]; same_goods?: boolean },
): Promise<Units[] | undefined> {
  if (!hasPlaces(order)) {
    if (asked.send_nth) throw notFound()
    return asked.lines
  }
  if (!asked.send_nth) {
    if (asked.lines || asked.same_goods) return asked.lines
    throw new Failure('CONFLICT', '받는 곳이 여러 곳인 주문이에요. 받는 곳마다 송장을 적어 주세요.')
  }
  const { od_id } = order
  const sends = await sendsOf(
    ctx,
    order,
    await listLines(ctx, od_id),
    await listParcels(ctx, od_id),
  )
  const to = sends.find(({ nth }) => nth === asked.send_nth)
  if (!to) throw notFound()
  if (to.parcel_id !== null) throw new Failure('CONFLICT', '이미 보낸 곳이에요.')
  if (!to.units.length) throw new Failure('CONFLICT', '이곳으로 보낼 상품이 남지 않았어요.')
  return to.units
}
