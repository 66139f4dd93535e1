import { invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { whyWaits } from '#shop/order/edit-rules.ts'
import { unsentUnits } from '#shop/order/parcel-rules.ts'
import { isSent, type Units, whyBadUnits } from '#shop/order/part-rules.ts'
import { nothingToSend, orderMoves, unpaidSum } from '#shop/order/rules.ts'
import { listLiveLines, lockOrder, moveOrder } from '#shop/order/store/orders.ts'
import { insertParcel, listParcels } from '#shop/order/store/parcels.ts'
import { readSettings } from '#shop/setting/service.ts'
import { lostRace } from './cancel-order.ts'
import { refuseBorne } from './same-waybill.ts'
import { unitsOfParcel } from './sends.ts'
import { anyOrder, staffViewOf } from './show-order.ts'
import { movable } from './staff-moves.ts'

type Sent = {
  company: string
  od_invoice: string
  lines?: Units[]
  only_here?: boolean
  send_nth?: number
}

/** The first parcel takes the order on its way; what does not go with it leaves later in its own. */
export async function shipOrder(
  ctx: Ctx,
  od_id: string,
  { company, od_invoice, only_here, ...sent }: Sent,
): Promise<StaffOrder> {
  await refuseCourier(ctx, company)
  const shipped = await transact(ctx, async (ctx) => {
    await lockOrder(ctx, od_id)
    const order = await movable(ctx, 'ship', od_id)
    refuse(whyWaits(order, unpaidSum(order)), 'CONFLICT', { od_misu: unpaidSum(order) })
    const lines = await listLiveLines(ctx, od_id)
    const goods = lines.filter(isSent)
    refuse(goods.length ? null : nothingToSend, 'CONFLICT')
    const asked = await unitsOfParcel(ctx, order, sent)
    const wrong = asked && whyBadUnits(goods, asked)
    if (wrong) throw invalid({ lines: [wrong] })
    if (only_here) await refuseBorne(ctx, order, od_invoice)
    const row = await moveOrder(ctx, order, orderMoves.ship.to, {
      od_delivery_company: company,
      od_invoice,
      od_invoice_time: ctx.now,
    })
    if (!row) throw await lostRace(ctx, od_id)
    const units = asked ?? goods.map(({ ct_id, ct_qty }) => ({ ct_id, qty: ct_qty }))
    await insertParcel(ctx, {
      od_id,
      kind: 'order',
      company,
      invoice: od_invoice,
      lines: units,
      send_nth: sent.send_nth,
      sent_at: ctx.now,
    })
    await announce(ctx, orderMoves.ship.event, od_id, { from: order.od_status, lang: order.lang })
    return row
  })
  return staffViewOf(ctx, shipped)
}

type Further = Sent & { same_goods?: boolean }

/** A further parcel: goods that have not left yet, all of them unless told. */
export async function sendParcel(
  ctx: Ctx,
  od_id: string,
  { company, od_invoice, only_here, ...sent }: Further,
): Promise<StaffOrder> {
  await refuseCourier(ctx, company)
  await transact(ctx, async (ctx) => {
    await lockOrder(ctx, od_id)
    const order = await anyOrder(ctx, od_id)
    refuse(
      order.od_status === '배송' ? null : '배송 중인 주문에만 상자를 더할 수 있어요.',
      'CONFLICT',
      { od_status: order.od_status },
    )
    const unsent = unsentUnits(await listLiveLines(ctx, od_id), await listParcels(ctx, od_id))
    refuse(unsent.length || sent.same_goods ? null : '이미 모두 보낸 주문이에요.')
    const { same_goods = false } = sent
    const unpaid = unpaidSum(order)
    if (!same_goods) refuse(whyWaits(order, unpaid), 'CONFLICT', { od_misu: unpaid })
    const asked = await unitsOfParcel(ctx, order, sent)
    // a second box of the same goods takes nothing from what is still to leave
    const units = asked ?? (same_goods ? [] : unsent)
    if (units.some(({ ct_id, qty }) => qty > (unsent.find((one) => one.ct_id === ct_id)?.qty ?? 0)))
      throw invalid({ lines: ['이미 보낸 상품이 들어 있어요. 남은 수량을 확인해 주세요.'] })
    if (only_here) await refuseBorne(ctx, order, od_invoice)
    await insertParcel(ctx, {
      od_id,
      kind: 'order',
      company,
      invoice: od_invoice,
      lines: units,
      send_nth: sent.send_nth,
      sent_at: ctx.now,
    })
    await announce(ctx, 'order.parcel_sent', od_id, {
      mb_id: order.mb_id,
      lang: order.lang,
      company,
      invoice: od_invoice,
      send_nth: sent.send_nth,
    })
  })
  return staffViewOf(ctx, await anyOrder(ctx, od_id))
}

export async function refuseCourier(ctx: Ctx, company: string) {
  const { couriers } = await readSettings(ctx)
  if (!couriers.some((courier) => courier.use && courier.code === company))
    throw invalid({ company: ['택배사를 골라 주세요.'] })
}
