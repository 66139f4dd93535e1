import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { whyCannotCorrect, whyCannotTakeBack } from '#shop/order/parcel-rules.ts'
import { lockOrder, moveOrder, type OrderRow, writeWaybill } from '#shop/order/store/orders.ts'
import {
  changeParcel,
  listParcels,
  type ParcelRow,
  removeParcel,
} from '#shop/order/store/parcels.ts'
import { lostRace } from './cancel-order.ts'
import { refuseCourier } from './parcels.ts'
import { refuseBorne } from './same-waybill.ts'
import { anyOrder, staffViewOf } from './show-order.ts'

type Number = { company: string; od_invoice: string; was: string; only_here?: boolean }
const changedPhrase = '그사이 송장이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.'

/** A number typed wrong leads the buyer to another's parcel: it is put right, and the buyer is told anew. */
export async function correctWaybill(
  ctx: Ctx,
  od_id: string,
  parcel_id: number,
  { company, od_invoice, was, only_here }: Number,
): Promise<StaffOrder> {
  await refuseCourier(ctx, company)
  await transact(ctx, async (ctx) => {
    const order = await heldOrder(ctx, od_id)
    refuse(whyCannotCorrect(order), 'CONFLICT', { od_status: order.od_status })
    const parcels = await listParcels(ctx, od_id)
    const parcel = parcelIn(order, parcels, parcel_id)
    if (parcel.invoice !== was) throw new Failure('CONFLICT', changedPhrase)
    if (parcel.company === company && parcel.invoice === od_invoice)
      throw invalid({ od_invoice: ['지금과 같은 택배사와 번호예요.'] })
    if (only_here) await refuseBorne(ctx, order, od_invoice)
    const to = { company, invoice: od_invoice }
    if (parcel.parcel_id > 0 && !(await changeParcel(ctx, parcel, to)))
      throw new Failure('CONFLICT', changedPhrase)
    if (parcel.parcel_id === 0 || parcel.parcel_id === firstOf(parcels)?.parcel_id)
      await writeWaybill(ctx, od_id, { od_delivery_company: company, od_invoice })
    await announce(ctx, 'order.waybill_corrected', od_id, {
      mb_id: order.mb_id,
      lang: order.lang,
      ...to,
      from: { company: parcel.company, invoice: parcel.invoice },
    })
  })
  return staffViewOf(ctx, await anyOrder(ctx, od_id))
}

/** Marked as sent although it still stands in the shop: its goods wait for a parcel again. */
export async function takeBackParcel(
  ctx: Ctx,
  od_id: string,
  parcel_id: number,
): Promise<StaffOrder> {
  await transact(ctx, async (ctx) => {
    const order = await heldOrder(ctx, od_id)
    const parcels = await listParcels(ctx, od_id)
    const parcel = parcelIn(order, parcels, parcel_id)
    refuse(whyCannotTakeBack(order, parcel, ctx.now), 'CONFLICT', { od_status: order.od_status })
    if (!(await removeParcel(ctx, parcel.parcel_id))) throw await lostRace(ctx, od_id)
    const first = firstOf(parcels.filter((one) => one.parcel_id !== parcel.parcel_id))
    if (first) {
      await writeWaybill(ctx, od_id, {
        od_delivery_company: first.company,
        od_invoice: first.invoice,
        od_invoice_time: first.sent_at,
      })
    } else {
      const nothing = { od_delivery_company: '', od_invoice: '', od_invoice_time: null }
      if (!(await moveOrder(ctx, order, '준비', nothing))) throw await lostRace(ctx, od_id)
    }
    await announce(ctx, 'order.parcel_taken_back', od_id, {
      mb_id: order.mb_id,
      lang: order.lang,
      company: parcel.company,
      invoice: parcel.invoice,
    })
  })
  return staffViewOf(ctx, await anyOrder(ctx, od_id))
}

async function heldOrder(ctx: Ctx, od_id: string): Promise<OrderRow> {
  const order = await lockOrder(ctx, od_id)
  if (!order) throw notFound()
  return order
}

function firstOf(parcels: readonly ParcelRow[]): ParcelRow | undefined {
  return parcels.find(({ kind }) => kind === 'order')
}

/** Its parcel, or what is known of one from before parcels were kept. */
function parcelIn(order: OrderRow, parcels: readonly ParcelRow[], parcel_id: number): ParcelRow {
  const found = parcels.find((one) => one.parcel_id === parcel_id)
  if (found) return found
  const { od_id, od_delivery_company: company, od_invoice: invoice, od_invoice_time } = order
  if (parcel_id !== 0 || firstOf(parcels) || !od_invoice_time) throw notFound()
  return {
    parcel_id: 0,
    od_id,
    kind: 'order',
    company,
    invoice,
    lines: [],
    send_nth: null,
    sent_at: od_invoice_time,
  }
}
