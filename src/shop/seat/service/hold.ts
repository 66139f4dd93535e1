import { Failure } from '#kernel/failure.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { shrinkHold } from '#shop/seat/party-store.ts'
import { classNameIn, type SeatRefusal, seatRefusals } from '#shop/seat/rules.ts'
import {
  endPromise,
  findFull,
  type HoldRow,
  isOff,
  listDates,
  listEnded,
  listHolds,
  listHoldsOn,
  listOfNetwork,
  lockForms,
  moveHold,
  promiseSeats,
  takeHold,
  writeHold,
} from '#shop/seat/store.ts'
import { overAt } from '#shop/tssa/meeting-rules.ts'
import { lockDates, offerSeats } from './line.ts'

export type Wish = { session_id: number; people: number }
type Owner = { owner: string; until: Date }

/**
 * Promises seats to an owner until a moment: all of these dates or none. What the owner holds of a date already is kept and made
 * to fit; the rest is counted against the room of a date that is open. Refuses by name. Inside a transaction.
 */
export async function holdSeats(ctx: Ctx, wishes: readonly Wish[], { owner, until }: Owner) {
  if (!wishes.length) return
  // a crowd that comes too late need not wait in line for the lock to hear it
  const late = await findFull(ctx, wishes, owner)
  if (late) throw await refusal(ctx, late, (await isOff(ctx, late)) ? 'CALLED_OFF' : 'SEATS_GONE')
  await lockDates(
    ctx,
    wishes.map(({ session_id }) => session_id),
  )
  const held = await listHolds(ctx, owner)
  for (const { session_id, people } of inOrder(wishes)) {
    const mine = held.find((one) => one.session_id === session_id)?.people ?? 0
    if (await isOff(ctx, session_id)) throw await refusal(ctx, session_id, 'CALLED_OFF')
    if (isOrder(owner)) await refuseMoved(ctx, held, session_id)
    if (people > mine && !(await promiseSeats(ctx, session_id, people - mine)))
      throw await refusal(ctx, session_id, 'SEATS_GONE')
    if (people < mine) await endPromise(ctx, session_id, mine - people, { booked: false })
    await writeHold(ctx, { session_id, owner, people, held_until: until })
  }
  touch(ctx, 'class')
}

const isOrder = (owner: string) => owner.startsWith('order:')

/** Nothing is taken in silence for a date that has moved since its seats were promised. */
async function refuseMoved(ctx: Ctx, holds: readonly HoldRow[], session_id: number) {
  const hold = holds.find((one) => one.session_id === session_id)
  if (!hold) return
  const [found] = await listDates(ctx, [session_id])
  if (found && found.session.sequence !== hold.sequence)
    throw await refusal(ctx, session_id, 'DATE_MOVED')
}

/** The seats that a basket holds go over to its order, for as long as the order may keep them; what is missing is promised now. */
export async function passHolds(
  ctx: Ctx,
  wishes: readonly Wish[],
  from: string,
  to: Owner,
): Promise<void> {
  if (!wishes.length) return
  await lockDates(
    ctx,
    wishes.map(({ session_id }) => session_id),
  )
  const [mine, theirs] = [await listHolds(ctx, to.owner), await listHolds(ctx, from)]
  for (const { session_id } of wishes) await refuseMoved(ctx, theirs, session_id)
  for (const hold of theirs)
    if (
      wishes.some((wish) => wish.session_id === hold.session_id) &&
      !mine.some((one) => one.session_id === hold.session_id)
    )
      await moveHold(ctx, hold, to.owner, to.until)
  await holdSeats(ctx, wishes, to)
}

/** The seats are free again; of these dates, or of all that the owner holds. Safe to repeat. */
export async function releaseHolds(ctx: Ctx, owner: string, only?: readonly number[]) {
  const held = (await listHolds(ctx, owner)).filter(
    ({ session_id }) => !only || only.includes(session_id),
  )
  if (!held.length) return
  await lockDates(
    ctx,
    held.map(({ session_id }) => session_id),
  )
  for (const { session_id } of held) {
    const gone = await takeHold(ctx, owner, session_id)
    if (gone) await endPromise(ctx, session_id, gone.people, { booked: false })
  }
  await seatsFreed(
    ctx,
    held.map(({ session_id }) => session_id),
  )
}

/** An owner holds so many seats fewer of a date. Inside a transaction that holds it. */
export async function holdFewer(ctx: Ctx, owner: string, session_id: number, people: number) {
  const hold = (await listHolds(ctx, owner)).find((one) => one.session_id === session_id)
  if (!hold) return
  await endPromise(ctx, session_id, people, { booked: false })
  await shrinkHold(ctx, hold, people)
}

/** Nobody holds anything of a date any more, whoever it was. Inside a transaction that holds the date. */
export async function endHoldsOn(ctx: Ctx, session_id: number) {
  for (const { owner, people } of await listHoldsOn(ctx, session_id))
    if (await takeHold(ctx, owner, session_id))
      await endPromise(ctx, session_id, people, { booked: false })
}

/** What an order held is the basket's again, until the same end; a date that the basket holds already is let go. */
export async function returnHolds(ctx: Ctx, from: string, owner: string) {
  const [gone, kept] = [await listHolds(ctx, from), await listHolds(ctx, owner)]
  await lockDates(
    ctx,
    gone.map(({ session_id }) => session_id),
  )
  const isKept = (session_id: number) => kept.some((one) => one.session_id === session_id)
  for (const hold of gone)
    if (!isKept(hold.session_id)) await moveHold(ctx, hold, owner, hold.held_until)
  await releaseHolds(ctx, from)
}

/** When booking closes for the first of these dates. */
export async function closingOf(ctx: Ctx, session_ids: readonly number[]): Promise<Date | null> {
  if (!session_ids.length) return null
  const closes = (await listDates(ctx, session_ids)).map(({ session }) => +session.closes_at)
  return closes.length ? new Date(Math.min(...closes)) : null
}

/** When the last of these dates is over, a course with its last meeting. */
export async function endOf(ctx: Ctx, session_ids: readonly number[]): Promise<Date | null> {
  if (!session_ids.length) return null
  const ends = (await listDates(ctx, session_ids)).map(({ session }) => +overAt(session))
  return ends.length ? new Date(Math.max(...ends)) : null
}

/** What an owner still holds at this moment. */
export async function holdsOf(ctx: Ctx, owner: string): Promise<HoldRow[]> {
  return (await listHolds(ctx, owner)).filter(({ held_until }) => held_until > ctx.now)
}

type Limits = { owner: string; most: (capacity: number) => number | null; all: number }

/**
 * Whether other open forms of this network hold as much as one may without paying: of one of these dates, or of all together.
 * Inside the transaction that holds.
 */
export async function holdsElsewhere(
  ctx: Ctx,
  wishes: readonly Wish[],
  { owner, most, all }: Limits,
): Promise<boolean> {
  await lockForms(ctx)
  const others = await listOfNetwork(ctx, owner)
  const sum = (holds: readonly { people: number }[]) =>
    holds.reduce((sum, { people }) => sum + people, 0)
  const before = sum(others)
  if (all > 0 && (before >= all || sum(wishes) > all)) return true
  const dates = await listDates(
    ctx,
    wishes.map(({ session_id }) => session_id),
  )
  return dates.some(({ session }) => {
    const held = sum(others.filter(({ session_id }) => session_id === session.session_id))
    const limit = most(session.capacity)
    return limit !== null && held > 0 && held >= limit
  })
}

const atOnce = 200

/** Holds that have ended are cleared away, each date by itself, and whoever waits for its seats hears of it. */
export async function endHolds(house: Ctx['house']) {
  const ctx = houseCtx(house)
  for (const session_id of await listEnded(ctx, atOnce))
    await transact(ctx, async (ctx) => {
      await lockDates(ctx, [session_id])
      await seatsFreed(ctx, [session_id])
    })
}

/** Seats have become free: whoever waits in line is offered them at once, and pages show what is left. */
export async function seatsFreed(ctx: Ctx, session_ids: readonly number[]) {
  for (const session_id of new Set(session_ids)) {
    await offerSeats(ctx, session_id)
    await announce(ctx, 'class.seats_freed', session_id, { session_id })
  }
  touch(ctx, 'class')
}

/** Why a date cannot be had, with the name of its class. */
export async function refusal(ctx: Ctx, session_id: number, code: SeatRefusal): Promise<Failure> {
  const [found] = await listDates(ctx, [session_id])
  return new Failure('CONFLICT', seatRefusals[code], {
    params: { name: found ? classNameIn(ctx.lang, found.product) : '' },
    detail: { code, seats: [{ session_id, class_id: found?.product.class_id ?? null }] },
  })
}

function inOrder(wishes: readonly Wish[]): Wish[] {
  return wishes.toSorted((a, b) => a.session_id - b.session_id)
}
