import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { member } from '#shop/member/tables.ts'
import type { ApplicationFile, ApplicationKind, ApplicationState } from './contract.ts'
import type { applicationSorts } from './desk-contract.ts'
import { application, applicationFile } from './tables.ts'

export type ApplicationRecord = typeof application.$inferSelect
type NewApplication = typeof application.$inferInsert
export type NewFile = Omit<typeof applicationFile.$inferInsert, 'ap_id' | 'created_at'>

type OwnAsk = { page: number; per_page: number; order: 'asc' | 'desc'; kind?: ApplicationKind }

export async function listOwn(ctx: Ctx, mb_id: string, ask: OwnAsk) {
  const asked = and(eq(application.mb_id, mb_id), ask.kind && eq(application.kind, ask.kind))
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(application)
      .where(asked)
      .orderBy((ask.order === 'asc' ? asc : desc)(application.ap_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(application).where(asked),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function findOwn(
  ctx: Ctx,
  mb_id: string,
  ap_id: number,
): Promise<ApplicationRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(application)
    .where(and(eq(application.ap_id, ap_id), eq(application.mb_id, mb_id)))
  return row ?? null
}

export async function findAny(ctx: Ctx, ap_id: number): Promise<ApplicationRecord | null> {
  const [row] = await ctx.db.select().from(application).where(eq(application.ap_id, ap_id))
  return row ?? null
}

/** Null when the member, or somebody with the same business number, has an open one already. */
export async function insertApplication(
  ctx: Ctx,
  row: NewApplication,
  files: readonly NewFile[],
): Promise<number | null> {
  const [made] = await ctx.db
    .insert(application)
    .values(row)
    .onConflictDoNothing()
    .returning({ ap_id: application.ap_id })
  if (!made) return null
  await insertFiles(ctx, made.ap_id, files)
  return made.ap_id
}

/** Only as it was read; false when somebody was quicker. */
export async function updateApplication(
  ctx: Ctx,
  { ap_id, version }: Pick<ApplicationRecord, 'ap_id' | 'version'>,
  change: Partial<NewApplication>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(application)
    .set({ ...change, updated_at: ctx.now, version: sql`${application.version} + 1` })
    .where(and(eq(application.ap_id, ap_id), eq(application.version, version)))
    .returning({ ap_id: application.ap_id })
  return rows.length > 0
}

/** What is known besides, whoever changes the application meanwhile. */
export async function noteOn(
  ctx: Ctx,
  ap_id: number,
  change: Pick<NewApplication, 'checked' | 'ticked'>,
) {
  await ctx.db.update(application).set(change).where(eq(application.ap_id, ap_id))
}

/** Who else has this number in an open or approved application of a business; null for nobody. */
export async function findSameBusiness(
  ctx: Ctx,
  { kind, business_number, ap_id }: { kind: string; business_number: string; ap_id: number | null },
): Promise<{ mb_id: string | null } | null> {
  const [row] = await ctx.db
    .select({ mb_id: application.mb_id })
    .from(application)
    .where(
      and(
        eq(application.kind, kind),
        eq(application.business_number, business_number),
        inArray(application.state, ['received', 'reviewing', 'need_more', 'approved']),
        ap_id ? sql`${application.ap_id} <> ${ap_id}` : undefined,
      ),
    )
  return row ?? null
}

export async function findOpenOf(ctx: Ctx, mb_id: string, kind: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ ap_id: application.ap_id })
    .from(application)
    .where(
      and(
        eq(application.mb_id, mb_id),
        eq(application.kind, kind),
        inArray(application.state, ['received', 'reviewing', 'need_more', 'approved']),
      ),
    )
  return rows.length > 0
}

export function listFiles(ctx: Ctx, ap_id: number): Promise<ApplicationFile[]> {
  const { file_id, file_name, file_type, file_size } = applicationFile
  return ctx.db
    .select({ file_id, file_name, file_type, file_size })
    .from(applicationFile)
    .where(eq(applicationFile.ap_id, ap_id))
    .orderBy(asc(applicationFile.created_at), asc(applicationFile.file_id))
}

export async function insertFiles(ctx: Ctx, ap_id: number, files: readonly NewFile[]) {
  // in the order in which they were chosen
  if (files.length)
    await ctx.db.insert(applicationFile).values(
      files.map((file, at) => ({
        ...file,
        ap_id,
        created_at: new Date(ctx.now.getTime() + at),
      })),
    )
}

export async function deleteFiles(ctx: Ctx, ap_id: number, ids: readonly string[]) {
  if (ids.length)
    await ctx.db
      .delete(applicationFile)
      .where(and(eq(applicationFile.ap_id, ap_id), inArray(applicationFile.file_id, [...ids])))
}

export async function findFile(
  ctx: Ctx,
  ap_id: number,
  file_id: string,
): Promise<ApplicationFile | null> {
  const [row] = await ctx.db
    .select()
    .from(applicationFile)
    .where(and(eq(applicationFile.ap_id, ap_id), eq(applicationFile.file_id, file_id)))
  return row ?? null
}

export async function listFileIds(ctx: Ctx): Promise<string[]> {
  return (await ctx.db.select({ file_id: applicationFile.file_id }).from(applicationFile)).map(
    (row) => row.file_id,
  )
}

type DeskAsk = {
  page: number
  per_page: number
  sort: (typeof applicationSorts)[number]
  order: 'asc' | 'desc'
  kind?: ApplicationKind
  state?: ApplicationState
  keyword?: string
}
const sorts = { created_at: application.created_at, company: application.company }

export async function listForDesk(ctx: Ctx, ask: DeskAsk) {
  const way = ask.order === 'asc' ? asc : desc
  const asked = and(named(ask.keyword), ask.kind && eq(application.kind, ask.kind))
  const [rows, states] = await Promise.all([
    ctx.db
      .select()
      .from(application)
      .where(and(asked, ask.state && eq(application.state, ask.state)))
      .orderBy(way(sorts[ask.sort]), desc(application.ap_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ state: application.state, count: count() })
      .from(application)
      .where(asked)
      .groupBy(application.state),
  ])
  const counts = Object.fromEntries(states.map(({ state, count }) => [state, count]))
  const all = states.reduce((sum, { count }) => sum + count, 0)
  return { rows, counts, total: ask.state ? (counts[ask.state] ?? 0) : all }
}

function named(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined
  const word = containing(keyword)
  const digits = keyword.replace(/[\s-]/g, '')
  return or(
    sql`${application.company} ilike ${word}`,
    sql`${application.name} ilike ${word}`,
    sql`${application.email} ilike ${word}`,
    sql`${application.mb_id} ilike ${word}`,
    /^\d{3,}$/.test(digits)
      ? sql`${application.business_number} ilike ${containing(digits)}`
      : undefined,
  )
}

export async function findApplicant(ctx: Ctx, mb_id: string) {
  const [row] = await ctx.db
    .select({ mb_name: member.mb_name, mb_level: member.mb_level })
    .from(member)
    .where(eq(member.mb_id, mb_id))
  return row ?? null
}

/** What was answered so long ago that nobody may keep it; a standing that lasts is kept, and what was ordered loses its names instead. */
export async function deleteDecided(ctx: Ctx, before: Date) {
  await ctx.db
    .delete(application)
    .where(
      and(
        sql`coalesce(${application.decided_at}, ${application.updated_at}) < ${before.toISOString()}::timestamptz`,
        sql`not (${application.kind} in ('wholesale', 'dealer') and ${application.state} = 'approved')`,
        sql`not exists (select 1 from scent_job j where j.ap_id = ${application.ap_id} and j.agreed_at is not null)`,
        sql`not exists (select 1 from class_proposal p where p.ap_id = ${application.ap_id} and p.accepted_at is not null)`,
      ),
    )
}
