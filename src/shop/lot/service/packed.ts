import { invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import type { OrderLots } from '#shop/lot/contract.ts'
import {
  claimNote,
  insertPacked,
  isOwnParcel,
  listLotGoods,
  listPacked,
  replacePacked,
} from '#shop/lot/packed-store.ts'
import { packFirst } from '#shop/lot/rules.ts'
import { holdShelves, listRecalledIds, listShelves } from '#shop/lot/store.ts'
import { anyOrder, ownOrder } from '#shop/order/service/show-order.ts'
import { tellHolders } from './tell-holders.ts'

/** What leaves is noted by itself: of each line the lots that end first. Goods without lots have none. */
export async function noteLots(ctx: Ctx, happened: Happened) {
  await transact(ctx, async (ctx) => {
    for (const { parcel_id, lines } of await listPacked(ctx, happened.subject)) {
      if (!(await claimNote(ctx, parcel_id))) continue
      const it_ids = [...new Set(lines.map(({ it_id }) => it_id))]
      const shelves = await holdShelves(ctx, it_ids, koreanDay(ctx.now))
      const rows = lines.flatMap(({ ct_id, it_id, qty }) => {
        const own = shelves.filter((one) => one.it_id === it_id)
        const packed = packFirst(qty, own)
        // the next line of the same goods takes what this one leaves
        for (const shelf of own)
          shelf.left -= packed.find((one) => one.lot_id === shelf.lot_id)?.qty ?? 0
        return packed.map((one) => ({ parcel_id, ct_id, ...one }))
      })
      await insertPacked(ctx, rows)
    }
  })
}

export async function ownLots(ctx: Ctx, od_id: string) {
  await ownOrder(ctx, od_id)
  return (await listPacked(ctx, od_id)).flatMap(({ parcel_id, lines }) =>
    lines.flatMap(({ ct_id, lots }) => lots.map(({ lot_no }) => ({ parcel_id, ct_id, lot_no }))),
  )
}

export async function orderLots(ctx: Ctx, od_id: string): Promise<OrderLots> {
  await anyOrder(ctx, od_id)
  const parcels = await listPacked(ctx, od_id)
  const it_ids = [...new Set(parcels.flatMap(({ lines }) => lines.map(({ it_id }) => it_id)))]
  return { parcels, choices: await listShelves(ctx, it_ids) }
}

type Packed = { ct_id: number; lot_id: number; qty: number }

/** Staff say what really lies in a parcel. Whoever gets of a lot that is recalled hears of it. */
export async function changePacked(
  ctx: Ctx,
  od_id: string,
  parcel_id: number,
  lots: readonly Packed[],
): Promise<OrderLots> {
  await anyOrder(ctx, od_id)
  await transact(ctx, async (ctx) => {
    if (!(await isOwnParcel(ctx, od_id, parcel_id))) throw notFound()
    const own = (await listPacked(ctx, od_id)).find((one) => one.parcel_id === parcel_id)
    const goods = await listLotGoods(
      ctx,
      lots.map(({ lot_id }) => lot_id),
    )
    for (const { ct_id, lot_id } of lots) {
      const line = own?.lines.find((one) => one.ct_id === ct_id)
      const lot = goods.find((one) => one.lot_id === lot_id)
      if (!line || !lot || lot.it_id !== line.it_id)
        throw invalid({ lots: ['이 상자의 상품과 맞지 않는 로트예요. 다시 골라 주세요.'] })
      const all = lots.filter((one) => one.ct_id === ct_id)
      if (all.reduce((sum, { qty }) => sum + qty, 0) > line.qty)
        throw invalid({ lots: ['보낸 수량보다 많아요. 로트마다 수량을 확인해 주세요.'] })
      if (all.filter((one) => one.lot_id === lot_id).length > 1)
        throw invalid({ lots: ['같은 로트를 두 번 골랐어요. 한 줄로 모아 주세요.'] })
    }
    await replacePacked(
      ctx,
      parcel_id,
      lots.map((one) => ({ ...one, parcel_id })),
    )
    await announce(ctx, 'order.lots_noted', od_id, { parcel_id })
  })
  const recalled = await listRecalledIds(
    ctx,
    lots.map(({ lot_id }) => lot_id),
  )
  for (const lot_id of recalled) await tellHolders(ctx, lot_id)
  return orderLots(ctx, od_id)
}
