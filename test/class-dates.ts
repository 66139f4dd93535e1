import { eq } from 'drizzle-orm'
import { after, before, koreanToday, startOfKoreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { member } from '#shop/member/tables.ts'
import { classAttendee, classBooking, classSession } from '#shop/tssa/tables.ts'
import { newClass, oftenNow } from './classes.ts'
import { testShop } from './database.ts'
import { type Shopper, shopper } from './shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
let made = 0

/** Somebody with an account, who reads the shop in this language. */
export async function newMember(
  language: 'kr' | 'en' = 'kr',
): Promise<{ mb_id: string; who: Shopper }> {
  const mb_id = `learner_${Date.now()}_${made++}`
  const who = await shopper({ mb_id, language: language === 'en' ? 'en' : 'ko' })
  await db.update(member).set({ mb_hp: '' }).where(eq(member.mb_id, mb_id))
  return { mb_id, who }
}

type Given = Partial<typeof classSession.$inferInsert> & { inDays: number }

/** A date at two in the afternoon in Korea, of a class of its own unless told. */
export async function newSession({ inDays, class_id, ...given }: Given): Promise<number> {
  const starts_at = after(startOfKoreanDay(koreanToday(), inDays), { hours: 14 })
  const own = class_id ?? (await newClass(house))
  const [session] = await db
    .insert(classSession)
    .values({
      class_id: own,
      meetings: oftenNow(own),
      starts_at,
      ends_at: after(starts_at, { hours: 2 }),
      closes_at: before(starts_at, { hours: 1 }),
      // the database counts parts of a millisecond
      opens_at: before(new Date(), { hours: 1 }),
      place: '1층 공방',
      place_en: 'Studio 1',
      capacity: 8,
      ...given,
    })
    .returning()
  return session?.session_id ?? 0
}

/** A booking that nobody ordered, as staff note it. */
export async function seated(
  mb_id: string | null,
  session_id: number,
  people: number,
  given: Partial<typeof classBooking.$inferInsert> = {},
): Promise<string> {
  const booking_id = `seat${Date.now()}${made++}`
  await db.transaction(async (db) => {
    const [session] = await db
      .select()
      .from(classSession)
      .where(eq(classSession.session_id, session_id))
      .for('update')
    await db
      .update(classSession)
      .set({ booked: (session?.booked ?? 0) + people })
      .where(eq(classSession.session_id, session_id))
    await db.insert(classBooking).values({
      ...{ booking_id, session_id, mb_id, people },
      state: 'confirmed',
      amount: 59_000 * people,
      ...given,
    })
    await db.insert(classAttendee).values({ booking_id, name: '민지' })
  })
  return booking_id
}
