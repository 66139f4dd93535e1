import { invalid, notFound, refuse } from '#kernel/failure.ts'
import { before, readKorean } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { DateForm, DatesForm, Roster } from '#shop/tssa/date-contract.ts'
import { whyCannotChangeDate } from '#shop/tssa/date-rules.ts'
import { findForStaff } from '#shop/tssa/store/admin-classes.ts'
import {
  type DatesAsk,
  type DeskDate,
  findDate,
  insertDates,
  listDates,
  listRoster,
  listTaken,
  writeDate,
} from '#shop/tssa/store/dates.ts'
import { lockSessions } from '#shop/tssa/store/seats.ts'
import { instructorExists } from '#shop/tssa/store/studio.ts'
import { dateOf } from './date-view.ts'
import { showRoster } from './roster.ts'

const both = (ko: string, en: string) => ({ ko, en })

export async function datesForStaff(ctx: Ctx, ask: DatesAsk) {
  const { rows, counts } = await listDates(ctx, ask)
  return { ...pageOf(rows.map(dateOf), counts[ask.span], ask), counts }
}

/** Dates on many days at one hour. A day that has the class at that hour already is left out and named. */
export async function makeDates(
  ctx: Ctx,
  { class_id, days, ...form }: DatesForm,
): Promise<{ made: number; skipped: string[] }> {
  await refuseCommon(ctx, form)
  return transact(ctx, async (ctx) => {
    const row = await findForStaff(ctx, class_id)
    if (!row) throw invalid({ class_id: ['클래스를 골라 주세요.'] })
    const wanted = [...new Set(days)]
      .toSorted()
      .map((day) => ({ day, at: startOf(day, form.clock) }))
    const gone = wanted.filter(({ at }) => at <= ctx.now)
    if (gone.length)
      throw invalid({ days: [['{day}은(는) 이미 지났어요.', { day: gone[0]?.day ?? '' }]] })
    const taken = new Set(
      (
        await listTaken(
          ctx,
          class_id,
          wanted.map(({ at }) => at),
        )
      ).map((at) => at.getTime()),
    )
    const fresh = wanted.filter(({ at }) => !taken.has(at.getTime()))
    await insertDates(
      ctx,
      fresh.map(({ at }) => ({
        ...timesOf(at, form),
        ...sharedOf(form),
        class_id,
        opens_at: ctx.now,
      })),
    )
    if (fresh.length)
      await announce(ctx, 'class.dates_made', class_id, {
        title: row.title,
        count: fresh.length,
        from: fresh[0]?.day,
        to: fresh.at(-1)?.day,
      })
    touch(ctx, 'class')
    return {
      made: fresh.length,
      skipped: wanted.filter(({ at }) => taken.has(at.getTime())).map(({ day }) => day),
    }
  })
}

/** Whoever booked hears of another time or place at once. */
export async function changeDate(ctx: Ctx, session_id: number, form: DateForm): Promise<Roster> {
  await refuseCommon(ctx, form)
  await transact(ctx, async (ctx) => {
    await lockSessions(ctx, [session_id])
    const found = await findDate(ctx, session_id)
    if (!found) throw notFound()
    const { session } = found
    refuse(whyCannotChangeDate(session.status, session.ends_at, ctx.now), 'CONFLICT')
    const taken = session.booked + session.held
    if (form.capacity < taken)
      throw invalid({
        capacity: [['이미 {count}자리가 나갔어요. 그보다 적게 할 수 없어요.', { count: taken }]],
      })
    if (form.status === 'draft' && taken > 0)
      throw invalid({ status: ['예약이 있는 날짜는 숨길 수 없어요. 마감하거나 취소해 주세요.'] })
    const at = startOf(form.day, form.clock)
    if (at <= ctx.now) throw invalid({ day: ['지난 시각으로는 옮길 수 없어요.'] })
    await writeDate(ctx, session_id, {
      ...timesOf(at, form),
      ...sharedOf(form),
      status: form.status,
    })
    const moved = at.getTime() !== session.starts_at.getTime() || form.place !== session.place
    await announce(ctx, 'class.date_changed', session_id, {
      title: found.product.title,
      from: session.starts_at.toISOString(),
      to: at.toISOString(),
    })
    if (moved) await tellMoved(ctx, session_id, found)
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

async function tellMoved(ctx: Ctx, session_id: number, { product }: DeskDate) {
  for (const { booking } of await listRoster(ctx, session_id))
    if (booking.state === 'confirmed')
      await announce(ctx, 'class.moved', booking.booking_id, {
        mb_id: booking.mb_id,
        session_id,
        people: booking.people,
        by: 'shop',
        class: both(product.title, product.title_en || product.title),
        lang: booking.lang,
      })
}

type Common = Omit<DateForm, 'day' | 'status'>

async function refuseCommon(ctx: Ctx, form: Common) {
  if (form.min_people > form.capacity) throw invalid({ min_people: ['정원보다 많을 수 없어요.'] })
  if (form.instructor_id !== null && !(await instructorExists(ctx, form.instructor_id)))
    throw invalid({ instructor_id: ['강사를 다시 골라 주세요.'] })
}

function startOf(day: string, clock: string): Date {
  const at = readKorean(`${day} ${clock}`)
  if (!at) throw invalid({ clock: ['시각을 14:00처럼 적어 주세요.'] })
  return at
}

function timesOf(starts_at: Date, { minutes, closes_hours }: Common) {
  return {
    starts_at,
    ends_at: new Date(starts_at.getTime() + minutes * 60_000),
    closes_at: before(starts_at, { hours: closes_hours }),
  }
}

function sharedOf({ place, place_en, instructor_id, capacity, min_people, price }: Common) {
  return { place, place_en, instructor_id, capacity, min_people, price }
}
