import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type StaffRole, staffRoles, standsFor } from '#kernel/endpoint.ts'
import type { ErrandView } from '#kernel/errand.ts'
import { Failure, notFound } from '#kernel/failure.ts'
import { parseLang } from '#kernel/language.ts'
import { type Ctx, houseCtx, nobody, say } from './context.ts'
import type { Task } from './jobs.ts'
import { transact } from './transact.ts'

/** What is done with each line of one kind of errand. Given and told go through the database as JSON. */
export type Errand = {
  /** who may begin it, and must still be allowed to when a line is done */
  who: readonly StaffRole[]
  /** does one line and says what became of it, in one transaction */
  line: (ctx: Ctx, given: unknown, line: unknown) => Promise<unknown>
  /** what is said of a line that could not be done */
  refused: (line: unknown, why: string) => unknown
}

/** Ties the types of one kind together. */
export function errandOf<Given, Line, Told>(kind: {
  who: readonly StaffRole[]
  line: (ctx: Ctx, given: Given, line: Line) => Promise<Told>
  refused: (line: Line, why: string) => Told
}): Errand {
  return kind as Errand // only what `begin` was given of this kind comes back
}

export type Begun<Line> = {
  kind: string
  name?: string
  /** what was sent, so that the same again is known */
  sent: unknown
  given?: unknown
  apart?: unknown
  lines: readonly Line[]
}

const patience = 20_000

const goOn = (errand_id: SQL | number) =>
  sql`graphile_worker.add_job('errand', json_build_object('errand_id', ${errand_id}::bigint), max_attempts => 12)`

/** Notes the work and leaves it to a job; the same work that is under way already is not begun again. */
export function beginErrand<Line>(
  ctx: Ctx,
  { kind, name = '', sent, given = {}, apart = {}, lines }: Begun<Line>,
): Promise<{ errand_id: number }> {
  const made_by = ctx.visitor.mb_id ?? ''
  // nobody sees another's: what a colleague sends at the same time is theirs
  const print = createHash('sha256')
    .update(JSON.stringify([made_by, sent]))
    .digest('base64url')
  return transact(ctx, async (ctx) => {
    const { rows } = await ctx.db.execute<{ errand_id: number; fresh: boolean }>(sql`
      insert into errand (kind, print, name, given, apart, lang, made_by, made_at)
      values (${kind}, ${print}, ${name}, ${JSON.stringify(given)}::jsonb, ${JSON.stringify(apart)}::jsonb, ${ctx.lang}, ${made_by}, ${ctx.now.toISOString()})
      on conflict (kind, print) where ended_at is null do update set print = excluded.print
      returning errand_id::int, (xmax = 0) as fresh`)
    const [row] = rows
    if (!row) throw notFound()
    const { errand_id } = row
    if (!row.fresh) return { errand_id }
    await ctx.db.execute(sql`
      insert into errand_line (errand_id, nth, given)
      select ${errand_id}, nth, line from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as one(line, nth)`)
    await ctx.db.execute(sql`select ${goOn(errand_id)}`)
    return { errand_id }
  })
}

type Row = {
  errand_id: number
  kind: string
  given: unknown
  apart: unknown
  lang: string
  made_by: string
}

/** The task that goes on with an errand, and comes back after a while so that other jobs have their turn. */
export function errandTask(kinds: Readonly<Record<string, Errand>>): Task {
  return async (house, payload) => {
    const errand_id = Number((payload as { errand_id?: unknown } | null)?.errand_id) // written by beginErrand only
    const until = performance.now() + patience
    const ctx = houseCtx(house)
    const { rows } = await ctx.db.execute<Row>(
      sql`select errand_id::int, kind, given, apart, lang, made_by from errand where errand_id = ${errand_id} and ended_at is null`,
    )
    const [found] = rows
    const kind = found && kinds[found.kind]
    if (!found || !kind) return
    const lang = parseLang(found.lang) ?? 'kr'
    for (;;) {
      // their work may have been taken from them meanwhile
      const staff_role = await roleOf(ctx, found.made_by)
      const visitor = { ...nobody, mb_id: found.made_by, staff_role }
      const mine = houseCtx(house, { lang, visitor })
      if (!staff_role || !standsFor(staff_role, kind.who))
        return end(mine, errand_id, say(mine, '맡은 일이 바뀌어 여기서 멈췄어요.'))
      const nth = await nextOf(mine, errand_id)
      if (nth === null) return end(mine, errand_id, '')
      await doLine(mine, kind, found, nth)
      if (performance.now() > until) {
        await ctx.db.execute(sql`select ${goOn(errand_id)}`)
        return
      }
    }
  }
}

async function doLine(ctx: Ctx, kind: Errand, { errand_id, given }: Row, nth: number) {
  let line: unknown
  try {
    await transact(ctx, async (ctx) => {
      const { rows } = await ctx.db.execute<{ given: unknown }>(
        sql`select given from errand_line where errand_id = ${errand_id} and nth = ${nth} and told is null for update`,
      )
      const [open] = rows
      if (!open) return
      line = open.given
      await tell(ctx, errand_id, nth, await kind.line(ctx, given, line))
    })
  } catch (error) {
    if (!(error instanceof Failure))
      ctx.house.log.error({ err: error, errand: errand_id, nth }, 'a line could not be done')
    const why =
      error instanceof Failure
        ? say(ctx, error.phrase, error.params)
        : say(ctx, '처리하지 못했어요. 이 건만 다시 해 주세요.')
    await tell(ctx, errand_id, nth, kind.refused(line, why))
  }
}

async function tell(ctx: Ctx, errand_id: number, nth: number, told: unknown) {
  await ctx.db.execute(
    sql`update errand_line set told = ${JSON.stringify(told)}::jsonb where errand_id = ${errand_id} and nth = ${nth} and told is null`,
  )
}

async function nextOf(ctx: Ctx, errand_id: number): Promise<number | null> {
  const { rows } = await ctx.db.execute<{ nth: number }>(
    sql`select nth from errand_line where errand_id = ${errand_id} and told is null order by nth limit 1`,
  )
  return rows[0]?.nth ?? null
}

async function roleOf(ctx: Ctx, mb_id: string): Promise<StaffRole | null> {
  const { rows } = await ctx.db.execute<{ staff_role: string | null }>(
    sql`select staff_role from member where mb_id = ${mb_id}`,
  )
  return staffRoles.find((role) => role === rows[0]?.staff_role) ?? null
}

async function end(ctx: Ctx, errand_id: number, why: string) {
  await ctx.db.execute(
    sql`update errand set ended_at = ${new Date().toISOString()}, why = ${why} where errand_id = ${errand_id} and ended_at is null`,
  )
}

const view = sql`e.errand_id::int, case when e.ended_at is null then 'open' when e.why <> '' then 'stopped' else 'done' end as state,
  (select count(*) from errand_line l where l.errand_id = e.errand_id)::int as total,
  (select count(told) from errand_line l where l.errand_id = e.errand_id)::int as told,
  e.name, e.why, e.made_at, e.ended_at`
type Viewed = Omit<ErrandView, 'made_at' | 'ended_at'> & {
  made_at: string | Date
  ended_at: string | Date | null
}
const iso = (moment: string | Date) => new Date(moment).toISOString()
const shown = ({ made_at, ended_at, ...row }: Viewed): ErrandView => ({
  ...row,
  made_at: iso(made_at),
  ended_at: ended_at && iso(ended_at),
})

/** What somebody began of these kinds in the last days, newest first. */
export async function listErrands(ctx: Ctx, kinds: readonly string[], most = 5) {
  const { rows } = await ctx.db.execute<Viewed & { kind: string }>(sql`
    select ${view}, e.kind from errand e where e.made_by = ${ctx.visitor.mb_id ?? ''} and e.kind in ${[...kinds]}
    order by e.errand_id desc limit ${most}`)
  return rows.map(({ kind, ...row }) => ({ ...shown(row), kind }))
}

/** One of them with what became of each line so far; nobody sees another's. */
export async function errandOfMine<Told, Apart = unknown>(
  ctx: Ctx,
  kinds: readonly string[],
  errand_id: number,
): Promise<{ errand: ErrandView; kind: string; lines: Told[]; apart: Apart }> {
  const { rows } = await ctx.db.execute<Viewed & { kind: string; apart: Apart }>(sql`
    select ${view}, e.kind, e.apart from errand e
    where e.errand_id = ${errand_id} and e.made_by = ${ctx.visitor.mb_id ?? ''} and e.kind in ${[...kinds]}`)
  const [found] = rows
  if (!found) throw notFound()
  const lines = await ctx.db.execute<{ told: Told }>(
    sql`select told from errand_line where errand_id = ${errand_id} and told is not null order by nth`,
  )
  const { kind, apart, ...row } = found
  return { errand: shown(row), kind, apart, lines: lines.rows.map(({ told }) => told) }
}
