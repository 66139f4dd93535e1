import { Failure, notFound } from '#kernel/failure.ts'
import { after } from '#kernel/korean-time.ts'
import { type Ctx, type House, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import { completeDelivered } from '#shop/order/service/complete-order.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { StaffTrack, TrackTrouble } from '#shop/waybill/track-contract.ts'
import { isFurther, isLost, isTrouble, nextCheck, trackCode } from '#shop/waybill/track-rules.ts'
import {
  beginTracks,
  endOver,
  findTrack,
  isAllHere,
  listTracksById,
  type ToldTrack,
  takeDue,
  writeTrack,
} from '#shop/waybill/track-store.ts'
import { openTracker, type Told, type Tracker } from '#shop/waybill/tracker.ts'
import { staffTrackOf } from './show-tracks.ts'

const atOnce = 100
/** Failures in a row after which the service is left alone until the next time. */
const mostFailures = 3
const hoursToFirst = 2

/** A parcel that has left is asked for as soon as its courier may have read it. */
export async function followSent(ctx: Ctx, happened: Happened) {
  if (!openTracker(ctx.house.config)) return
  const codes = [...(await codesOf(ctx)).keys()]
  await beginTracks(ctx, codes, after(ctx.now, { hours: hoursToFirst }), happened.subject)
}

/** Asks where the parcels are whose turn it is. Several processes never ask for the same one. */
export async function followParcels(house: House) {
  const ctx = houseCtx(house)
  const tracker = openTracker(house.config)
  if (!tracker) return
  const codes = await codesOf(ctx)
  await beginTracks(ctx, [...codes.keys()], ctx.now)
  await endOver(ctx)
  const due = await takeDue(ctx, after(ctx.now, { hours: 1 }), atOnce)
  let failed = 0
  for (const row of due.length ? await listTracksById(ctx, due) : []) {
    const away = await followOne(houseCtx(house), tracker, codes, row)
    failed = away ? failed + 1 : 0
    // the others are due again in an hour
    if (failed === mostFailures) return
  }
}

/** The same for one parcel, because staff want to know. */
export async function checkParcel(ctx: Ctx, parcel_id: number): Promise<StaffTrack> {
  const tracker = openTracker(ctx.house.config)
  if (!tracker)
    throw new Failure('CONFLICT', '배송 조회 서비스의 키가 없어요. 설정한 뒤에 다시 시도해 주세요.')
  const row = await findTrack(ctx, parcel_id)
  if (!row) throw notFound()
  if (!row.track.delivered_at) await followOne(ctx, tracker, await codesOf(ctx), row)
  return staffTrackOf(ctx, parcel_id)
}

/** True when the service did not answer. */
async function followOne(
  ctx: Ctx,
  tracker: Tracker,
  codes: ReadonlyMap<string, string>,
  row: ToldTrack,
): Promise<boolean> {
  const code = codes.get(row.track.company)
  const told = code
    ? await tracker.ask(code, row.track.invoice).catch((error: unknown) => {
        ctx.house.log.warn({ parcel_id: row.track.parcel_id, error }, 'a parcel was not asked for')
        return null
      })
    : ({ trouble: 'unknown' } as const)
  await transact(ctx, (ctx) => note(ctx, row, told))
  return told === null
}

async function note(ctx: Ctx, row: ToldTrack, told: Told | null) {
  if (!told || told.trouble) return noteTrouble(ctx, row, told?.trouble ?? 'away')
  const { track, sent_at, od_id } = row
  const known = isFurther(told, track) ? told : track
  const { state, steps } = known
  const isHere = state === 'delivered' && !track.delivered_at
  const isOut = state === 'out' && !track.told_out_at
  const next_at = nextCheck({ state, failures: 0, sent_at }, ctx.now)
  const written = await writeTrack(ctx, track, {
    state,
    steps,
    next_at,
    checked_at: ctx.now,
    failures: 0,
    trouble: next_at || state === 'delivered' ? '' : 'lost',
    ...(isHere && { delivered_at: deliveredAt(ctx, steps) }),
    ...(isOut && { told_out_at: ctx.now }),
  })
  if (!written) return
  const about = {
    lang: row.lang,
    company: track.company,
    invoice: track.invoice,
    parcel_id: track.parcel_id,
    send_nth: row.send_nth ?? undefined,
  }
  if (isOut) await announce(ctx, 'order.out_for_delivery', od_id, about)
  if (isHere) await announce(ctx, 'order.parcel_delivered', od_id, about)
}

/** An order whose boxes are all with their buyer is done. */
export async function completeWhenHere(ctx: Ctx, happened: Happened) {
  if (await isAllHere(ctx, happened.subject)) await completeDelivered(ctx, happened.subject)
}

async function noteTrouble(ctx: Ctx, { track, sent_at }: ToldTrack, trouble: TrackTrouble) {
  const failures = track.failures + 1
  const next_at = nextCheck({ state: track.state, failures, sent_at }, ctx.now)
  const shown = isLost(sent_at, ctx.now) ? 'lost' : trouble
  await writeTrack(ctx, track, {
    next_at,
    checked_at: ctx.now,
    failures,
    trouble: isTrouble(shown, sent_at, ctx.now) ? shown : '',
  })
}

/** As the courier wrote it down, unless its clock runs ahead. */
function deliveredAt(ctx: Ctx, steps: ToldTrack['track']['steps']): Date {
  const at = steps.find(({ state }) => state === 'delivered')?.at
  const said = at ? new Date(at) : ctx.now
  return said > ctx.now ? ctx.now : said
}

/** The couriers that can be asked about, with the numbers by which the service knows them. */
async function codesOf(ctx: Ctx): Promise<Map<string, string>> {
  const { couriers } = await readSettings(ctx)
  return new Map(
    couriers.flatMap((courier) => {
      const code = trackCode(courier)
      return code ? [[courier.code, code] as const] : []
    }),
  )
}
