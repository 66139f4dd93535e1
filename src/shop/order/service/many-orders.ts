import { Failure, refuse } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type { LeftOut } from '#shop/order/contract/many.ts'
import { whyNoDepositWithOthers, whyNotCancelledWithOthers } from '#shop/order/rules.ts'
import { lockOrder, writeMemo } from '#shop/order/store/orders.ts'
import { guardMoneyOf } from '#shop/point/service/hand-money.ts'
import { cancel } from './cancel-order.ts'
import { anyOrder } from './show-order.ts'
import { takeDeposit } from './staff-moves.ts'

const longestMemo = 2000

type Done = { done: number; left: LeftOut[] }

/** What is done to one order of several, whole or not at all. */
export type Step<One> = {
  /** what it asks of somebody else stays asked when the order is left */
  before?: (ctx: Ctx, order: One) => Promise<unknown>
  work: (ctx: Ctx, order: One) => Promise<unknown>
}

/** Why an order was left as it is; empty when it was done. */
export async function tryStep<One>(ctx: Ctx, { before, work }: Step<One>, order: One) {
  try {
    await before?.(ctx, order)
    await transact(ctx, (ctx) => work(ctx, order))
    return ''
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return wordsOf(ctx, error)
  }
}

/** An order that was ticked twice is one. */
export const eachOnce = <One extends { od_id: string }>(orders: readonly One[]): One[] => [
  ...new Map(orders.map((order) => [order.od_id, order])).values(),
]

/** One order after the other: one that is refused holds the others up no longer. */
async function oneByOne<One extends { od_id: string }>(
  ctx: Ctx,
  orders: readonly One[],
  step: Step<One>,
): Promise<Done> {
  const left: LeftOut[] = []
  const all = eachOnce(orders)
  for (const order of all) {
    const why = await tryStep(ctx, step, order)
    if (why) left.push({ od_id: order.od_id, why })
  }
  return { done: all.length - left.length, left }
}

function wordsOf(ctx: Ctx, failure: Failure): string {
  if (failure.code === 'NOT_FOUND') return say(ctx, '없는 주문번호예요. 다시 확인해 주세요.')
  return say(ctx, failure.phrase, failure.params)
}

const named = (ids: readonly string[]) => ids.map((od_id) => ({ od_id }))

/** A line more below what staff have written on each order. */
export function memoOnMany(ctx: Ctx, { ids, memo }: { ids: readonly string[]; memo: string }) {
  const work = async (ctx: Ctx, { od_id }: { od_id: string }) => {
    const order = (await lockOrder(ctx, od_id)) ?? (await anyOrder(ctx, od_id))
    const next = [order.od_shop_memo, memo].filter(Boolean).join('\n')
    refuse(next.length > longestMemo ? '메모가 가득 찼어요. 주문에서 줄여 주세요.' : null)
    await writeMemo(ctx, od_id, next, order.version)
  }
  return oneByOne(ctx, named(ids), { work })
}

/** The whole rest of an order has come to the shop's account. */
export const wholeDeposit = (reason: string): Step<{ od_id: string; due: number }> => ({
  before: (ctx, { od_id, due }) =>
    guardMoneyOf(ctx, od_id, { amount: due, key: 'deposit', goods: true }),
  work: async (ctx, { od_id, due }) => {
    refuse(whyNoDepositWithOthers(await anyOrder(ctx, od_id)))
    await takeDeposit(ctx, od_id, { amount: due, due, reason })
  },
})

export function depositsOfMany(
  ctx: Ctx,
  { orders, reason }: { orders: readonly { od_id: string; due: number }[]; reason: string },
) {
  return oneByOne(ctx, orders, wholeDeposit(reason))
}

/** Nothing has come in for the order: no money has to go back. */
export const unpaidCancellation = (reason: string): Step<{ od_id: string }> => ({
  work: async (ctx, { od_id }) => {
    const order = await anyOrder(ctx, od_id)
    refuse(whyNotCancelledWithOthers(order))
    await cancel(ctx, order, { reason, by: 'staff' })
  },
})

export function cancelMany(ctx: Ctx, { ids, reason }: { ids: readonly string[]; reason: string }) {
  return oneByOne(ctx, named(ids), unpaidCancellation(reason))
}
