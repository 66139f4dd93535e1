import type { Amount } from '#kernel/money.ts'
import { restOf } from './change-rules.ts'
import type { OrderStatus, PricedQuote } from './contract/order.ts'
import type { UnitLine, Units } from './part-rules.ts'

type Standing = { od_status: OrderStatus; od_settle_case: string; od_credit_price?: Amount }
type Happened = { name: string; payload: unknown }

/** Whether the clock cancelled it, and not a person. */
export function wasLate(
  { od_status }: Pick<Standing, 'od_status'>,
  events: readonly Happened[],
): boolean {
  const last = events.findLast(({ name }) => name === 'order.cancelled')
  return (
    od_status === '취소' &&
    typeof last?.payload === 'object' &&
    last.payload !== null &&
    'by' in last.payload &&
    last.payload.by === 'deadline'
  )
}

/** Why an order cannot be taken up again; null when it can. Money that came late by bank is the only reason to do it. */
export function whyCannotRevive(order: Standing, events: readonly Happened[]): string | null {
  if (order.od_status !== '취소') return '취소된 주문만 되살릴 수 있어요.'
  if (!wasLate(order, events))
    return '입금 기한이 지나 저절로 취소된 무통장입금 주문만 되살릴 수 있어요.'
  if (order.od_settle_case !== '무통장')
    return '가상계좌는 기한과 함께 닫혀 되살릴 수 없어요. 새로 주문해 달라고 안내해 주세요.'
  if (order.od_credit_price)
    return '예치금을 함께 쓴 주문이라 되살릴 수 없어요. 예치금은 돌아갔으니 새로 주문해 달라고 안내해 주세요.'
  return null
}

type Cut = { lines: Units[]; amount: Amount }

/** The parts that people had cancelled before the clock came. */
function cutsIn(events: readonly Happened[]): Cut[] {
  const standing: Happened[] = []
  for (const one of events) {
    if (one.name === 'order.part_cancelled' || one.name === 'order.sold_out') standing.push(one)
    // only the last one can be taken back
    if (one.name === 'order.sold_out_undone') standing.pop()
  }
  // cancelling a part announces nothing else
  return standing.map(({ payload }) => payload as Cut)
}

/** What those parts had taken off the sum of the order. */
export function cutAmount(events: readonly Happened[]): Amount {
  return cutsIn(events).reduce((sum, { amount }) => sum + amount, 0)
}

/** The lines that stood when the clock cancelled the order: of a line cut in part what was cut became a line of its own, one cut whole stays gone. */
export function standingLines<L extends UnitLine>(
  lines: readonly L[],
  events: readonly Happened[],
): L[] {
  const cut = cutsIn(events).flatMap((one) => one.lines)
  return lines.filter(({ ct_id, ct_from }) => {
    const bought = lines
      .filter((line) => line.ct_id === ct_id || line.ct_from === ct_id)
      .reduce((sum, { ct_qty }) => sum + ct_qty, 0)
    return (
      ct_from === null &&
      bought > cut.filter((one) => one.ct_id === ct_id).reduce((sum, { qty }) => sum + qty, 0)
    )
  })
}

/** Coupons and points that the order still used then: what came back with a part stays back. */
export function standingBenefits(
  { basis, totals, used = [] }: PricedQuote,
  lines: readonly UnitLine[],
  events: readonly Happened[],
) {
  if (!basis || !cutsIn(events).length) return { used, points: totals.points }
  const stood = new Set(standingLines(lines, events).map(({ ct_id }) => ct_id))
  const then = lines.map((line) => ({
    ...line,
    ct_status: stood.has(line.ct_id) ? ('주문' as const) : ('취소' as const),
  }))
  const rest = restOf(basis, totals, then)
  return {
    used: used.filter(({ cp_id }) => !rest.coupons_back.includes(cp_id)),
    points: rest.totals.points,
  }
}
