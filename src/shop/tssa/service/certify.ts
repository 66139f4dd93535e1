import { invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { insertCertificates, listRoster, nextCertificate } from '#shop/tssa/store/dates.ts'
import { anyDate, peopleOf, showRoster } from './roster.ts'

/** Numbered by year. Whoever did not attend, or has one, is refused by name. */
export async function certify(
  ctx: Ctx,
  session_id: number,
  attendee_ids: readonly number[],
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    const { product } = await anyDate(ctx, session_id)
    const terms = product.certificate
    if (!terms) throw invalid({ attendee_ids: ['수료증이 없는 클래스예요.'] })
    const rows = await listRoster(ctx, session_id)
    const people = await peopleOf(ctx, rows)
    const chosen = [...new Set(attendee_ids)].map((id) => {
      const one = people.find((person) => person.attendee_id === id)
      const booking = rows.find((row) => row.booking.booking_id === one?.booking_id)?.booking
      if (!one || booking?.state !== 'attended')
        throw invalid({ attendee_ids: ['참여한 사람에게만 수료증을 줄 수 있어요.'] })
      if (one.certificate_no)
        throw invalid({ attendee_ids: [['{name} 님은 이미 받았어요.', { name: one.name }]] })
      return one
    })
    const issued_on = koreanDay(ctx.now)
    const year = issued_on.slice(0, 4)
    const first = await nextCertificate(ctx, year)
    const rowsToWrite = chosen.map((one, at) => ({
      certificate_no: `TSSA-${year}-${String(first + at).padStart(4, '0')}`,
      booking_id: one.booking_id,
      attendee_id: one.attendee_id,
      course: terms.name,
      course_en: terms.name_en,
      name: one.name,
      issued_on,
    }))
    await insertCertificates(ctx, rowsToWrite)
    await announce(ctx, 'class.certified', session_id, {
      title: product.title,
      count: rowsToWrite.length,
    })
  })
  return showRoster(ctx, session_id)
}
