import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { NoteKind } from '#platform/notes.ts'
import type { SlowStatement } from '#shop/upkeep/work-contract.ts'

export type JobRow = {
  job_id: number
  task: string
  attempts: number
  max_attempts: number
  is_running: boolean
  event: string
  subject: string
  why: string
  since: string
  next_at: string
  in_trouble: number
}

const moment = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Jobs that failed at least twice, or were given up; the newest. One that failed once is usually done by its next try. */
export async function listTroubled(ctx: Ctx): Promise<JobRow[]> {
  const { rows } = await ctx.db.execute<JobRow>(sql`
    select j.id as job_id, t.identifier as task, j.attempts, j.max_attempts, j.locked_at is not null as is_running, coalesce(e.name, '') as event,
      coalesce(e.subject, '') as subject, coalesce(j.last_error, '') as why, ${moment('j.created_at')} as since, ${moment('j.run_at')} as next_at,
      (count(*) over ())::int as in_trouble
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join event e on t.identifier = 'react' and e.event_id = (j.payload->>'event_id')::bigint
    where j.attempts >= j.max_attempts or (j.attempts >= 2 and j.last_error is not null)
    order by j.attempts >= j.max_attempts desc, j.id desc limit 100`)
  return rows
}

export type NoteRow = {
  key: string
  words: string
  place: string
  times: number
  failed: number
  total_ms: number
  longest_ms: number
  request: string
  first_at: string
  last_at: string
}

const notes = (kind: NoteKind, order: SQL) => sql<NoteRow>`
  select key, (array_agg(words order by last_at desc))[1] as words, (array_agg(place order by last_at desc))[1] as place, sum(times)::int as times,
    sum(failed)::int as failed, sum(total_ms)::bigint as total_ms, max(longest_ms) as longest_ms, (array_agg(request order by last_at desc))[1] as request,
    ${moment('min(first_at)')} as first_at, ${moment('max(last_at)')} as last_at
  from running_note where kind = ${kind} and day > (now() at time zone 'Asia/Seoul')::date - 7
  group by key order by ${order} limit 100`

/** What was noted in seven days, together by what it is. */
export async function listNoted(ctx: Ctx, kind: NoteKind): Promise<NoteRow[]> {
  const orders: Record<NoteKind, SQL> = {
    fault: sql`max(last_at) desc`,
    slow: sql`sum(total_ms) desc`,
    task: sql`sum(failed) desc, key`,
  }
  return (await ctx.db.execute<NoteRow>(notes(kind, orders[kind]))).rows
}

/** The slowest by the server's own count; null where it does not keep one. */
export async function listServerSlow(ctx: Ctx, from: number): Promise<SlowStatement[] | null> {
  const { rows } = await ctx.db.execute<{ is_there: boolean }>(
    sql`select to_regclass('pg_stat_statements') is not null as is_there`,
  )
  if (!rows[0]?.is_there) return null
  const found = await ctx.db.execute<SlowStatement>(sql`
    select queryid::text as key, query as text, calls::int as times, round(mean_exec_time)::int as average_ms, round(max_exec_time)::int as longest_ms
    from pg_stat_statements where max_exec_time >= ${from} order by total_exec_time desc limit 50`)
  return found.rows
}

const idList = (ids: readonly number[]) =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::bigint[]`

export type JobTaken = { id: number; task_identifier: string }

/** Those that could be: one at work is left alone. */
export async function retryJobs(ctx: Ctx, ids: readonly number[]): Promise<JobTaken[]> {
  const { rows } = await ctx.db.execute<JobTaken>(
    sql`select id, task_identifier from graphile_worker.jobs where id in (select id from graphile_worker.reschedule_jobs(${idList(ids)}, run_at => now(), attempts => 0))`,
  )
  return rows
}

export async function dropJobs(ctx: Ctx, ids: readonly number[]): Promise<JobTaken[]> {
  const { rows } = await ctx.db.execute<JobTaken>(sql`
    with named as materialized (select id, task_identifier from graphile_worker.jobs where id = any(${idList(ids)}))
    select named.id, named.task_identifier from named join graphile_worker.complete_jobs(${idList(ids)}) gone on gone.id = named.id`)
  return rows
}
