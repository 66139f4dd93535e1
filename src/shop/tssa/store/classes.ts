import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { heldNow } from '#shop/seat/tables.ts'
import type {
  ClassCategory,
  ClassKind,
  ClassLevel,
  ClassSort,
  SessionStatus,
} from '#shop/tssa/class-contract.ts'
import { classInstructor, classPolicy, classProduct, classSession } from '#shop/tssa/tables.ts'
import { wordsIn } from '#shop/tssa/word-rules.ts'
import { takesBookings } from './seats.ts'

export type ClassAsk = {
  page: number
  per_page: number
  sort: ClassSort
  order: 'asc' | 'desc'
  kind?: ClassKind
  category?: ClassCategory
  level?: ClassLevel
  keyword?: string
}
export type SessionAsk = {
  page: number
  per_page: number
  order: 'asc' | 'desc'
  class_id?: number
  from?: string
  until?: string
  open?: '1'
}

type Product = typeof classProduct.$inferSelect
export type ClassRow = Omit<Product, 'kind' | 'category' | 'level'> & {
  kind: ClassKind
  category: ClassCategory
  level: ClassLevel
}
type Session = typeof classSession.$inferSelect
export type SessionRow = {
  session: Omit<Session, 'status'> & { status: SessionStatus }
  instructor: typeof classInstructor.$inferSelect | null
}

/** A course with a certificate is shown only with the terms that the law asks for. */
function shown(): SQL | undefined {
  return and(
    classProduct.class_use,
    or(ne(classProduct.kind, 'certificate'), isNotNull(classProduct.certificate)),
  )
}

type Chosen = Pick<ClassAsk, 'kind' | 'category' | 'level' | 'keyword'>

function chosen({ kind, category, level, keyword }: Chosen): SQL | undefined {
  return and(
    shown(),
    ...(keyword === undefined ? [] : wordsIn(keyword).map(holds)),
    keyword !== undefined && !keyword.trim() ? sql`false` : undefined,
    kind ? eq(classProduct.kind, kind) : undefined,
    category ? eq(classProduct.category, category) : undefined,
    level ? eq(classProduct.level, level) : undefined,
  )
}

const column = sql`lower(replace(concat_ws(' ', ${classProduct.title}, ${classProduct.title_en}, ${classProduct.summary}, ${classProduct.summary_en}), ' ', ''))`
const holds = (word: string): SQL => sql`strpos(${column}, ${word}) > 0`

export async function listClasses(ctx: Ctx, ask: ClassAsk): Promise<ClassRow[]> {
  const way = ask.order === 'desc' ? desc : asc
  const soonest = sql`(select min(${classSession.starts_at}) from ${classSession} where ${classSession.class_id} = ${classProduct.class_id} and ${takesBookings(ctx, 1)})`
  const by = {
    class_order: classProduct.class_order,
    price: classProduct.price,
    starts_at: soonest,
  }[ask.sort]
  const rows = await ctx.db
    .select()
    .from(classProduct)
    .where(chosen(ask))
    .orderBy(sql`${way(by)} nulls last`, asc(classProduct.class_order), asc(classProduct.class_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows as ClassRow[] // the shop writes only its own words into these columns
}

export function countClasses(ctx: Ctx, ask: Chosen = {}): Promise<number> {
  return ctx.db.$count(classProduct, chosen(ask))
}

export async function findClass(ctx: Ctx, class_id: number) {
  const [row] = await ctx.db
    .select({ product: classProduct, policy: classPolicy })
    .from(classProduct)
    .innerJoin(classPolicy, eq(classPolicy.policy_id, classProduct.policy_id))
    .where(and(eq(classProduct.class_id, class_id), shown()))
  return row ? { ...row, product: row.product as ClassRow } : null // as above
}

/** A date with what is held of it at this moment, ended holds left out. */
const sessionNow = (ctx: Ctx) => ({ ...getTableColumns(classSession), held: heldNow(ctx.now) })

const coming = (ctx: Ctx) =>
  and(
    ne(classSession.status, 'draft'),
    eq(classSession.is_private, false),
    gt(classSession.ends_at, ctx.now),
  )

/** The next date of each class that has a seat, else the next one at all; one that is cancelled comes last. */
export async function nextSessions(ctx: Ctx, class_ids: readonly number[]): Promise<SessionRow[]> {
  if (class_ids.length === 0) return []
  const rows = await ctx.db
    .selectDistinctOn([classSession.class_id], {
      session: sessionNow(ctx),
      instructor: classInstructor,
    })
    .from(classSession)
    .leftJoin(classInstructor, eq(classInstructor.instructor_id, classSession.instructor_id))
    .where(
      and(
        inArray(classSession.class_id, [...class_ids]),
        ne(classSession.status, 'cancelled'),
        coming(ctx),
      ),
    )
    .orderBy(classSession.class_id, sql`${takesBookings(ctx, 1)} desc`, classSession.starts_at)
  return rows as SessionRow[] // drafts are left out, and other words are not written
}

function within(ctx: Ctx, { class_id, from, until, open }: SessionAsk): SQL | undefined {
  return and(
    class_id ? eq(classSession.class_id, class_id) : undefined,
    open ? takesBookings(ctx, 1) : undefined,
    from ? gte(classSession.starts_at, startOfKoreanDay(from)) : undefined,
    until ? lt(classSession.starts_at, startOfKoreanDay(until, 1)) : undefined,
  )
}

/** Dates to come with their classes. */
export async function listSessions(
  ctx: Ctx,
  ask: SessionAsk,
): Promise<{ rows: (SessionRow & { product: ClassRow })[]; total: number }> {
  const where = and(coming(ctx), shown(), within(ctx, ask))
  const way = ask.order === 'desc' ? desc : asc
  const [rows, [count]] = await Promise.all([
    ctx.db
      .select({ session: sessionNow(ctx), instructor: classInstructor, product: classProduct })
      .from(classSession)
      .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
      .leftJoin(classInstructor, eq(classInstructor.instructor_id, classSession.instructor_id))
      .where(where)
      .orderBy(way(classSession.starts_at), asc(classSession.session_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(classSession)
      .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
      .where(where),
  ])
  return { rows: rows as (SessionRow & { product: ClassRow })[], total: count?.total ?? 0 } // as above
}

/** Who teaches a class: on its dates to come, and before that on the latest ones. */
export async function listTeachers(ctx: Ctx, class_id: number) {
  const latest = sql<Date>`max(${classSession.starts_at})`
  return ctx.db
    .select({
      name: classInstructor.name,
      name_en: classInstructor.name_en,
      bio: classInstructor.bio,
      bio_en: classInstructor.bio_en,
      photo: classInstructor.photo,
    })
    .from(classInstructor)
    .innerJoin(classSession, eq(classSession.instructor_id, classInstructor.instructor_id))
    .where(and(eq(classSession.class_id, class_id), ne(classSession.status, 'draft')))
    .groupBy(classInstructor.instructor_id)
    .orderBy(desc(latest), classInstructor.instructor_id)
    .limit(4)
}

export function listClassIds(
  ctx: Ctx,
  offset: number,
  limit: number,
): Promise<{ class_id: number }[]> {
  return ctx.db
    .select({ class_id: classProduct.class_id })
    .from(classProduct)
    .where(shown())
    .orderBy(asc(classProduct.class_id))
    .limit(limit)
    .offset(offset)
}
