import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { coverKeys } from '#platform/keys.ts'
import { given, statement } from '#platform/statement.ts'
import { delivery } from '#shop/notification/tables.ts'

export type DeliveryRow = typeof delivery.$inferSelect
export type NewDelivery = Pick<
  typeof delivery.$inferInsert,
  | 'event_id'
  | 'kind'
  | 'who'
  | 'channel'
  | 'mb_id'
  | 'recipient'
  | 'lang'
  | 'is_ad'
  | 'content'
  | 'send_after'
> &
  Partial<Pick<typeof delivery.$inferInsert, 'resent_of' | 'reason' | 'sent_by'>>

const queue = statement<{ delivery_id: string }>(sql`
  with made as (
    insert into delivery (event_id, kind, who, channel, mb_id, recipient, lang, is_ad, content, send_after, resent_of, reason, sent_by, created_at)
    select event_id, kind, who, channel, mb_id, recipient, lang, is_ad, content, send_after, resent_of, reason, sent_by, ${given('now')}::timestamptz
    from jsonb_to_recordset(${given('rows')}::jsonb) as row (
      event_id bigint, kind text, who text, channel text, mb_id text, recipient text, lang text, is_ad boolean, content jsonb,
      send_after timestamptz, resent_of bigint, reason text, sent_by text)
    on conflict do nothing returning delivery_id, send_after),
  jobs as (
    select array_agg(row('deliver', json_build_object('delivery_id', delivery_id), null, send_after, 6, null, null, null)::graphile_worker.job_spec) as specs
    from made having count(*) > 0)
  select job.payload ->> 'delivery_id' as delivery_id from jobs cross join lateral graphile_worker.add_jobs(jobs.specs) as job`)

/** Writes them down and asks for them to be sent, all or none; the ids of those that were not written before. */
export async function queueDeliveries(ctx: Ctx, rows: readonly NewDelivery[]): Promise<number[]> {
  if (!rows.length) return []
  const covered = rows.map((row) => ({
    ...row,
    // one that is sent again is covered already
    content: row.content.sealed ? row.content : coverKeys(ctx.house.config, row.content),
  }))
  const made = await queue(ctx, { rows: JSON.stringify(covered), now: ctx.now.toISOString() })
  return made.map(({ delivery_id }) => Number(delivery_id))
}

/** Takes it up for sending; null when it has left, was refused, or may not leave yet. */
export async function claimDelivery(ctx: Ctx, delivery_id: number): Promise<DeliveryRow | null> {
  const rows = await ctx.db
    .update(delivery)
    .set({ state: 'sending', tries: sql`${delivery.tries} + 1`, error: null })
    .where(
      and(
        eq(delivery.delivery_id, delivery_id),
        lte(delivery.send_after, ctx.now),
        // one that was being sent when the shop stopped is taken up again
        or(inArray(delivery.state, ['waiting', 'failed', 'sending'])),
      ),
    )
    .returning()
  return rows[0] ?? null
}

export async function noteDelivery(
  ctx: Ctx,
  delivery_id: number,
  noted: Partial<
    Pick<
      DeliveryRow,
      'state' | 'sent_as' | 'provider_id' | 'error' | 'sent_at' | 'recipient' | 'content'
    >
  >,
) {
  await ctx.db
    .update(delivery)
    .set({ ...noted, error: noted.error?.slice(0, 500) ?? null })
    .where(eq(delivery.delivery_id, delivery_id))
}

/** What the event was about that a delivery tells of, also of one that is sent again; null where staff wrote it by themselves. */
export async function findSubject(
  ctx: Ctx,
  { event_id, resent_of }: Pick<DeliveryRow, 'event_id' | 'resent_of'>,
): Promise<string | null> {
  const found = await ctx.db.execute<{ subject: string }>(sql`
    with recursive told as (
      select ${event_id}::bigint as event_id, ${resent_of}::bigint as resent_of
      union all select d.event_id, d.resent_of from told join delivery d on d.delivery_id = told.resent_of)
    select e.subject from told join event e on e.event_id = told.event_id limit 1`)
  return found.rows[0]?.subject ?? null
}
