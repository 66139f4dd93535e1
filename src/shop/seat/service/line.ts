import { paths } from '#kernel/paths.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import {
  findWait,
  forgetWaitPhones,
  insertWait,
  listDue,
  listLine,
  listRunOut,
  moveWait,
  promiseFree,
  type WaitRow,
} from '#shop/seat/line-store.ts'
import { cartOwner, holdEnd, waitOwner } from '#shop/seat/rules.ts'
import * as store from '#shop/seat/store.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { SessionStatus } from '#shop/tssa/class-contract.ts'
import { seatsLeft } from '#shop/tssa/rules.ts'
import { sessionState } from '#shop/tssa/session-rules.ts'
import { offerable, offerUntil, served, whyCannotLeave } from '#shop/tssa/wait-rules.ts'
import { otherDates, wordsOf } from './date-words.ts'

export { findWait, insertWait, listLine, moveWait, type WaitRow }

type Dated = Awaited<ReturnType<typeof store.listDates>>[number]

/**
 * Locks dates in the order of their numbers. Promises that have ended give their seats back first, and to whoever waits in
 * line: nobody who comes at that moment is quicker.
 */
export async function lockDates(ctx: Ctx, session_ids: readonly number[]) {
  for (const session_id of await store.lockDates(ctx, session_ids))
    await offerSeats(ctx, session_id)
}

/** Seats may be free: who fits is offered them before anybody else can see them. Inside a transaction that holds the date; safe to repeat. */
export async function offerSeats(ctx: Ctx, session_id: number): Promise<void> {
  touch(ctx, 'class')
  const [date] = await store.listDates(ctx, [session_id])
  if (!date) return
  for (const wait of await listRunOut(ctx, session_id)) await runOut(ctx, date, wait)
  const [{ session } = date] = await store.listDates(ctx, [session_id])
  const left = seatsLeft(session)
  if (left < 1 || session.status === 'draft') return
  const status = session.status as SessionStatus // the shop writes only its own words
  if (sessionState({ ...session, status, left }, ctx.now) !== 'open') return
  const until = offerUntil(session, (await readSettings(ctx)).classes, ctx.now)
  if (!until) return
  for (const wait of served(await listLine(ctx, session_id), left))
    await offer(ctx, date, wait, until)
}

/** Promises seats to one who waits, and tells them until when; false when they are not free. */
export async function offer(ctx: Ctx, date: Dated, wait: WaitRow, until: Date): Promise<boolean> {
  const { session_id, people, wait_id } = wait
  if (!(await promiseFree(ctx, session_id, people))) return false
  const change = { state: 'offered' as const, offered_at: ctx.now, offer_until: until }
  if (!(await moveWait(ctx, wait_id, offerable, { ...change, ended_at: null }))) {
    await store.endPromise(ctx, session_id, people, { booked: false })
    return false
  }
  const owner = waitOwner(wait_id)
  await store.writeHold(ctx, { session_id, owner, people, held_until: until })
  await announce(ctx, 'class.waitlist', wait_id, {
    ...toldTo(date, wait),
    until: until.toISOString(),
  })
  return true
}

/** Who said yes: the seats of the offer are booked, or stay promised to another owner; false when the offer has ended. */
export async function closeOffer(
  ctx: Ctx,
  { wait_id, session_id, people }: WaitRow,
  { booked }: { booked: boolean },
): Promise<boolean> {
  const accepted = { state: 'accepted' as const, ended_at: ctx.now }
  if (!(await moveWait(ctx, wait_id, ['offered'], accepted))) return false
  if (!booked) return true
  await store.takeHold(ctx, waitOwner(wait_id), session_id)
  await store.endPromise(ctx, session_id, people, { booked: true })
  return true
}

/** The seats of an offer are a basket's, as long as the offer stood and at least as long as a basket keeps seats. False when the offer has ended. */
export async function giveToBasket(ctx: Ctx, wait: WaitRow, cart_key: string): Promise<boolean> {
  const { wait_id, session_id } = wait
  if (!(await closeOffer(ctx, wait, { booked: false }))) return false
  const owner = cartOwner(cart_key)
  // what the basket held of this date by itself is let go for it
  const before = await store.takeHold(ctx, owner, session_id)
  if (before) await store.endPromise(ctx, session_id, before.people, { booked: false })
  const [hold] = await store.listHolds(ctx, waitOwner(wait_id))
  const least = holdEnd(ctx.now)
  const until = wait.offer_until && wait.offer_until > least ? wait.offer_until : least
  if (hold) await store.moveHold(ctx, hold, owner, until)
  await moveWait(ctx, wait_id, ['accepted'], { offer_until: until })
  if (before) await offerSeats(ctx, session_id)
  touch(ctx, 'class')
  return true
}

/** An open place ends, and seats that were offered go to the next; false when it had ended already. Inside a transaction that holds the date. */
export async function endPlace(ctx: Ctx, wait: WaitRow, as: 'left' | 'removed'): Promise<boolean> {
  const { wait_id, state, session_id } = wait
  if (whyCannotLeave(state)) return false
  if (!(await moveWait(ctx, wait_id, [state], { state: as, ended_at: ctx.now }))) return false
  if (state === 'offered') {
    await letGo(ctx, wait)
    await offerSeats(ctx, session_id)
  }
  return true
}

/** Everybody who waits hears that no seat came, or that the date is called off; seats on offer are let go. Inside a transaction that holds the date. */
export async function endLine(
  ctx: Ctx,
  session_id: number,
  state: 'closed' | 'cancelled',
): Promise<void> {
  const [date] = await store.listDates(ctx, [session_id])
  if (!date) return
  const open = state === 'closed' ? (['waiting'] as const) : (['waiting', 'offered'] as const)
  const line = await listLine(ctx, session_id, open)
  const others = line.length ? await otherDates(ctx, date) : undefined
  const name = state === 'closed' ? 'class.wait_closed' : 'class.wait_cancelled'
  for (const wait of line) {
    if (!(await moveWait(ctx, wait.wait_id, [wait.state], { state, ended_at: ctx.now }))) continue
    if (wait.state === 'offered') await letGo(ctx, wait)
    await announce(ctx, name, wait.wait_id, { ...toldTo(date, wait), others, link: pageOf(date) })
  }
  touch(ctx, 'class')
}

const atOnce = 200

/** Each minute: offers that ran out go to the next in line, and lines end that no seat can come to any more. */
export async function followLines(house: Ctx['house'], now = new Date()) {
  const ctx = houseCtx(house, { now })
  const { offer_stop_hours } = (await readSettings(ctx)).classes
  for (const { session_id, over } of await listDue(ctx, offer_stop_hours, atOnce))
    await transact(ctx, async (ctx) => {
      await lockDates(ctx, [session_id])
      await offerSeats(ctx, session_id)
      if (over) await endLine(ctx, session_id, 'closed')
    })
}

/** Each night: what was noted of people without an account is forgotten after the class. */
export async function forgetLines(house: Ctx['house']) {
  await forgetWaitPhones(houseCtx(house))
}

async function runOut(ctx: Ctx, date: Dated, wait: WaitRow) {
  const expired = { state: 'expired' as const, ended_at: ctx.now }
  if (!(await moveWait(ctx, wait.wait_id, ['offered'], expired))) return
  await letGo(ctx, wait)
  await announce(ctx, 'class.wait_expired', wait.wait_id, {
    ...toldTo(date, wait),
    link: pageOf(date),
  })
}

/** What an offer held is free; the end of its time may have freed it before. */
async function letGo(ctx: Ctx, { wait_id, session_id }: WaitRow) {
  const hold = await store.takeHold(ctx, waitOwner(wait_id), session_id)
  if (hold) await store.endPromise(ctx, session_id, hold.people, { booked: false })
}

export const pageOf = ({ session }: Dated) => paths.tssa.class(session.class_id)

/** What every word about a place in line says, and to whom. */
export function toldTo(date: Dated, wait: WaitRow) {
  const { mb_id, name, hp, session_id, people, lang } = wait
  return {
    ...{ mb_id, mb_name: name, hp, session_id, people, lang },
    ...wordsOf(date),
    link: mb_id ? paths.myPage.tssa() : pageOf(date),
  }
}
