import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { currentMember } from '#shop/member/service.ts'

export type NewsChannel = 'mail' | 'message'
export type Consent = Record<NewsChannel, boolean>

/** Whether a member wants advertising by mail and by message. A guest never does. */
export async function consentOf(ctx: Ctx, mb_id: string | null): Promise<Consent> {
  const member = mb_id ? await memberById(ctx, mb_id) : null
  return { mail: member?.mb_mailling ?? false, message: member?.mb_sms ?? false }
}

export function memberById(ctx: Ctx, mb_id: string) {
  return currentMember({ ...ctx, visitor: { ...ctx.visitor, mb_id } })
}

/** The address that stops advertising for one member and channel; it works without a login and for ever. */
export function unsubscribeUrl(ctx: Ctx, mb_id: string, channel: NewsChannel): string {
  return `${ctx.house.config.ORIGIN}/unsubscribe/${tokenOf(ctx, mb_id, channel)}`
}

function tokenOf(ctx: Ctx, mb_id: string, channel: NewsChannel): string {
  const body = `${Buffer.from(mb_id).toString('base64url')}.${channel}`
  return `${body}.${sign(ctx, body)}`
}

function sign(ctx: Ctx, body: string): string {
  return createHmac('sha256', ctx.house.config.SESSION_SECRET)
    .update(`unsubscribe ${body}`)
    .digest('base64url')
}

/** Whose and which channel a token is of; any other text is not found. */
export function readToken(ctx: Ctx, token: string): { mb_id: string; channel: NewsChannel } {
  const [id = '', channel = '', signature = ''] = token.split('.')
  const right = Buffer.from(sign(ctx, `${id}.${channel}`))
  const given = Buffer.from(signature)
  if (
    (channel !== 'mail' && channel !== 'message') ||
    right.length !== given.length ||
    !timingSafeEqual(right, given)
  )
    throw notFound()
  return { mb_id: Buffer.from(id, 'base64url').toString(), channel }
}
