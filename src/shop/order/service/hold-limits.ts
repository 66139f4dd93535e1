import { Failure } from '#kernel/failure.ts'
import { after } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { phoneFor } from '#kernel/phone.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { tellHourly } from '#platform/tell-hourly.ts'
import { transact } from '#platform/transact.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { areFew, isLow, whyTooManySeats, whyTooMuch } from '#shop/order/hold-rules.ts'
import { demandOf } from '#shop/order/rules.ts'
import { countUnpaid, listHeld, listSeatsHeld, lockPlace } from '#shop/order/store/holds.ts'
import type { Settings } from '#shop/setting/contract.ts'
import type { CartLines } from './order-of.ts'

/**
 * Nobody holds the shop's stock without paying: an address, a phone number and a cart have so many unpaid orders, and such a share of
 * each option. Answers when this order must be paid at the latest, where that is earlier than usual. Inside the order's transaction.
 */
export async function refuseHoarding(
  ctx: Ctx,
  form: Pick<OrderForm, 'od_hp'>,
  lines: CartLines,
  { holds, company }: Pick<Settings, 'holds' | 'company'>,
  isPayingNow: boolean,
): Promise<Date | null> {
  const { mb_id, cart_key, by, staff_role } = ctx.visitor
  // staff know whom they promise goods to, and a quotation has agreed on its quantities
  const free = lines.filter((line) => !line.qt_id)
  if (by !== undefined || staff_role !== null || !free.length) return null
  const { per_address, per_phone, guest_percent, member_percent } = holds
  const { seats_person, seats_address } = holds
  const caps = [per_address, per_phone, guest_percent, member_percent, seats_person, seats_address]
  if (caps.every((cap) => cap === 0)) return null
  const place = { ip: ctx.ip, od_hp: form.od_hp, cart_key, mb_id }
  const wanted = demandOf(free)
  await lockPlace(ctx, place)
  if (!isPayingNow) {
    const { by_address, by_phone } = await countUnpaid(ctx, place)
    if (isOver(by_address, holds.per_address)) throw tooMany(by_address, null)
    if (isOver(by_phone, holds.per_phone)) throw tooMany(by_phone, 'od_hp')
  }
  const held = await listHeld(
    ctx,
    place,
    wanted.map(({ io_no }) => io_no),
  )
  const who = { isMember: mb_id !== null, isPayingNow }
  const why = whyTooMuch(holds, wanted, held, who)
  if (why) throw tooMuch(ctx, why, lines)
  const parties = partiesOf(free)
  const seats = parties.length
    ? await listSeatsHeld(
        ctx,
        place,
        parties.map(({ session_id }) => session_id),
      )
    : null
  const full = seats && whyTooManySeats(holds, parties, seats, who)
  if (full) throw tooManySeats(ctx, full, lines, phoneFor(ctx.lang, company.phone))
  const isShort =
    mb_id === null &&
    !isPayingNow &&
    (isLow(holds, wanted, held) || areFew(holds, parties, seats?.dates ?? []))
  return isShort ? after(ctx.now, { hours: holds.guest_hours }) : null
}

function partiesOf(lines: CartLines): { session_id: number; people: number }[] {
  return lines.flatMap(({ seat, ct_qty }) =>
    seat ? [{ session_id: seat.session_id, people: ct_qty }] : [],
  )
}

function isOver(count: number, most: number): boolean {
  return most > 0 && count >= most
}

function tooMany(count: number, field: 'od_hp' | null): Failure {
  const phrase =
    field === null
      ? '같은 인터넷에서 입금을 기다리는 주문이 {count}건 있어 더 받을 수 없어요. 카드로 결제하거나, 앞선 주문을 입금하거나 취소한 뒤 다시 주문해 주세요.'
      : '이 번호로 입금을 기다리는 주문이 많아 더 받을 수 없어요. 카드로 결제하거나, 앞선 주문을 입금하거나 취소한 뒤 다시 주문해 주세요.'
  return new Failure('TOO_MANY', phrase, {
    params: { count },
    ...(field ? { fields: { [field]: [[phrase, { count }]] } } : {}),
    detail: { hoarding: true, retry_after: 3_600 },
  })
}

function tooMuch(
  ctx: Ctx,
  { io_no, phrase, params }: NonNullable<ReturnType<typeof whyTooMuch>>,
  lines: CartLines,
): Failure {
  const same = lines.filter((line) => line.io_no === io_no)
  const [line] = same
  const name = line ? inLang(ctx.lang, line.it_name, line.it_name_en) : ''
  const left = Number(params.left ?? 0)
  return new Failure('CONFLICT', phrase, {
    params: { ...params, name },
    detail: {
      hoarding: true,
      goods: line?.it_name,
      goods_en: line?.it_name_en,
      lines: same.map(({ ct_id, it_id, it_name, it_name_en }) => ({
        ...{ ct_id, it_id, io_no, it_name, it_name_en },
        code: 'ABOVE_MAX',
        fix_qty: same.length === 1 && left > 0 ? left : null,
      })),
    },
  })
}

function tooManySeats(
  ctx: Ctx,
  { session_id, phrase, params }: NonNullable<ReturnType<typeof whyTooManySeats>>,
  lines: CartLines,
  phone: string,
): Failure {
  const seats = lines.filter(({ seat }) => seat)
  const same = seats.filter(({ seat }) => seat?.session_id === session_id)
  const [line] = same.length ? same : seats
  const name = line ? inLang(ctx.lang, line.it_name, line.it_name_en) : ''
  const left = Number(params.left ?? 0)
  return new Failure('CONFLICT', phrase, {
    params: { ...params, name, phone },
    detail: {
      hoarding: true,
      goods: line?.it_name,
      goods_en: line?.it_name_en,
      lines: same.map(({ ct_id, it_id, io_no, it_name, it_name_en }) => ({
        ...{ ct_id, it_id, io_no, it_name, it_name_en },
        code: 'ABOVE_MAX',
        fix_qty: left > 0 ? left : null,
      })),
    },
  })
}

/** Passes the refusal on; the desk hears of it once an hour. Outside the order's transaction, which is gone by then. */
export async function tellOfHoarding(ctx: Ctx, error: unknown): Promise<never> {
  if (error instanceof Failure && error.detail?.hoarding === true) {
    const { goods, goods_en } = error.detail
    await transact(houseCtx(ctx.house), (ctx) =>
      tellHourly(ctx, 'house.holds', 'unpaid', { goods, goods_en }),
    ).catch((later: unknown) =>
      ctx.house.log.error({ err: later }, 'the staff could not be told of unpaid orders'),
    )
  }
  throw error
}
