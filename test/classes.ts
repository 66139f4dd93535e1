import { sql } from 'drizzle-orm'
import { after } from '#kernel/korean-time.ts'
import { type House, houseCtx } from '#platform/context.ts'
import { classPolicy, classPolicyStep, classProduct, classSession } from '#shop/tssa/tables.ts'

type Span = Parameters<typeof after>[1]
type Given = {
  class_id?: number
  capacity?: number
  booked?: number
  status?: string
  /** from now */
  starts_at?: Span
  opens_at?: Span
  closes_at?: Span
  price?: number
}

/** A class of 59,000 won with nothing but what the law of the table asks for. */
export async function newClass(
  house: House,
  given: Partial<typeof classProduct.$inferInsert> = {},
): Promise<number> {
  const { db } = houseCtx(house)
  const [policy] = await db
    .insert(classPolicy)
    .values({ name: '원데이 기준', name_en: 'One-day terms' })
    .returning()
  const policy_id = policy?.policy_id ?? 0
  await db.insert(classPolicyStep).values([
    { policy_id, days_before: 7, percent: 100 },
    { policy_id, days_before: 1, percent: 50 },
  ])
  const [made] = await db
    .insert(classProduct)
    .values({
      title: '나만의 향수',
      title_en: 'A perfume of your own',
      kind: 'oneday',
      category: 'perfume',
      level: 'first',
      minutes: 120,
      price: 59_000,
      images: ['scene-workshop-wide'],
      policy_id,
      ...given,
    })
    .returning()
  return made?.class_id ?? 0
}

/** A date meets as often as its class when it is made. */
export const oftenNow = (class_id: number) =>
  sql<number>`(select meetings from class_product where class_id = ${class_id})`

/** A date of a class in ten days, open now unless told otherwise. */
export async function newDate(house: House, given: Given = {}) {
  const { db, now } = houseCtx(house)
  const class_id = given.class_id ?? (await newClass(house))
  const starts_at = after(now, given.starts_at ?? { days: 10 })
  const [made] = await db
    .insert(classSession)
    .values({
      ...{ class_id, starts_at, meetings: oftenNow(class_id) },
      ends_at: after(starts_at, { hours: 2 }),
      opens_at: after(now, given.opens_at ?? { days: -1 }),
      closes_at: after(now, given.closes_at ?? { days: 9 }),
      capacity: given.capacity ?? 8,
      booked: given.booked ?? 0,
      status: given.status ?? 'open',
      price: given.price ?? null,
      place: '2층 공방',
      place_en: 'Studio',
    })
    .returning()
  return { class_id, session_id: made?.session_id ?? 0, starts_at }
}

export async function seatsOf(house: House, session_id: number) {
  const found = await house.db.execute<{ booked: number; held: number }>(
    sql`select booked, held from class_session where session_id = ${session_id}`,
  )
  return found.rows[0]
}
