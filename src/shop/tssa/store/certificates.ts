import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { classBooking, classCertificate } from '#shop/tssa/tables.ts'

function readCertificates(ctx: Ctx) {
  return ctx.db
    .select({
      certificate: classCertificate,
      mb_id: classBooking.mb_id,
      session_id: classBooking.session_id,
    })
    .from(classCertificate)
    .innerJoin(classBooking, eq(classBooking.booking_id, classCertificate.booking_id))
}
export type CertificateFound = Awaited<ReturnType<typeof readCertificates>>[number]

export async function findCertificate(
  ctx: Ctx,
  certificate_no: string,
): Promise<CertificateFound | null> {
  const [row] = await readCertificates(ctx).where(
    eq(classCertificate.certificate_no, certificate_no),
  )
  return row ?? null
}

export type CertificatesAsk = {
  page: number
  per_page: number
  sort: 'created_at' | 'name'
  order: 'asc' | 'desc'
  state?: 'valid' | 'revoked'
  keyword?: string
}

function named(keyword?: string): SQL | undefined {
  if (!keyword) return undefined
  const word = containing(keyword)
  return or(
    sql`${classCertificate.certificate_no} ilike ${word}`,
    sql`${classCertificate.name} ilike ${word}`,
    sql`${classCertificate.course} ilike ${word}`,
    sql`${classBooking.mb_id} ilike ${word}`,
  )
}

export async function listCertificatesForStaff(ctx: Ctx, ask: CertificatesAsk) {
  const way = ask.order === 'asc' ? asc : desc
  const by = { created_at: classCertificate.created_at, name: classCertificate.name }[ask.sort]
  const standing = {
    valid: isNull(classCertificate.revoked_at),
    revoked: isNotNull(classCertificate.revoked_at),
  }
  const asked = named(ask.keyword)
  const number = (state: 'valid' | 'revoked') =>
    sql<number>`(count(*) filter (where ${standing[state]}))::int`
  const [rows, [counts]] = await Promise.all([
    readCertificates(ctx)
      .where(and(asked, ask.state && standing[ask.state]))
      .orderBy(way(by), desc(classCertificate.certificate_no))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ all: count(), valid: number('valid'), revoked: number('revoked') })
      .from(classCertificate)
      .innerJoin(classBooking, eq(classBooking.booking_id, classCertificate.booking_id))
      .where(asked),
  ])
  const { all, ...states } = counts ?? { all: 0, valid: 0, revoked: 0 }
  return {
    rows,
    counts: states,
    total: ask.state ? states[ask.state] : all,
  }
}

/** Takes a certificate out of force; false when somebody was quicker. */
export async function revokeRow(
  ctx: Ctx,
  certificate_no: string,
  revoke_reason: string,
): Promise<boolean> {
  const done = await ctx.db
    .update(classCertificate)
    .set({ revoked_at: ctx.now, revoke_reason })
    .where(
      and(eq(classCertificate.certificate_no, certificate_no), isNull(classCertificate.revoked_at)),
    )
    .returning({ certificate_no: classCertificate.certificate_no })
  return done.length > 0
}

/** Certificates in force of these bookings. */
export function listStanding(ctx: Ctx, booking_ids: readonly string[]) {
  return ctx.db
    .select()
    .from(classCertificate)
    .where(
      and(
        inArray(classCertificate.booking_id, [...booking_ids]),
        isNull(classCertificate.revoked_at),
      ),
    )
    .orderBy(asc(classCertificate.certificate_no))
}
