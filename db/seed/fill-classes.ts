import { sql } from 'drizzle-orm'
import { after, before, koreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { BookingState } from '#shop/tssa/contract.ts'
import { priceParts, wholePrice } from '#shop/tssa/price-rules.ts'
import { refundAmount } from '#shop/tssa/rules.ts'
import { classAttendance, classAttendee, classBooking, classCertificate, classInstructor, classPolicy, classPolicyStep, classProduct, classRoom, classSession, classWait } from '#shop/tssa/tables.ts'
import { classes, instructors, policies, rooms, type SeedClass } from './classes.ts'
import { koreanNames } from './content.ts'

type SeedBooking = { member: number; class_id: number; date: number; people: number; state: BookingState; refund?: number; certificate?: boolean }

// `date` counts the dates of the class as they stand in the list
const bookings: SeedBooking[] = [
  { member: 1, class_id: 1, date: 3, people: 2, state: 'confirmed' },
  { member: 1, class_id: 4, date: 0, people: 1, state: 'confirmed' },
  { member: 1, class_id: 2, date: 0, people: 1, state: 'attended' },
  { member: 1, class_id: 5, date: 0, people: 1, state: 'attended', certificate: true },
  { member: 1, class_id: 3, date: 0, people: 1, state: 'cancelled_by_member', refund: 100 },
  { member: 2, class_id: 1, date: 2, people: 3, state: 'confirmed' },
  { member: 2, class_id: 1, date: 0, people: 1, state: 'attended' },
  { member: 3, class_id: 2, date: 1, people: 2, state: 'confirmed' },
  { member: 4, class_id: 3, date: 0, people: 6, state: 'confirmed' },
  { member: 5, class_id: 4, date: 0, people: 1, state: 'confirmed' },
  { member: 6, class_id: 1, date: 1, people: 2, state: 'no_show' },
  { member: 7, class_id: 1, date: 4, people: 4, state: 'confirmed' },
  { member: 8, class_id: 1, date: 4, people: 3, state: 'confirmed' },
  { member: 9, class_id: 2, date: 2, people: 4, state: 'confirmed' },
  { member: 10, class_id: 2, date: 2, people: 4, state: 'confirmed' },
  { member: 11, class_id: 6, date: 0, people: 5, state: 'confirmed' },
  { member: 12, class_id: 7, date: 0, people: 4, state: 'confirmed' },
  { member: 9, class_id: 8, date: 0, people: 2, state: 'confirmed' },
  { member: 11, class_id: 6, date: 4, people: 2, state: 'confirmed' },
  { member: 12, class_id: 1, date: 9, people: 1, state: 'confirmed' },
  { member: 10, class_id: 1, date: 8, people: 2, state: 'cancelled_by_shop', refund: 100 },
]

// the full dates are waited for
const waits: { member?: number; name?: string; hp?: string; class_id: number; date: number; people: number }[] = [
  { member: 1, class_id: 2, date: 2, people: 2 },
  { member: 5, class_id: 2, date: 2, people: 1 },
  { name: '윤전화', hp: '01000001234', class_id: 2, date: 2, people: 3 },
]

const sessionIdOf = (class_id: number, date: number) => class_id * 100 + date

/** The refund tables that every class chooses from. */
export async function seedPolicies(ctx: Ctx) {
  await ctx.db.insert(classPolicy).values(policies.map(({ steps: _, ...policy }) => policy))
  await ctx.db.insert(classPolicyStep).values(policies.flatMap(({ policy_id, steps }) => steps.map(([days_before, percent]) => ({ policy_id, days_before, percent }))))
  await goOnAfter(ctx, 'class_policy', 'policy_id')
}

/** Numbers given here are taken: the next new row goes on after them. */
async function goOnAfter(ctx: Ctx, table: string, column: string) {
  await ctx.db.execute(sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.identifier(column)}) from ${sql.identifier(table)}))`)
}

/** Classes with dates around today, and who booked them. */
export async function seedClasses(ctx: Ctx) {
  await seedPolicies(ctx)
  await ctx.db.insert(classInstructor).values(instructors)
  await ctx.db.insert(classRoom).values(rooms)
  await ctx.db.insert(classProduct).values(classes.map(({ dates: _, instructor_id: __, ...one }, class_order) => ({ ...one, class_order })))
  await ctx.db.insert(classSession).values(classes.flatMap((one) => one.dates.map((date, at) => sessionOf(ctx, one, date, at))))
  for (const [at, booking] of bookings.entries()) await seedBooking(ctx, booking, at)
  await ctx.db.insert(classWait).values(waits.map(({ member, class_id, date, ...wait }, at) => ({ ...wait, session_id: sessionIdOf(class_id, date), mb_id: member ? `sample${member}` : null, created_at: before(ctx.now, { hours: 30 - at }) })))
  await goOnAfter(ctx, 'class_instructor', 'instructor_id')
  await goOnAfter(ctx, 'class_room', 'room_id')
  await goOnAfter(ctx, 'class_product', 'class_id')
  await goOnAfter(ctx, 'class_session', 'session_id')
}

function sessionOf(ctx: Ctx, { class_id, minutes, meetings, max_people, instructor_id }: SeedClass, [day, hour, status]: SeedClass['dates'][number], at: number) {
  const starts_at = after(startOfKoreanDay(koreanDay(ctx.now), day), { hours: hour })
  const taken = bookings.filter((one) => one.class_id === class_id && one.date === at && !one.state.startsWith('cancelled')).reduce((sum, one) => sum + one.people, 0)
  return {
    session_id: sessionIdOf(class_id, at), class_id, meetings, starts_at, ends_at: new Date(starts_at.getTime() + minutes * 60_000), closes_at: before(starts_at, { hours: 18 }), opens_at: before(starts_at, { days: 60 }),
    place: '서울 본점 2층 향 공방', place_en: 'Scent studio, Seoul flagship, 2nd floor', instructor_id, capacity: max_people, min_people: 2, booked: taken, status: status ?? (day < 0 ? 'finished' : 'open'),
  }
}

async function seedBooking(ctx: Ctx, { member, class_id, date, people, state, refund, certificate }: SeedBooking, at: number) {
  const one = classes.find((found) => found.class_id === class_id)
  if (!one) throw new Error(`no sample class ${class_id}`)
  const booking_id = `T${koreanDay(ctx.now).replaceAll('-', '')}${String(1000 + at)}`
  const amount = wholePrice(priceParts({ ...one, material_fee: one.material_fee ?? 0, certificate: one.certificate ?? null }, null, 'krw', 0)) * people
  await ctx.db.insert(classBooking).values({
    booking_id, session_id: sessionIdOf(class_id, date), mb_id: `sample${member}`, people, state, amount, created_at: before(ctx.now, { days: (9 + at) }),
    ...(refund === undefined ? {} : { cancelled_at: before(ctx.now, { days: 3 }), refund_percent: refund, refund_amount: refundAmount(amount, refund, 'krw') }),
  })
  const names = [koreanNames[member - 1] ?? '', ...Array.from({ length: people - 1 }, (_, n) => koreanNames[(20 + at * 2 + n) % koreanNames.length] ?? '')]
  const attendees = await ctx.db.insert(classAttendee).values(names.map((name) => ({ booking_id, name }))).returning()
  const [first] = attendees
  if (state === 'attended' || state === 'no_show') {
    const starts_at = after(startOfKoreanDay(koreanDay(ctx.now), one.dates[date]?.[0] ?? 0), { hours: one.dates[date]?.[1] ?? 0 })
    await ctx.db.insert(classAttendance).values(
      attendees.flatMap(({ attendee_id }) =>
        Array.from({ length: one.meetings }, (_, at) => ({
          attendee_id, session_id: sessionIdOf(class_id, date), meeting_no: at + 1, noted_by: 'owner', pressed_at: after(starts_at, { days: at * 7 }),
          state: state === 'no_show' ? 'absent' : at === 1 ? 'late' : 'present',
        })),
      ),
    )
  }
  if (certificate && first && one.certificate)
    await ctx.db.insert(classCertificate).values({ certificate_no: `TSSA-${koreanDay(ctx.now).slice(0, 4)}-0001`, booking_id, attendee_id: first.attendee_id, course: one.certificate.name, course_en: one.certificate.name_en, issuer: one.certificate.issuer, issuer_en: one.certificate.issuer_en, registration: one.certificate.number, name: first.name, issued_on: koreanDay(before(ctx.now, { days: 5 })) })
}
