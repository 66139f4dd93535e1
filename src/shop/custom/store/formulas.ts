import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { Holding } from '#shop/custom/accord-rules.ts'
import type {
  FormulaForm,
  FormulaLine,
  FormulaProduct,
  formulaSorts,
} from '#shop/custom/formula-contract.ts'
import { formula, formulaLine, formulaTrial } from '#shop/custom/tables.ts'

export type FormulaRecord = Omit<typeof formula.$inferSelect, 'product' | 'basis' | 'state'> & {
  product: FormulaProduct
  basis: 'wax' | 'total'
  state: 'draft' | 'final'
}
export type LineRecord = Omit<typeof formulaLine.$inferSelect, 'note'> & {
  note: FormulaLine['note']
}

export type FormulaListAsk = {
  page: number
  per_page: number
  sort: (typeof formulaSorts)[number]
  order: 'asc' | 'desc'
  keyword?: string
  product?: FormulaProduct
  tag?: string
}
type Filter = Pick<FormulaListAsk, 'keyword' | 'product' | 'tag'>

// the newest version of each stands for all of them
function mine(mb_id: string, ask: Filter): SQL | undefined {
  return and(
    eq(formula.mb_id, mb_id),
    sql`not exists (select 1 from formula later where later.mb_id = formula.mb_id and coalesce(later.root_id, later.formula_id) = coalesce(formula.root_id, formula.formula_id) and later.version_no > formula.version_no)`,
    ask.product ? eq(formula.product, ask.product) : undefined,
    ask.tag ? arrayContains(formula.tags, [ask.tag]) : undefined,
    ask.keyword
      ? or(
          ...[formula.title, formula.notes].map((column) =>
            ilike(column, containing(ask.keyword ?? '')),
          ),
        )
      : undefined,
  )
}

export async function listFormulas(
  ctx: Ctx,
  mb_id: string,
  ask: FormulaListAsk,
): Promise<FormulaRecord[]> {
  const direction = ask.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(formula)
    .where(mine(mb_id, ask))
    .orderBy(direction(formula[ask.sort]), direction(formula.formula_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows as FormulaRecord[] // the shop writes only its own words into these columns
}

export async function countFormulas(ctx: Ctx, mb_id: string, ask: Filter): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(formula)
    .where(mine(mb_id, ask))
  return row?.count ?? 0
}

export async function findFormula(ctx: Ctx, formula_id: number): Promise<FormulaRecord | null> {
  const [row] = await ctx.db.select().from(formula).where(eq(formula.formula_id, formula_id))
  return (row as FormulaRecord | undefined) ?? null // as above
}

/** Those of these formulas that are this member's. */
export async function listOwn(
  ctx: Ctx,
  mb_id: string,
  formula_ids: readonly number[],
): Promise<FormulaRecord[]> {
  if (!formula_ids.length) return []
  const rows = await ctx.db
    .select()
    .from(formula)
    .where(and(eq(formula.mb_id, mb_id), inArray(formula.formula_id, [...formula_ids])))
  return rows as FormulaRecord[] // as above
}

/** Two saves of one maker go one after the other, so that no circle of accords can be closed between them. */
export async function holdMaker(ctx: Ctx, mb_id: string) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('formula'), hashtext(${mb_id}))`)
}

/** The formulas of this member in which this one stands. */
export function listUsers(ctx: Ctx, formula_id: number) {
  return ctx.db
    .selectDistinct({ formula_id: formula.formula_id, title: formula.title })
    .from(formulaLine)
    .innerJoin(formula, eq(formula.formula_id, formulaLine.formula_id))
    .where(eq(formulaLine.accord_id, formula_id))
    .limit(3)
}

/** What stands in these formulas and in those that stand in them, counted and not read; null when that is more than `most`. */
export async function listHoldings(
  ctx: Ctx,
  mb_id: string,
  formula_ids: readonly number[],
  most: number,
): Promise<Holding[] | null> {
  if (!formula_ids.length) return []
  const { rows } = await ctx.db.execute<Record<keyof Holding, string | null>>(sql`
    with recursive below(id) as (
      select formula_id from formula where mb_id = ${mb_id} and formula_id in ${formula_ids}
      union select line.accord_id from below join formula_line line on line.formula_id = below.id
      join formula on formula.formula_id = line.accord_id and formula.mb_id = ${mb_id}
    )
    select line.formula_id, line.accord_id, count(*) as count from below join formula_line line on line.formula_id = below.id
    group by line.formula_id, line.accord_id limit ${most + 1}`)
  if (rows.length > most) return null
  return rows.map(({ formula_id, accord_id, count }) => ({
    formula_id: Number(formula_id),
    accord_id: accord_id === null ? null : Number(accord_id),
    count: Number(count),
  }))
}

/** The formulas of this member that hold this one, at once or through others. */
export async function listAbove(
  ctx: Ctx,
  mb_id: string,
  formula_id: number,
): Promise<{ formula_id: number; title: string }[]> {
  const { rows } = await ctx.db.execute<{ formula_id: string; title: string }>(sql`
    with recursive above(id) as (
      select ${formula_id}::bigint
      union select line.formula_id from above join formula_line line on line.accord_id = above.id
    )
    select formula_id, title from formula where mb_id = ${mb_id} and formula_id in (select id from above) and formula_id <> ${formula_id}`)
  return rows.map((row) => ({ title: row.title, formula_id: Number(row.formula_id) }))
}

export function listTrials(ctx: Ctx, formula_id: number) {
  return ctx.db
    .select({
      trial_id: formulaTrial.trial_id,
      tried_on: formulaTrial.tried_on,
      rating: formulaTrial.rating,
      comment: formulaTrial.comment,
    })
    .from(formulaTrial)
    .where(eq(formulaTrial.formula_id, formula_id))
    .orderBy(desc(formulaTrial.tried_on), desc(formulaTrial.trial_id))
}

export async function insertTrial(
  ctx: Ctx,
  formula_id: number,
  trial: { tried_on: string; rating: number; comment: string },
) {
  await ctx.db.insert(formulaTrial).values({ ...trial, formula_id, created_at: ctx.now })
}

export async function deleteTrial(
  ctx: Ctx,
  formula_id: number,
  trial_id: number,
): Promise<boolean> {
  const gone = await ctx.db
    .delete(formulaTrial)
    .where(and(eq(formulaTrial.formula_id, formula_id), eq(formulaTrial.trial_id, trial_id)))
    .returning({ trial_id: formulaTrial.trial_id })
  return gone.length > 0
}

export async function findShared(ctx: Ctx, share_token: string): Promise<FormulaRecord | null> {
  const [row] = await ctx.db.select().from(formula).where(eq(formula.share_token, share_token))
  return (row as FormulaRecord | undefined) ?? null // as above
}

export async function listFormulaLines(
  ctx: Ctx,
  formula_ids: readonly number[],
): Promise<LineRecord[]> {
  if (!formula_ids.length) return []
  const rows = await ctx.db
    .select()
    .from(formulaLine)
    .where(inArray(formulaLine.formula_id, [...formula_ids]))
    .orderBy(asc(formulaLine.formula_id), asc(formulaLine.position))
  return rows as LineRecord[] // as above
}

export function listVersions(ctx: Ctx, mb_id: string, root_id: number) {
  return ctx.db
    .select({
      formula_id: formula.formula_id,
      version_no: formula.version_no,
      updated_at: formula.updated_at,
    })
    .from(formula)
    .where(
      and(
        eq(formula.mb_id, mb_id),
        or(eq(formula.root_id, root_id), eq(formula.formula_id, root_id)),
      ),
    )
    .orderBy(desc(formula.version_no))
}

type Body = Omit<FormulaForm, 'lines'> & { photo?: string | null }

export async function insertFormula(
  ctx: Ctx,
  mb_id: string,
  body: Body,
  from: { root_id: number; version_no: number } | null = null,
): Promise<number> {
  const [made] = await ctx.db
    .insert(formula)
    .values({ ...body, mb_id, ...from, created_at: ctx.now, updated_at: ctx.now })
    .returning({ formula_id: formula.formula_id })
  return made?.formula_id ?? 0
}

/** False when somebody saved since this version. */
export async function updateFormula(
  ctx: Ctx,
  formula_id: number,
  body: Body,
  version: number,
): Promise<boolean> {
  const done = await ctx.db
    .update(formula)
    .set({ ...body, version: version + 1, updated_at: ctx.now })
    .where(and(eq(formula.formula_id, formula_id), eq(formula.version, version)))
    .returning({ formula_id: formula.formula_id })
  return done.length > 0
}

export async function writeLines(ctx: Ctx, formula_id: number, lines: readonly FormulaLine[]) {
  await ctx.db.delete(formulaLine).where(eq(formulaLine.formula_id, formula_id))
  if (lines.length)
    await ctx.db
      .insert(formulaLine)
      .values(lines.map((line, position) => ({ ...line, formula_id, position })))
}

export async function writeShare(ctx: Ctx, formula_id: number, share_token: string | null) {
  await ctx.db.update(formula).set({ share_token }).where(eq(formula.formula_id, formula_id))
}

export async function writePhoto(ctx: Ctx, formula_id: number, photo: string | null) {
  await ctx.db.update(formula).set({ photo }).where(eq(formula.formula_id, formula_id))
}

/** Every photograph that a formula names. */
export async function listPhotoIds(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ photo: formula.photo })
    .from(formula)
    .where(isNotNull(formula.photo))
  return rows.flatMap(({ photo }) => photo ?? [])
}

export async function deleteFormula(ctx: Ctx, formula_id: number) {
  await ctx.db.delete(formula).where(eq(formula.formula_id, formula_id))
}

export async function countOfMaker(ctx: Ctx, mb_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(formula)
    .where(eq(formula.mb_id, mb_id))
  return row?.count ?? 0
}
