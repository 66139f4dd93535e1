import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { MemberRow } from './store.ts'
import { member, memberLogin, passwordReset } from './tables.ts'

/** Members of a name with this mail or phone. */
export function listNamesakes(
  ctx: Ctx,
  mb_name: string,
  by: { mb_email: string } | { mb_hp: string },
): Promise<Pick<MemberRow, 'mb_id' | 'mb_email'>[]> {
  const contact = 'mb_email' in by ? eq(member.mb_email, by.mb_email) : eq(member.mb_hp, by.mb_hp)
  return ctx.db
    .select({ mb_id: member.mb_id, mb_email: member.mb_email })
    .from(member)
    .where(and(contact, eq(member.mb_name, mb_name), isNull(member.mb_leave_date)))
    .limit(10)
}

export async function insertReset(ctx: Ctx, reset: typeof passwordReset.$inferInsert) {
  await ctx.db.insert(passwordReset).values(reset)
}

/** Links that were mailed before the password or the address changed open nothing any more. */
export async function spendResets(ctx: Ctx, mb_id: string) {
  await ctx.db
    .update(passwordReset)
    .set({ used_at: ctx.now })
    .where(and(eq(passwordReset.mb_id, mb_id), isNull(passwordReset.used_at)))
}

/** Not used, in time, and the newest of its member. */
const usable = (ctx: Ctx, token_hash: string) =>
  and(
    eq(passwordReset.token_hash, token_hash),
    isNull(passwordReset.used_at),
    gt(passwordReset.expires_at, ctx.now),
    sql`not exists (select 1 from password_reset newer where newer.mb_id = ${passwordReset.mb_id} and newer.expires_at > ${passwordReset.expires_at})`,
  )

export async function findReset(ctx: Ctx, token_hash: string): Promise<MemberRow | null> {
  const rows = await ctx.db
    .select({ member })
    .from(passwordReset)
    .innerJoin(
      member,
      and(
        eq(member.mb_id, passwordReset.mb_id),
        isNull(member.mb_leave_date),
        isNull(member.mb_intercept_date),
      ),
    )
    .where(usable(ctx, token_hash))
  return rows[0]?.member ?? null
}

/** True for the one who uses it up. */
export async function takeReset(ctx: Ctx, token_hash: string): Promise<boolean> {
  const taken = await ctx.db
    .update(passwordReset)
    .set({ used_at: ctx.now })
    .where(usable(ctx, token_hash))
    .returning({ mb_id: passwordReset.mb_id })
  return taken.length > 0
}

export async function replacePassword(ctx: Ctx, mb_id: string, password_hash: string) {
  await ctx.db.update(member).set({ password_hash }).where(eq(member.mb_id, mb_id))
}

/** Notes a log-in. Says whether the member was seen before, but never on this device. */
export async function insertLogin(
  ctx: Ctx,
  login: typeof memberLogin.$inferInsert,
): Promise<{ isNewDevice: boolean }> {
  const [seen] = await ctx.db
    .select({
      all: count(),
      others: sql<number>`count(*) filter (where ${ne(memberLogin.device_hash, login.device_hash)})::int`,
    })
    .from(memberLogin)
    .where(eq(memberLogin.mb_id, login.mb_id))
  await ctx.db.insert(memberLogin).values(login)
  return { isNewDevice: !!seen && seen.all > 0 && seen.all === seen.others }
}
