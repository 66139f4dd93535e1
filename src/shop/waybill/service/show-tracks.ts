import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { trackingUrl } from '#shop/order/rules.ts'
import { anyOrder, ownOrder } from '#shop/order/service/show-order.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { StaffTrack, Track } from '#shop/waybill/track-contract.ts'
import {
  findTrack,
  listOrderTracks,
  listTracks,
  type ToldTrack,
} from '#shop/waybill/track-store.ts'

export async function ownTracks(ctx: Ctx, od_id: string): Promise<Track[]> {
  await ownOrder(ctx, od_id)
  return (await listOrderTracks(ctx, od_id)).map(viewOf)
}

export async function orderTracks(ctx: Ctx, od_id: string): Promise<StaffTrack[]> {
  await anyOrder(ctx, od_id)
  const settings = await readSettings(ctx)
  return (await listOrderTracks(ctx, od_id)).map((row) => staffViewOf(row, settings))
}

export async function tracksForStaff(ctx: Ctx, ask: Parameters<typeof listTracks>[1]) {
  const { rows, total, counts } = await listTracks(ctx, ask)
  const settings = await readSettings(ctx)
  return {
    ...pageOf(
      rows.map((row) => staffViewOf(row, settings)),
      total,
      ask,
    ),
    counts,
  }
}

export async function staffTrackOf(ctx: Ctx, parcel_id: number): Promise<StaffTrack> {
  const row = await findTrack(ctx, parcel_id)
  if (!row) throw notFound()
  return staffViewOf(row, await readSettings(ctx))
}

function viewOf({ track }: ToldTrack): Track {
  return {
    parcel_id: track.parcel_id,
    state: track.state,
    steps: track.steps,
    checked_at: track.checked_at?.toISOString() ?? null,
    delivered_at: track.delivered_at?.toISOString() ?? null,
  }
}

function staffViewOf(row: ToldTrack, { couriers }: Settings): StaffTrack {
  const { company, invoice, next_at, failures, trouble } = row.track
  const courier = couriers.find(({ code }) => code === company)
  return {
    ...viewOf(row),
    od_id: row.od_id,
    od_name: row.od_name,
    company,
    company_name: courier?.name ?? { ko: company, en: company },
    invoice,
    url: trackingUrl(courier?.url, invoice),
    sent_at: row.sent_at.toISOString(),
    next_at: next_at?.toISOString() ?? null,
    failures,
    trouble,
  }
}
