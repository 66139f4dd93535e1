import { moneyRoles, type StaffRole } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/context.ts'
import { beginErrand, errandOf, errandOfMine, listErrands } from '#platform/errands.ts'
import { type OrderErrand, type OrderTold, orderWorks } from '#shop/order/contract/errands.ts'
import { listBuyers } from '#shop/order/store/orders.ts'
import { completeOrder } from './complete-order.ts'
import { eachOnce, type Step, tryStep, unpaidCancellation, wholeDeposit } from './many-orders.ts'
import { prepareOrder } from './staff-moves.ts'

type Line = { od_id: string; od_name: string }
type Reasoned = { reason: string }

const kinds = {
  deposits: 'order-deposits',
  cancellations: 'order-cancellations',
  prepare: 'order-preparations',
  complete: 'order-completions',
} as const satisfies Record<OrderErrand['work'], string>
const allKinds = Object.values(kinds)
const workOf = (kind: string) => orderWorks.find((work) => kinds[work] === kind) ?? 'prepare'

/** A step that is refused is told with its line, and what it asked of somebody else stays. */
function eachOrder<Given, One extends Line>(
  who: readonly StaffRole[],
  stepOf: (given: Given) => Step<One>,
) {
  const told = ({ od_id, od_name }: Line, why: string): OrderTold => ({ od_id, od_name, why })
  return errandOf<Given, One, OrderTold>({
    who,
    line: async (ctx, given, line) => told(line, await tryStep(ctx, stepOf(given), line)),
    refused: told,
  })
}

export const orderErrandKinds = {
  [kinds.deposits]: eachOrder<Reasoned, Line & { due: number }>(moneyRoles, ({ reason }) =>
    wholeDeposit(reason),
  ),
  [kinds.cancellations]: eachOrder<Reasoned, Line>(['order'], ({ reason }) =>
    unpaidCancellation(reason),
  ),
  [kinds.prepare]: eachOrder(['order'], () => ({
    work: (ctx, { od_id }) => prepareOrder(ctx, od_id),
  })),
  [kinds.complete]: eachOrder(['order'], () => ({
    work: (ctx, { od_id }) => completeOrder(ctx, od_id),
  })),
}

export const beginDeposits = (
  ctx: Ctx,
  { orders, reason }: { orders: readonly { od_id: string; due: number }[]; reason: string },
) => begin(ctx, 'deposits', orders, { reason })

export const beginCancellations = (
  ctx: Ctx,
  { ids, reason }: { ids: readonly string[]; reason: string },
) => begin(ctx, 'cancellations', named(ids), { reason })

export const beginMoves = (
  ctx: Ctx,
  { ids, move }: { ids: readonly string[]; move: 'prepare' | 'complete' },
) => begin(ctx, move, named(ids), {})

const named = (ids: readonly string[]) => ids.map((od_id) => ({ od_id }))

async function begin(
  ctx: Ctx,
  work: OrderErrand['work'],
  chosen: readonly { od_id: string }[],
  given: Partial<Reasoned>,
) {
  const orders = eachOnce(chosen)
  const names = await listBuyers(
    ctx,
    orders.map(({ od_id }) => od_id),
  )
  return beginErrand(ctx, {
    kind: kinds[work],
    sent: { orders, ...given },
    given,
    lines: orders.map((order) => ({ ...order, od_name: names.get(order.od_id) ?? '' })),
  })
}

export async function myOrderErrands(ctx: Ctx): Promise<OrderErrand[]> {
  return (await listErrands(ctx, allKinds)).map(({ kind, ...row }) => ({
    ...row,
    work: workOf(kind),
  }))
}

export async function orderErrandOfMine(ctx: Ctx, errand_id: number) {
  const { errand, kind, lines } = await errandOfMine<OrderTold>(ctx, allKinds, errand_id)
  return { errand: { ...errand, work: workOf(kind) }, orders: lines }
}
