import { notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Paged, pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { tilesById } from '#shop/catalog/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import type {
  ClassDetail,
  ClassTile,
  ListedSession,
  OpenSession,
} from '#shop/tssa/class-contract.ts'
import { meetingsOf } from '#shop/tssa/meeting-rules.ts'
import { priceParts, wholePrice } from '#shop/tssa/price-rules.ts'
import { seatsLeft } from '#shop/tssa/rules.ts'
import { sessionState } from '#shop/tssa/session-rules.ts'
import { listSteps } from '#shop/tssa/store/bookings.ts'
import {
  type ClassAsk,
  type ClassRow,
  countClasses,
  findClass,
  listClasses as findClasses,
  listSessions as findSessions,
  listClassIds,
  listTeachers,
  nextSessions,
  type SessionAsk,
  type SessionRow,
} from '#shop/tssa/store/classes.ts'

const both = (ko: string, en: string) => ({ ko, en })

export async function listClasses(ctx: Ctx, ask: ClassAsk): Promise<Paged<ClassTile>> {
  const [rows, total] = await Promise.all([findClasses(ctx, ask), countClasses(ctx, ask)])
  return pageOf(await tilesOf(ctx, rows), total, ask)
}

export async function showClass(ctx: Ctx, class_id: number): Promise<ClassDetail> {
  const found = await findClass(ctx, class_id)
  if (!found) throw notFound()
  const { product, policy } = found
  const [[tile], teachers, steps, related, usd_rate] = await Promise.all([
    tilesOf(ctx, [product]),
    listTeachers(ctx, product.class_id),
    listSteps(ctx, [policy.policy_id]),
    tilesById(ctx, product.related),
    rateOf(ctx),
  ])
  if (!tile) throw notFound()
  const { certificate } = product
  return {
    ...tile,
    body: both(product.body, product.body_en),
    images: product.images,
    parts: priceParts(product, null, ctx.currency, usd_rate),
    curriculum: product.curriculum.map((one) => ({
      title: both(one.title, one.title_en),
      text: both(one.text, one.text_en),
    })),
    makes: both(product.makes, product.makes_en),
    bring: both(product.bring, product.bring_en),
    age_from: product.age_from,
    min_people: product.min_people,
    max_people: product.max_people,
    instructors: teachers.map((one) => ({
      name: both(one.name, one.name_en),
      bio: both(one.bio, one.bio_en),
      photo: one.photo,
    })),
    policy: { name: both(policy.name, policy.name_en), kind: policy.kind, steps },
    certificate: certificate && {
      ...certificate,
      name: both(certificate.name, certificate.name_en),
      issuer: both(certificate.issuer, certificate.issuer_en),
    },
    related,
  }
}

export async function listSessions(
  ctx: Ctx,
  ask: SessionAsk,
): Promise<Paged<ListedSession> & { today: string }> {
  const [{ rows, total }, usd_rate] = await Promise.all([findSessions(ctx, ask), rateOf(ctx)])
  const dates = rows.map((row) => ({
    ...sessionOf(ctx, row, row.product, usd_rate),
    class: headOf(row.product),
  }))
  return { ...pageOf(dates, total, ask), today: koreanDay(ctx.now) }
}

/** Classes in a fixed order, for sitemaps. */
export function listClassAddresses(
  ctx: Ctx,
  offset: number,
  limit: number,
): Promise<{ class_id: number }[]> {
  return listClassIds(ctx, offset, limit)
}

export function countShownClasses(ctx: Ctx): Promise<number> {
  return countClasses(ctx)
}

async function rateOf(ctx: Ctx): Promise<number> {
  return (await readSettings(ctx)).payment.usd_rate
}

async function tilesOf(ctx: Ctx, rows: readonly ClassRow[]): Promise<ClassTile[]> {
  const [next, usd_rate] = await Promise.all([
    nextSessions(
      ctx,
      rows.map((row) => row.class_id),
    ),
    rateOf(ctx),
  ])
  return rows.map((row) => {
    const session = next.find((one) => one.session.class_id === row.class_id)
    return {
      ...headOf(row),
      meetings: row.meetings,
      summary: both(row.summary, row.summary_en),
      price: {
        value: wholePrice(priceParts(row, null, ctx.currency, usd_rate)),
        currency: ctx.currency,
      },
      next: session ? sessionOf(ctx, session, row, usd_rate) : null,
    }
  })
}

function headOf(row: ClassRow) {
  return {
    class_id: row.class_id,
    title: both(row.title, row.title_en),
    kind: row.kind,
    category: row.category,
    level: row.level,
    minutes: row.minutes,
    image: row.images[0] ?? '',
  }
}

function sessionOf(
  ctx: Ctx,
  { session, instructor }: SessionRow,
  product: ClassRow,
  usd_rate: number,
): OpenSession {
  const left = seatsLeft(session)
  return {
    session_id: session.session_id,
    class_id: session.class_id,
    starts_at: session.starts_at.toISOString(),
    ends_at: session.ends_at.toISOString(),
    ...(session.meetings > 1 && {
      later: meetingsOf(session)
        .slice(1)
        .map((one) => ({
          starts_at: one.starts_at.toISOString(),
          ends_at: one.ends_at.toISOString(),
        })),
    }),
    opens_at: session.opens_at.toISOString(),
    closes_at: session.closes_at.toISOString(),
    status: session.status,
    state: sessionState({ ...session, left }, ctx.now),
    place: both(session.place, session.place_en),
    instructor: instructor && both(instructor.name, instructor.name_en),
    left,
    capacity: session.capacity,
    price: {
      value: wholePrice(priceParts(product, session, ctx.currency, usd_rate)),
      currency: ctx.currency,
    },
  }
}
