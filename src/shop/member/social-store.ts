import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import type { MemberRow } from './store.ts'
import { member, socialAttempt, socialLink } from './tables.ts'

export type Attempt = typeof socialAttempt.$inferSelect

export async function insertAttempt(ctx: Ctx, attempt: typeof socialAttempt.$inferInsert) {
  await ctx.db.insert(socialAttempt).values(attempt)
}

const alive = (ctx: Ctx) =>
  and(eq(socialAttempt.session, ctx.visitor.session ?? ''), gt(socialAttempt.expires_at, ctx.now))

/** An attempt of this session, by the code it polls with. */
export async function findAttempt(ctx: Ctx, code_hash: string): Promise<Attempt | null> {
  const rows = await ctx.db
    .select()
    .from(socialAttempt)
    .where(and(eq(socialAttempt.code_hash, code_hash), alive(ctx)))
  return rows[0] ?? null
}

/** The attempt of this session that Kakao led back from; once, whoever is first. */
export async function takeReturn(ctx: Ctx, state_hash: string): Promise<Attempt | null> {
  const rows = await ctx.db
    .update(socialAttempt)
    .set({ state: 'swapping' })
    .where(
      and(eq(socialAttempt.state_hash, state_hash), eq(socialAttempt.state, 'waiting'), alive(ctx)),
    )
    .returning()
  return rows[0] ?? null
}

/** Moves an attempt on; false when somebody else has. */
export async function moveAttempt(
  ctx: Ctx,
  code_hash: string,
  from: string,
  to: { state: string; profile?: unknown },
): Promise<boolean> {
  const moved = await ctx.db
    .update(socialAttempt)
    .set(to)
    .where(and(eq(socialAttempt.code_hash, code_hash), eq(socialAttempt.state, from)))
    .returning({ code_hash: socialAttempt.code_hash })
  return moved.length > 0
}

/** False when it has been asked for `most` times. */
export async function countPoll(ctx: Ctx, code_hash: string, most: number): Promise<boolean> {
  const counted = await ctx.db
    .update(socialAttempt)
    .set({ polls: sql`${socialAttempt.polls} + 1` })
    .where(and(eq(socialAttempt.code_hash, code_hash), lt(socialAttempt.polls, most)))
    .returning({ polls: socialAttempt.polls })
  return counted.length > 0
}

/** The member behind an account elsewhere; `open` is false for one who is blocked. */
export async function findLinked(
  ctx: Ctx,
  provider: string,
  external_id: string,
): Promise<(MemberRow & { open: boolean }) | null> {
  const rows = await ctx.db
    .select({ member })
    .from(socialLink)
    .innerJoin(member, eq(member.mb_id, socialLink.mb_id))
    .where(and(eq(socialLink.provider, provider), eq(socialLink.external_id, external_id)))
  const found = rows[0]?.member
  return found ? { ...found, open: !found.mb_leave_date && !found.mb_intercept_date } : null
}

export async function findLinkOf(ctx: Ctx, provider: string, mb_id: string) {
  const rows = await ctx.db
    .select()
    .from(socialLink)
    .where(and(eq(socialLink.provider, provider), eq(socialLink.mb_id, mb_id)))
  return rows[0] ?? null
}

/** False when the account elsewhere, or the member, is linked already. */
export async function insertLink(ctx: Ctx, link: typeof socialLink.$inferInsert): Promise<boolean> {
  const made = await ctx.db
    .insert(socialLink)
    .values(link)
    .onConflictDoNothing()
    .returning({ mb_id: socialLink.mb_id })
  return made.length > 0
}

/** False when there was none. */
export async function deleteLinks(ctx: Ctx, mb_id: string, providers: string[]): Promise<boolean> {
  const gone = await ctx.db
    .delete(socialLink)
    .where(and(eq(socialLink.mb_id, mb_id), inArray(socialLink.provider, providers)))
    .returning({ mb_id: socialLink.mb_id })
  return gone.length > 0
}

/** The log forgets who somebody was elsewhere. */
export async function dropSocialOf(ctx: Ctx, event_id: number) {
  await ctx.db
    .update(event)
    .set({ payload: sql`${event.payload} - 'social'` })
    .where(eq(event.event_id, event_id))
}

export async function isMailKnown(ctx: Ctx, mb_email: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ mb_id: member.mb_id })
    .from(member)
    .where(eq(member.mb_email, mb_email))
  return rows.length > 0
}
