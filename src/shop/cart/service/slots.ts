import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { ShelfLine } from '#shop/cart/compose.ts'
import { classNameIn } from '#shop/seat/rules.ts'
import { sameSlot } from '#shop/seat/service/same-slot.ts'
import { overlaps } from '#shop/tssa/meeting-rules.ts'

type Dated = { session_id: number }

/**
 * Who has a booking in that slot already is told so, and may go on on purpose: by the account or the basket it was booked from.
 * A phone number anybody may type; what it has booked is told to staff alone.
 */
export async function refuseSameSlot(
  ctx: Ctx,
  dates: readonly Dated[],
  people: readonly { hp: string }[],
) {
  const { mb_id, cart_key, by, staff_role } = ctx.visitor
  const isStaff = by !== undefined || staff_role !== null
  const found = await sameSlot(
    ctx,
    dates.map(({ session_id }) => session_id),
    { mb_id, cart_key, phones: isStaff ? people.map(({ hp }) => hp).filter(Boolean) : [] },
  )
  const [first] = found
  if (first)
    throw new Failure(
      'CONFLICT',
      '이 시간에 이미 예약한 클래스가 있어요: {name}. 그래도 예약하려면 한 번 더 확인해 주세요.',
      { params: { name: classNameIn(ctx.lang, first) }, detail: { code: 'SAME_SLOT' } },
    )
}

/** For the order: the same question for lines that were not put in on purpose, and for two dates of one basket. */
export async function refuseSlots(
  ctx: Ctx,
  lines: readonly ShelfLine[],
  { phone, anyway }: { phone: string; anyway: boolean },
) {
  const all = lines.flatMap(({ seat, it_name, it_name_en }) =>
    seat ? [{ ...seat, title: it_name, title_en: it_name_en }] : [],
  )
  // of two dates the one that was put in on purpose may have come first
  const seats = all.filter((one) => !one.anyway)
  if (anyway || !seats.length) return
  const clash = seats.find((one) =>
    all.some((other) => other.session_id !== one.session_id && overlaps(one, other)),
  )
  if (clash)
    throw new Failure(
      'CONFLICT',
      '같은 시간에 두 클래스를 담았어요: {name}. 그래도 예약하려면 한 번 더 확인해 주세요.',
      { params: { name: classNameIn(ctx.lang, clash) }, detail: { code: 'SAME_SLOT' } },
    )
  await refuseSameSlot(ctx, seats, [{ hp: phone }])
}
