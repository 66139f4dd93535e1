import { createHash } from 'node:crypto'
import { notFound } from '#kernel/failure.ts'
import { maskedIp } from '#kernel/masked.ts'
import { pageOf, rowsBefore } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { endSession, endSessionsOf, listSessions, type SessionRow } from '#platform/session.ts'
import { readBrowser } from '#shop/member/account-rules.ts'
import type { Device } from '#shop/member/device-contract.ts'
import { memberOf } from '#shop/member/service.ts'

export async function myDevices(ctx: Ctx, ask: { page: number; per_page: number }) {
  const rows = await listSessions(ctx, memberOf(ctx))
  const devices = rows
    .map((row) => shown(ctx, row))
    .sort((a, b) => Number(b.current) - Number(a.current))
  return pageOf(devices.slice(rowsBefore(ask), ask.page * ask.per_page), devices.length, ask)
}

export async function endDevice(ctx: Ctx, id: string) {
  const found = (await listSessions(ctx, memberOf(ctx))).find(
    (row) => idOf(row.sid_hash) === id && row.sid_hash !== ctx.visitor.session,
  )
  if (!found) throw notFound()
  await endSession(ctx, found.sid_hash)
  return { message: say(ctx, '그 기기에서 로그아웃했어요.') }
}

export async function endOtherDevices(ctx: Ctx) {
  const ended = await endSessionsOf(ctx, memberOf(ctx), ctx.visitor.session)
  return {
    message: ended
      ? say(ctx, '다른 기기 {count}대에서 로그아웃했어요.', { count: ended })
      : say(ctx, '로그인한 다른 기기가 없어요.'),
  }
}

function shown(ctx: Ctx, row: SessionRow): Device {
  return {
    id: idOf(row.sid_hash),
    ...readBrowser(row.user_agent),
    ip: maskedIp(row.ip),
    seen_at: row.seen_at.toISOString(),
    created_at: row.created_at.toISOString(),
    current: row.sid_hash === ctx.visitor.session,
  }
}

// what is kept of a session id stays in the shop
function idOf(sid_hash: string): string {
  return createHash('sha256').update(sid_hash).digest('base64url').slice(0, 22)
}
