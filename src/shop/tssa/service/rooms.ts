import { invalid, notFound } from '#kernel/failure.ts'
import { koreanMinute } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { Room, RoomForm } from '#shop/tssa/admin-contract.ts'
import { type Meeting, meetingsOf } from '#shop/tssa/meeting-rules.ts'
import { holdRoom, insertRoom, listInRoom, updateRoom } from '#shop/tssa/store/rooms.ts'

export function addRoom(ctx: Ctx, form: RoomForm): Promise<Room> {
  return transact(ctx, async (ctx) => {
    const row = await insertRoom(ctx, form)
    if (!row) throw new Error('a room was not written')
    await announce(ctx, 'class.room_added', row.room_id, { name: form.name })
    return row
  })
}

export function changeRoom(ctx: Ctx, room_id: number, form: RoomForm): Promise<Room> {
  return transact(ctx, async (ctx) => {
    const row = await updateRoom(ctx, room_id, form)
    if (!row) throw notFound()
    await announce(ctx, 'class.room_changed', room_id, { name: form.name })
    return row
  })
}

type Wanted = { room_id?: number | null; capacity: number }

/** A room has one class at a time, and no more people than seats. Inside a transaction. */
export async function refuseRoom(
  ctx: Ctx,
  { room_id, capacity }: Wanted,
  meetings: readonly Meeting[],
  but?: number,
) {
  if (!room_id) return
  const room = await holdRoom(ctx, room_id)
  if (!room) throw invalid({ room_id: ['방을 다시 골라 주세요.'] })
  if (capacity > room.seats)
    throw invalid({
      capacity: [['이 방에는 {count}명까지 앉을 수 있어요.', { count: room.seats }]],
    })
  const taken = await clashOf(ctx, room_id, meetings, but)
  if (!taken) return
  const params = {
    room: inLang(ctx.lang, room.name, room.name_en),
    when: koreanMinute(taken.starts_at),
    title: inLang(ctx.lang, taken.title.ko, taken.title.en),
  }
  throw invalid({
    room_id: [
      ['{room}에는 {when}에 ‘{title}’ 수업이 있어요. 다른 방이나 시각을 골라 주세요.', params],
    ],
  })
}

/** The first class that has the room at one of these times; null when it is free. */
export async function clashOf(
  ctx: Ctx,
  room_id: number,
  meetings: readonly Meeting[],
  but?: number,
) {
  const [first] = meetings
  const until = meetings.reduce(
    (last, one) => (one.ends_at > last ? one.ends_at : last),
    new Date(0),
  )
  if (!first) return null
  const rows = await listInRoom(ctx, room_id, first.starts_at, until)
  for (const { session, product } of rows) {
    if (session.session_id === but) continue
    const taken = meetingsOf(session).find((one) =>
      meetings.some((want) => want.starts_at < one.ends_at && one.starts_at < want.ends_at),
    )
    if (taken)
      return { starts_at: taken.starts_at, title: { ko: product.title, en: product.title_en } }
  }
  return null
}
