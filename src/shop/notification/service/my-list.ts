import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { memberOf } from '#shop/member/service.ts'
import type { Notification } from '#shop/notification/contract.ts'
import {
  bringBack,
  countUnread,
  findNotification,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
  takeAllAway,
  takeAway,
} from '#shop/notification/store/list.ts'

type ListAsk = {
  page: number
  per_page: number
  order: 'asc' | 'desc'
  unread?: '1'
  mb_id?: string
}

export async function myNotifications(ctx: Ctx, ask: ListAsk) {
  const mb_id = memberOf(ctx)
  if (ask.mb_id !== undefined && ask.mb_id !== mb_id) throw notFound()
  const [{ rows, total }, unread] = await Promise.all([
    listNotifications(ctx, mb_id, ask),
    countUnread(ctx, mb_id),
  ])
  return { ...pageOf(rows.map(shown), total, ask), unread }
}

/** For the badge of the header. */
export function unreadCount(ctx: Ctx, mb_id: string): Promise<number> {
  return countUnread(ctx, mb_id)
}

export async function readNotification(ctx: Ctx, id: number) {
  const read_at = await markRead(ctx, memberOf(ctx), id)
  if (!read_at) throw notFound()
  return readAnswer(ctx, id, read_at)
}

/** The same by GET, as older clients ask; a page fetched ahead or linked from elsewhere only looks. */
export async function readByGet(ctx: Ctx, id: number) {
  const isOnlyLooking =
    ctx.headers.get('sec-fetch-site') === 'cross-site' ||
    /prefetch/.test(ctx.headers.get('sec-purpose') ?? ctx.headers.get('purpose') ?? '')
  if (!isOnlyLooking) return readNotification(ctx, id)
  const row = await findNotification(ctx, memberOf(ctx), id)
  if (!row) throw notFound()
  return readAnswer(ctx, row.id, row.read_at)
}

async function readAnswer(ctx: Ctx, id: number, read_at: Date | null) {
  return {
    id,
    read_at: read_at?.toISOString() ?? null,
    notification_count: await countUnread(ctx, memberOf(ctx)),
  }
}

export async function readAll(ctx: Ctx) {
  await markAllRead(ctx, memberOf(ctx))
  return { message: say(ctx, '모두 읽은 것으로 표시했어요.'), notification_count: 0 }
}

export async function removeNotification(ctx: Ctx, id: number) {
  if (!(await takeAway(ctx, memberOf(ctx), id))) throw notFound()
  return {
    message: say(ctx, '알림을 지웠어요.'),
    notification_count: await countUnread(ctx, memberOf(ctx)),
  }
}

export async function removeAll(ctx: Ctx) {
  const count = await takeAllAway(ctx, memberOf(ctx))
  return { message: say(ctx, '알림 {count}개를 모두 지웠어요.', { count }), notification_count: 0 }
}

export async function restoreNotification(ctx: Ctx, id: number) {
  if (!(await bringBack(ctx, memberOf(ctx), id))) throw notFound()
  return {
    message: say(ctx, '알림을 되돌렸어요.'),
    notification_count: await countUnread(ctx, memberOf(ctx)),
  }
}

function shown(row: NotificationRow): Notification {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  }
}
