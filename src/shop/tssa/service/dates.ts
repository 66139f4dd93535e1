import { invalid, notFound, refuse } from '#kernel/failure.ts'
import { before, readKorean } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { lockDates, offerSeats } from '#shop/seat/service/line.ts'
import { readSettings } from '#shop/setting/service.ts'
import { isCheaperSeat } from '#shop/tssa/cheaper-rules.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { whyCannotChangeDate } from '#shop/tssa/date-rules.ts'
import type { DateForm, DatesForm } from '#shop/tssa/making-contract.ts'
import { meetingsOf, overAt } from '#shop/tssa/meeting-rules.ts'
import { isMoved } from '#shop/tssa/move-rules.ts'
import { findForStaff } from '#shop/tssa/store/admin-classes.ts'
import {
  type DatesAsk,
  type DeskDate,
  findDate,
  insertDates,
  listDates,
  listTaken,
  writeDate,
} from '#shop/tssa/store/dates.ts'
import { instructorExists } from '#shop/tssa/store/studio.ts'
import { dateOf } from './date-view.ts'
import { followMove } from './follow-move.ts'
import { holdOrdersOf } from './hold-orders.ts'
import { refuseRoom } from './rooms.ts'
import { anyDate, showRoster } from './roster.ts'

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
    await refuseRoom(
      ctx,
      form,
      fresh.flatMap(({ at }) =>
        meetingsOf({ ...timesOf(at, form), meetings: row.meetings, later_starts: [] }),
      ),
    )
    await insertDates(
      ctx,
      fresh.map(({ at }) => ({
        ...timesOf(at, form),
        ...sharedOf(form),
        class_id,
        opens_at: opensAt(ctx, form, at),
      })),
    )
    if (fresh.length)
      await announce(ctx, 'class.dates_made', class_id, {
        title: row.title,
        count: fresh.length,
        from: fresh[0]?.day,
        to: fresh.at(-1)?.day,
        ...((await isCheaper(ctx, row, null, form.price)) && { cheaper: true }),
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
    await holdOrdersOf(ctx, session_id)
    await lockDates(ctx, [session_id])
    const found = await findDate(ctx, session_id)
    if (!found) throw notFound()
    const { session } = found
    const over_at = overAt(session)
    refuse(whyCannotChangeDate(session.status, over_at, ctx.now), 'CONFLICT')
    const taken = session.booked + session.held
    if (form.capacity < taken)
      throw invalid({
        capacity: [['이미 {count}자리가 나갔어요. 그보다 적게 할 수 없어요.', { count: taken }]],
      })
    if (form.status === 'draft' && taken > 0)
      throw invalid({ status: ['예약이 있는 날짜는 숨길 수 없어요. 마감하거나 취소해 주세요.'] })
    const at = startOf(form.day, form.clock)
    // a course that has begun keeps its first day, and the meetings that were held
    const isBegun = session.meetings > 1 && session.starts_at <= ctx.now
    if (isBegun && at.getTime() !== session.starts_at.getTime())
      throw invalid({ day: ['이미 시작한 과정이라 첫날은 그대로예요. 남은 차시를 옮겨 주세요.'] })
    if (at <= ctx.now && at.getTime() !== session.starts_at.getTime())
      throw invalid({ day: ['지난 시각으로는 옮길 수 없어요.'] })
    const later = laterOf(found, form, at)
    refuseHeld(ctx, found, later)
    const then = { ...timesOf(at, form), meetings: session.meetings, later_starts: later }
    await refuseRoom(ctx, form, meetingsOf(then), session_id)
    await writeDate(ctx, session_id, {
      later_starts: later,
      ...timesOf(at, form),
      ...sharedOf(form),
      ...opensOf(ctx, form, at, session),
      // what is held for somebody is never open to others
      status: session.is_private ? 'closed' : form.status,
    })
    await announce(ctx, 'class.date_changed', session_id, {
      title: found.product.title,
      from: session.starts_at.toISOString(),
      to: at.toISOString(),
      ...((await isCheaper(ctx, found.product, session, form.price)) && { cheaper: true }),
    })
    const after = await anyDate(ctx, session_id)
    if (isMoved(session, after.session)) await followMove(ctx, found, after)
    // more seats than before, or an open date again
    await offerSeats(ctx, session_id)
  })
  return showRoster(ctx, session_id)
}

/** Whether a date costs less than it did, or than its class. */
async function isCheaper(
  ctx: Ctx,
  product: DeskDate['product'],
  own: Pick<DeskDate['session'], 'price' | 'price_usd'> | null,
  price: number | null,
): Promise<boolean> {
  const { usd_rate } = (await readSettings(ctx)).payment
  const now = { product, own: { price, price_usd: own?.price_usd ?? null } }
  return isCheaperSeat({ product, own }, now, usd_rate)
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

/** When booking begins: so many days before the start, else at once. */
function opensAt(ctx: Ctx, { opens_days }: Pick<Common, 'opens_days'>, at: Date): Date {
  return opens_days == null ? ctx.now : before(at, { days: opens_days })
}

/** A form that does not speak of it leaves it; a date that is open already stays so. */
function opensOf(
  ctx: Ctx,
  form: Pick<Common, 'opens_days'>,
  at: Date,
  { opens_at }: { opens_at: Date },
) {
  if (form.opens_days === undefined || (form.opens_days === null && opens_at <= ctx.now)) return {}
  return { opens_at: opensAt(ctx, form, at) }
}

/** The meetings after the first, as they were written down; each begins when the one before it is over. */
function laterOf({ session }: DeskDate, form: DateForm, at: Date): string[] {
  if (!form.later || session.meetings < 2) return shifted(session, at)
  if (form.later.length !== session.meetings - 1)
    throw invalid({
      later: [['이 과정은 {count}번 모여요. 모두 적어 주세요.', { count: session.meetings }]],
    })
  const starts = form.later.map(({ day, clock }) => startOf(day, clock))
  const early = starts.findIndex(
    (start, n) => start.getTime() < (starts[n - 1] ?? at).getTime() + form.minutes * 60_000,
  )
  if (early >= 0) throw invalid({ [`later.${early}.day`]: ['앞 차시가 끝난 뒤여야 해요.'] })
  return starts.map((start) => start.toISOString())
}

/** A meeting that was held stays when it was, and none is put into the past. */
function refuseHeld(ctx: Ctx, { session }: DeskDate, later: readonly string[]) {
  const before = meetingsOf(session).map(({ starts_at }) => +starts_at)
  const wrong = later.findIndex((one, n) => {
    const [was = 0, will] = [before[n + 1], Date.parse(one)]
    return was !== will && Math.min(was, will) <= ctx.now.getTime()
  })
  if (wrong >= 0) throw invalid({ [`later.${wrong}.day`]: ['이미 지난 차시는 바꿀 수 없어요.'] })
}

/** The meetings after the first move along with it. */
function shifted({ starts_at, later_starts }: DeskDate['session'], at: Date): string[] {
  const by = at.getTime() - starts_at.getTime()
  return later_starts.map((one) => new Date(Date.parse(one) + by).toISOString())
}

function sharedOf({
  place,
  place_en,
  instructor_id,
  capacity,
  min_people,
  price,
  room_id,
}: Common) {
  return { place, place_en, instructor_id, capacity, min_people, price, room_id: room_id ?? null }
}
