import { sql } from 'drizzle-orm'
import type { Ctx } from './context.ts'
import { coverKeys } from './keys.ts'
import { given, statement } from './statement.ts'

const note = statement(sql`
  with happened as (
    insert into event (name, subject, actor, payload, created_at)
    values (${given('name')}, ${given('subject')}, ${given('actor')}, ${given('payload')}::jsonb, ${given('now')}::timestamptz) returning event_id)
  select graphile_worker.add_job('react', json_build_object('event_id', event_id), max_attempts => 12) from happened`)

/**
 * Says that something happened: a row in the same transaction, and a job that runs the reactions after the commit.
 * Keys stand in the row under seal: many read what happened, and the reactions alone may act on it.
 * `subject` is the id of the thing it happened to, such as an od_id.
 */
export async function announce(
  ctx: Ctx,
  name: string,
  subject: string | number,
  payload: Record<string, unknown> = {},
) {
  const { by, mb_id, session } = ctx.visitor
  const actor = by ?? mb_id ?? (session ? 'guest' : 'shop')
  await note(ctx, {
    name,
    subject: String(subject),
    actor,
    payload: JSON.stringify(coverKeys(ctx.house.config, { lang: ctx.lang, ...payload })),
    now: ctx.now.toISOString(),
  })
}
