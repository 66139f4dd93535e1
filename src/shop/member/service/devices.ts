import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { readBrowser } from '#shop/member/account-rules.ts'
import { insertLogin } from '#shop/member/login-store.ts'

/** Notes where a member logs in; the first time on a device that is not their first is told to them. */
export async function noteLogin(ctx: Ctx, mb_id: string, device_hash: string) {
  const agent = (ctx.headers.get('user-agent') ?? '').slice(0, 300)
  const { isNewDevice } = await insertLogin(ctx, {
    mb_id,
    device_hash,
    ip: ctx.ip,
    agent,
    created_at: ctx.now,
  })
  if (isNewDevice)
    await announce(ctx, 'member.new_device', mb_id, {
      mb_id,
      device: deviceWord(agent),
      ip: ctx.ip,
      at: ctx.now.toISOString(),
    })
}

/** "Chrome, Windows": as much of a browser's name as its owner would recognise. */
function deviceWord(agent: string): string {
  const { browser, system } = readBrowser(agent)
  return [browser, system].filter(Boolean).join(', ')
}
