import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { addClass } from '#shop/cart/service/add-class.ts'
import { memberOf } from '#shop/member/service.ts'
import {
  endPlace,
  findWait,
  giveToBasket,
  insertWait,
  lockDates,
  type WaitRow,
} from '#shop/seat/service/line.ts'
import { readSettings } from '#shop/setting/service.ts'
import { priceParts, wholePrice } from '#shop/tssa/price-rules.ts'
import { seatsLeft } from '#shop/tssa/rules.ts'
import { type DeskDate, findDate } from '#shop/tssa/store/dates.ts'
import { countOpenWaits, isBooked, listOwn, type OwnWait } from '#shop/tssa/store/waits.ts'
import { type MyWait, mostWaits } from '#shop/tssa/wait-contract.ts'
import { lateOffer, whyCannotTake, whyCannotWait } from '#shop/tssa/wait-rules.ts'
import { sessionOf } from './my-bookings.ts'

export async function listMyWaits(ctx: Ctx, { class_id }: { class_id?: number }) {
  return viewsOf(ctx, await listOwn(ctx, memberOf(ctx), { class_id }))
}

/** At the end of the line, for a date that has too few seats for this party. */
export async function joinLine(ctx: Ctx, session_id: number, people: number): Promise<MyWait> {
  const mb_id = memberOf(ctx)
  await limitTries(ctx, `class-wait:${mb_id}`, 60, 3_600)
  const wait_id = await transact(ctx, async (ctx) => {
    await lockDates(ctx, [session_id])
    const date = await shownDate(ctx, session_id)
    const { session } = date
    const { status } = session
    if (status === 'draft') throw notFound()
    refuse(whyCannotWait({ ...session, status }, (await readSettings(ctx)).classes, ctx.now))
    refuseParty(date, people)
    if (await isBooked(ctx, session_id, mb_id))
      throw new Failure(
        'CONFLICT',
        '이미 이 날짜를 예약했어요. 인원을 늘리려면 공방에 알려 주세요.',
      )
    if ((await countOpenWaits(ctx, mb_id)) >= mostWaits)
      throw new Failure(
        'CONFLICT',
        '한 번에 {count}개 날짜까지 기다릴 수 있어요. 다른 대기를 취소한 뒤 다시 신청해 주세요.',
        { params: { count: mostWaits } },
      )
    const made = await insertWait(ctx, {
      session_id,
      mb_id,
      people,
      lang: ctx.lang,
      created_at: ctx.now,
    })
    if (!made) throw new Failure('CONFLICT', '이미 이 날짜를 기다리고 있어요.')
    await announce(ctx, 'class.wait_joined', made.wait_id, { mb_id, session_id, people })
    return made.wait_id
  })
  return ownView(ctx, wait_id)
}

/** A class that is hidden takes nobody any more. */
async function shownDate(ctx: Ctx, session_id: number): Promise<DeskDate> {
  const date = await findDate(ctx, session_id)
  if (!date?.product.class_use) throw notFound()
  return date
}

export function refuseParty({ session }: DeskDate, people: number) {
  const left = seatsLeft(session)
  if (people > session.capacity)
    throw invalid({
      people: [['이 날짜의 정원은 {count}명이에요.', { count: session.capacity }]],
    })
  if (left >= people)
    throw new Failure('CONFLICT', '지금 {count}자리가 있어요. 기다리지 말고 바로 예약해 주세요.', {
      params: { count: left },
      detail: { left },
    })
}

/**
 * Seats on offer are taken with one press: they are kept for the member's basket, and the order form is next. Nothing is paid
 * yet; pressed again, as by who comes back from the form, it leads there again.
 */
export async function acceptOffer(ctx: Ctx, wait_id: number): Promise<{ until: string }> {
  const { session_id, people } = await ownWait(ctx, wait_id)
  const wait = await transact(ctx, async (ctx) => {
    await lockDates(ctx, [session_id])
    const wait = await ownWait(ctx, wait_id)
    const why = whyCannotTake(wait, ctx.now)
    if (!why && wait.state === 'accepted') return wait
    if (why || !(await giveToBasket(ctx, wait, ctx.visitor.cart_key)))
      throw new Failure('CONFLICT', why ?? lateOffer, { detail: { state: wait.state } })
    await announce(ctx, 'class.wait_accepted', wait_id, { mb_id: wait.mb_id, session_id, people })
    return ownWait(ctx, wait_id)
  })
  await addClass(ctx, { session_id, people, attendees: [], note: '', anyway: true, direct: true })
  return { until: (wait.offer_until ?? ctx.now).toISOString() }
}

/** Out of the line; seats that were offered go to the next at once. */
export async function leaveLine(ctx: Ctx, wait_id: number): Promise<{ wait_id: number }> {
  await transact(ctx, async (ctx) => {
    const { session_id } = await ownWait(ctx, wait_id)
    await lockDates(ctx, [session_id])
    const wait = await ownWait(ctx, wait_id)
    if (!(await endPlace(ctx, wait, 'left')))
      throw new Failure('CONFLICT', '이미 끝난 대기예요.', { detail: { state: wait.state } })
    await announce(ctx, 'class.wait_left', wait_id, { mb_id: wait.mb_id, session_id })
  })
  return { wait_id }
}

/** A place of this member; a stranger's is not found. */
export async function ownWait(ctx: Ctx, wait_id: number): Promise<WaitRow> {
  const wait = await findWait(ctx, wait_id)
  if (!wait || wait.mb_id !== memberOf(ctx)) throw notFound()
  return wait
}

async function ownView(ctx: Ctx, wait_id: number): Promise<MyWait> {
  const [view] = await viewsOf(ctx, await listOwn(ctx, memberOf(ctx), { wait_id }))
  if (!view) throw notFound()
  return view
}

async function viewsOf(ctx: Ctx, rows: readonly OwnWait[]): Promise<MyWait[]> {
  const { usd_rate } = (await readSettings(ctx)).payment
  return rows.map(({ wait, session, product, instructor, place }) => ({
    wait_id: wait.wait_id,
    class_id: product.class_id,
    title: { ko: product.title, en: product.title_en },
    image: product.images[0] ?? '',
    session: sessionOf(session, instructor),
    people: wait.people,
    state: wait.state === 'waiting' ? 'waiting' : 'offered',
    place: wait.state === 'waiting' ? place : 0,
    offer_until: wait.offer_until?.toISOString() ?? null,
    amount: wholePrice(priceParts(product, session, ctx.currency, usd_rate)) * wait.people,
    currency: ctx.currency,
  }))
}
