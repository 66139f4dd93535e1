import { Failure, notFound } from '#kernel/failure.ts'
import { formatMoney } from '#kernel/money.ts'
import { type Ctx, say } from '#platform/context.ts'
import { anyOrder } from '#shop/order/service/show-order.ts'
import { holdDifference, waitingSum } from '#shop/order/service/take-extra.ts'
import { orderEnd, settledEnd } from '#shop/personal-payment/rules.ts'
import {
  findByToken,
  findPersonal,
  lockPersonal,
  type PersonalRow,
} from '#shop/personal-payment/store.ts'

export async function byToken(ctx: Ctx, token: string): Promise<PersonalRow> {
  const row = /^[\w-]{32}$/.test(token) ? await findByToken(ctx, token) : null
  if (!row) throw notFound()
  return row
}

export async function anyPersonal(ctx: Ctx, pp_id: string): Promise<PersonalRow> {
  const row = await findPersonal(ctx, pp_id)
  if (!row) throw notFound()
  return row
}

type Held = {
  row: PersonalRow
  /** what is to be paid now: of a difference, what its order waits for */
  due: number
  order: NonNullable<Awaited<ReturnType<typeof holdDifference>>>['order'] | null
}

/** The order first and then the payment, always: whoever moves money of either waits here. Inside a transaction. */
export async function hold(ctx: Ctx, pp_id: string): Promise<Held> {
  const { for_order, od_id } = await anyPersonal(ctx, pp_id)
  const difference = for_order && od_id ? await holdDifference(ctx, od_id) : null
  const row = await lockPersonal(ctx, pp_id)
  if (!row) throw notFound()
  return {
    row,
    due: for_order ? (difference?.due ?? 0) : row.price,
    order: difference?.order ?? null,
  }
}

/** What it comes to now, without holding anything. */
export async function dueNow(ctx: Ctx, row: PersonalRow): Promise<number> {
  if (!row.for_order || !row.od_id || row.state !== 'waiting') return row.price
  return waitingSum(await anyOrder(ctx, row.od_id))
}

/** Why nothing is due although nobody has withdrawn it; null when it is. */
export function whyNothingDue(row: Pick<PersonalRow, 'for_order'>, due: number): string | null {
  return row.for_order && due === 0 ? settledEnd : null
}

/** The sum on the screen is the one that is paid, or the new one is told. */
export function refuseOtherSum(ctx: Ctx, { currency }: PersonalRow, due: number, expected: number) {
  if (due === expected) return
  throw new Failure(
    'CONFLICT',
    '그사이 결제할 금액이 바뀌어 이제 {amount}이에요. 새 금액을 확인한 뒤 다시 눌러 주세요.',
    {
      params: { amount: formatMoney(due, currency, ctx.lang) },
      detail: { price: due, old: expected },
    },
  )
}

export function endedBy(od_status: string): string {
  return od_status === '취소' ? orderEnd : settledEnd
}

/** The words of staff as they are, those of the shop in the reader's language. */
export function whyWords(ctx: Ctx, why: string): string {
  return why && say(ctx, why)
}
