import { and, desc, eq, sql } from 'drizzle-orm'
import { forget } from '#platform/clean-up.ts'
import type { Ctx } from '#platform/context.ts'
import { mostPending, pendingDays } from './rules.ts'
import { translationTerm } from './tables.ts'

export type TermRow = typeof translationTerm.$inferSelect
const locale = 'en'

/** Everything that staff decided. */
export async function listApproved(ctx: Ctx): Promise<{ phrase: string; translation: string }[]> {
  const found = await ctx.db.execute<{ phrase: string; translation: string }>(
    sql`select phrase, translation from translation_term where locale = ${locale} and state = 'approved' and translation is not null order by phrase`,
  )
  return found.rows
}

export function listTerms(ctx: Ctx): Promise<TermRow[]> {
  // the queue is bounded, and what staff changed is written by hand
  return ctx.db
    .select()
    .from(translationTerm)
    .where(eq(translationTerm.locale, locale))
    .orderBy(desc(translationTerm.seen_count))
    .limit(20_000)
}

export async function findTerm(ctx: Ctx, phrase: string): Promise<TermRow | null> {
  const rows = await ctx.db
    .select()
    .from(translationTerm)
    .where(and(eq(translationTerm.locale, locale), eq(translationTerm.phrase, phrase)))
  return rows[0] ?? null
}

/** Counts phrases that were met; new ones wait while there is room. */
export async function countSeen(ctx: Ctx, phrases: string[], context: string) {
  if (!phrases.length) return
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify([...phrases].sort())}::jsonb) as phrase)`
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  await ctx.db.execute(sql`
    insert into translation_term (locale, phrase, state, seen_count, context, first_seen_at, last_seen_at)
    select ${locale}, l.phrase, 'pending', 1, ${context}, ${now}, ${now} from ${list} l
    where exists (select 1 from translation_term t where t.locale = ${locale} and t.phrase = l.phrase)
      or (select count(*) from translation_term where locale = ${locale} and state = 'pending') < ${mostPending}
    on conflict (locale, phrase) do update set seen_count = least(translation_term.seen_count + 1, 1000000), last_seen_at = excluded.last_seen_at
    where translation_term.state = 'pending'`)
}

export async function putTranslation(ctx: Ctx, phrase: string, translation: string, by: string) {
  const row = { state: 'approved', translation, changed_at: ctx.now, changed_by: by }
  await ctx.db
    .insert(translationTerm)
    .values({ locale, phrase, ...row })
    .onConflictDoUpdate({ target: [translationTerm.locale, translationTerm.phrase], set: row })
}

export async function lockTerms(ctx: Ctx) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('translation_term'))`)
}

export async function deleteTerm(ctx: Ctx, phrase: string): Promise<boolean> {
  const gone = await ctx.db
    .delete(translationTerm)
    .where(and(eq(translationTerm.locale, locale), eq(translationTerm.phrase, phrase)))
  return (gone.rowCount ?? 0) > 0
}

/** Only what still waits. Answers how many. */
export async function rejectTerms(ctx: Ctx, phrases: string[], by: string): Promise<number> {
  const done = await ctx.db.execute(sql`
    update translation_term set state = 'rejected', changed_at = ${ctx.now.toISOString()}::timestamptz, changed_by = ${by}
    where locale = ${locale} and state = 'pending' and phrase in (select jsonb_array_elements_text(${JSON.stringify(phrases)}::jsonb))`)
  return done.rowCount ?? 0
}

export async function putProposal(ctx: Ctx, phrase: string, proposal: string, by: string) {
  await ctx.db
    .update(translationTerm)
    .set({ proposal, proposed_by: by })
    .where(
      and(
        eq(translationTerm.locale, locale),
        eq(translationTerm.phrase, phrase),
        eq(translationTerm.state, 'pending'),
      ),
    )
}

export async function forgetOldTerms(ctx: Ctx) {
  await forget(
    ctx,
    sql`translation_term`,
    sql`state = 'pending' and last_seen_at < now() - make_interval(days => ${pendingDays}::int)`,
  )
}
