import { Failure } from '#kernel/failure.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { countFailure, countTry, pauseLeft, type Rising } from '#platform/rate-limit.ts'
import { tellHourly } from '#platform/tell-hourly.ts'
import { transact } from '#platform/transact.ts'

/** A card that is refused a few times is an ordinary day; after that somebody is trying cards. */
const ofSession: Rising = { free: 3, first: 30, longest: 900, seconds: 1_800 }
/** An office or a phone company has many customers behind one address. */
const ofAddress: Rising = { free: 10, first: 30, longest: 900, seconds: 1_800 }
/** From many places at once: nobody is held up, the staff are told. */
const manyInAll = 30

// nothing was tried: the buyer closed the window, or it was we who could not go on
const noDecline = ['PAY_PROCESS_CANCELED', 'PAY_PROCESS_ABORTED', 'USER_CANCEL', 'ORDER_NOT_SAVED']

function keysOf(ctx: Ctx) {
  return [
    { key: `declined-ip:${networkOf(ctx.ip)}`, rising: ofAddress },
    ...(ctx.visitor.session ? [{ key: `declined:${ctx.visitor.session}`, rising: ofSession }] : []),
  ]
}

// the house itself asks again by the clock, for nobody in particular
const isVisitor = (ctx: Ctx) => ctx.ip !== ''

/** A payment was declined, as a provider tells it or as the browser brings it back. */
export async function countDecline(ctx: Ctx, code: string) {
  if (!isVisitor(ctx) || noDecline.includes(code)) return
  await transact(ctx, async (ctx) => {
    const counts: number[] = []
    for (const { key, rising } of keysOf(ctx))
      counts.push((await countFailure(ctx, key, rising.seconds)) - rising.free)
    const { count: all } = await countTry(ctx, 'declined-all', 600)
    if (counts.some((over) => over > 0) || all >= manyInAll)
      await tellHourly(ctx, 'house.card_testing', 'payments', { count: all })
  })
}

/** Whoever was declined again and again waits before the next payment, longer each time. */
export async function refusePaused(ctx: Ctx) {
  if (!isVisitor(ctx)) return
  const wait = await pauseLeft(ctx, keysOf(ctx))
  if (wait <= 0) return
  throw new Failure(
    'TOO_MANY',
    '결제가 여러 번 거절돼 잠시 쉬고 있어요. {count}초 뒤에 다시 결제하거나 무통장입금으로 주문해 주세요. 장바구니는 그대로 있어요.',
    { params: { count: wait }, detail: { retry_after: wait } },
  )
}
