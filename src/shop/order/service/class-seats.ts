import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import type { Order } from '#shop/order/contract/order.ts'
import type { DraftRow } from '#shop/order/store/drafts.ts'
import { type LineRow, listLines, type NewLine, type OrderRow } from '#shop/order/store/orders.ts'
import { cartOwner, holdEnd, orderOwner, type SeatRefusal } from '#shop/seat/rules.ts'
import { bookForOrder, type bookingsOf } from '#shop/seat/service/book.ts'
import {
  closingOf,
  endOf,
  holdSeats,
  passHolds,
  releaseHolds,
  returnHolds,
} from '#shop/seat/service/hold.ts'
import type { BookingState } from '#shop/tssa/contract.ts'

export type SeatCode = SeatRefusal

export function wishesIn(lines: readonly Pick<NewLine, 'session_id' | 'ct_qty'>[]) {
  return lines.flatMap(({ session_id, ct_qty }) =>
    session_id ? [{ session_id, people: ct_qty }] : [],
  )
}

/** An order that waits for its money keeps seats no longer than booking is open. */
export async function seatDeadline(
  ctx: Ctx,
  deadline: Date | null,
  lines: readonly Pick<NewLine, 'session_id'>[],
): Promise<Date | null> {
  if (!deadline) return null
  const closes = await closingOf(
    ctx,
    lines.flatMap(({ session_id }) => session_id ?? []),
  )
  return closes && closes < deadline ? closes : deadline
}

/** The seats of the basket are the order's from here on. Inside its transaction. */
export async function takeSeatsOver(
  ctx: Ctx,
  order: Pick<OrderRow, 'od_id' | 'cart_key' | 'od_deposit_deadline'>,
  lines: readonly NewLine[],
) {
  await passHolds(ctx, wishesIn(lines), cartOwner(order.cart_key), {
    owner: orderOwner(order.od_id),
    until: order.od_deposit_deadline ?? holdEnd(ctx.now),
  })
}

/** The classes of an order that has just been written become its bookings. */
export async function bookLines(ctx: Ctx, order: OrderRow, lines: readonly NewLine[]) {
  if (!lines.some(isClass)) return
  const written = (await listLines(ctx, order.od_id)).filter(isClass)
  await bookForOrder(
    ctx,
    {
      ...{ od_id: order.od_id, mb_id: order.mb_id, currency: order.currency, lang: order.lang },
      paid: order.od_status !== '주문',
      until: order.od_deposit_deadline,
    },
    written.map((line) => {
      const wish = lines.find(({ session_id }) => session_id === line.session_id)?.seat
      const given = wish?.attendees ?? []
      const named = given.length ? given : [{ name: order.od_name, hp: order.od_hp }]
      return {
        ct_id: line.ct_id,
        session_id: line.session_id ?? 0,
        people: line.ct_qty,
        amount: line.ct_price * line.ct_qty - line.cp_price - line.ct_coupon - line.ct_point_price,
        // names may follow: until then they are the orderer's people
        attendees: Array.from(
          { length: line.ct_qty },
          (_, at) => named[at] ?? { name: `${order.od_name} +${at}`, hp: '' },
        ),
        note: wish?.note ?? '',
      }
    }),
  )
}

/** Why the seats of a payment under way cannot be kept any more; null when they are, for as long as taking it needs. */
export async function whyNoSeats(ctx: Ctx, draft: DraftRow): Promise<SeatCode | null> {
  const wishes = wishesIn(draft.lines)
  if (!wishes.length) return null
  return refusedBy(() =>
    transact(ctx, (ctx) =>
      holdSeats(ctx, wishes, { owner: orderOwner(draft.od_id), until: holdEnd(ctx.now) }),
    ),
  )
}

/** The code with which seats were refused; null when they were not. */
export async function refusedBy(work: () => Promise<unknown>): Promise<SeatCode | null> {
  try {
    await work()
    return null
  } catch (error) {
    const code = error instanceof Failure ? error.detail?.code : null
    if (code === 'SEATS_GONE' || code === 'CALLED_OFF' || code === 'DATE_MOVED') return code
    throw error
  }
}

/** A payment that was left gives its seats back: to the basket it came from when the shopper is still there. */
export async function leaveSeats(ctx: Ctx, draft: DraftRow, isThere: boolean) {
  if (!wishesIn(draft.lines).length) return
  if (isThere) await returnHolds(ctx, orderOwner(draft.od_id), cartOwner(draft.cart_key))
  else await releaseHolds(ctx, orderOwner(draft.od_id))
}

/** What the buyer is told when the money of an order goes back for want of seats. */
export const seatWords: Record<SeatCode, string> = {
  SEATS_GONE: '결제하는 동안 자리를 잡아 둔 시간이 지나 마감되었어요. 결제한 금액은 돌려 드려요.',
  DATE_MOVED: '결제하는 동안 클래스 날짜나 장소가 바뀌었어요. 결제한 금액은 돌려 드려요.',
  CALLED_OFF: '공방 사정으로 열리지 않게 된 날짜예요. 결제한 금액은 돌려 드려요.',
}

/** Why an order with classes is not over yet; null when they are. */
export async function whyClassToCome(
  ctx: Ctx,
  lines: readonly { session_id: number | null }[],
): Promise<string | null> {
  const ends = await endOf(
    ctx,
    lines.flatMap(({ session_id }) => session_id ?? []),
  )
  return ends && ends > ctx.now
    ? '아직 열리지 않은 클래스가 있어요. 수업이 끝난 뒤에 마칠 수 있어요.'
    : null
}

export type Bookings = Awaited<ReturnType<typeof bookingsOf>>

/** A class that was moved has the date of its booking, not the one it was ordered for. */
export function seatIn(line: LineRow, bookings: Bookings): Order['lines'][number]['seat'] {
  if (!line.session_id) return null
  const one = bookings.find(({ ct_id }) => ct_id === line.ct_id)
  return {
    session_id: one?.session_id ?? line.session_id,
    booking_id: one?.booking_id ?? null,
    state: (one?.state as BookingState | undefined) ?? null, // the shop writes only its own words there
  }
}
