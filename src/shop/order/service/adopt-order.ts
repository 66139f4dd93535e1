import { bareNumber } from '#kernel/bare-number.ts'
import { Failure, notFound } from '#kernel/failure.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { forgetTries, limitTries, limitWrong } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { currentMember, memberOf } from '#shop/member/service.ts'
import type { GuestOrder } from '#shop/order/contract/mine.ts'
import { isOrderPassword } from '#shop/order/order-password.ts'
import { goodsIn, whyCannotAdopt } from '#shop/order/rules.ts'
import { giveToMember, listFirstLines } from '#shop/order/store/my-list.ts'
import { findOrder, type OrderRow } from '#shop/order/store/orders.ts'
import { listByNumbers } from '#shop/order/store/waiting.ts'
import { giveBookings } from '#shop/seat/service/book.ts'

type Member = NonNullable<Awaited<ReturnType<typeof currentMember>>>

const tries = 5
const fromAnywhere = 50
const seconds = 600

/** An order placed as a guest becomes the member's: who knows its password and whose phone or mail stands on it. */
export async function adoptOrder(
  ctx: Ctx,
  asked: { od_id: string; od_pwd: string },
): Promise<{ od_id: string }> {
  memberOf(ctx)
  const od_id = bareNumber(asked.od_id)
  const key = `lookup-ip:${networkOf(ctx.ip)}`
  const { order, member } = await limitWrong(ctx, { key, most: tries, seconds }, () =>
    provenOrder(ctx, od_id, asked.od_pwd),
  )
  return take(ctx, order, member)
}

/** One of this session's own: placed or looked up in it before its guest joined or logged in. */
export async function adoptOwnOrder(ctx: Ctx, od_id: string): Promise<{ od_id: string }> {
  memberOf(ctx)
  if (!ctx.visitor.od_ids.includes(od_id)) throw notFound()
  const [order, member] = await Promise.all([findOrder(ctx, od_id), currentMember(ctx)])
  if (!order || !member) throw notFound()
  return take(ctx, order, member)
}

/** The orders of this session that are in nobody's account, and why one cannot come into this member's. */
export async function listGuestOrders(ctx: Ctx): Promise<GuestOrder[]> {
  memberOf(ctx)
  const found = await listByNumbers(ctx, ctx.visitor.od_ids)
  const guests = found.filter(({ mb_id }) => mb_id === null)
  const od_ids = guests.map(({ od_id }) => od_id)
  const [first, member] = await Promise.all([listFirstLines(ctx, od_ids), currentMember(ctx)])
  return guests
    .map((order) => {
      const line = first.find(({ od_id }) => od_id === order.od_id)
      const { it_name = '', it_name_en = '', lines = 0 } = line ?? {}
      const why = member && whyCannotAdopt(order, member)
      return {
        od_id: order.od_id,
        od_time: order.od_time.toISOString(),
        goods: goodsIn('kr', it_name, lines),
        goods_en: goodsIn('en', it_name_en || it_name, lines),
        reason: why && say(ctx, why),
      }
    })
    .sort((a, b) => (a.od_time < b.od_time ? 1 : -1))
}

async function take(ctx: Ctx, order: OrderRow, member: Member): Promise<{ od_id: string }> {
  const { od_id } = order
  const { mb_id } = member
  if (order.mb_id === mb_id) return { od_id }
  const why = whyCannotAdopt(order, member)
  if (why) throw new Failure('CONFLICT', why)
  await transact(ctx, async (ctx) => {
    if (!(await giveToMember(ctx, od_id, mb_id)))
      throw new Failure('CONFLICT', '다른 회원의 주문 내역에 들어 있는 주문이에요.')
    await giveBookings(ctx, od_id, mb_id)
    await announce(ctx, 'order.adopted', od_id, { mb_id })
  })
  return { od_id }
}

/** The order of a number, to who knows its password. */
async function provenOrder(ctx: Ctx, od_id: string, od_pwd: string) {
  // by number and address: whoever guesses shuts out nobody but themselves, and many addresses together do not get far either
  await limitTries(ctx, `lookup:${od_id}:${networkOf(ctx.ip)}`, tries, seconds)
  await limitTries(ctx, `lookup:${od_id}`, fromAnywhere, seconds)
  const [order, member] = await Promise.all([findOrder(ctx, od_id), currentMember(ctx)])
  const isRight = await isOrderPassword(order?.od_pwd ?? null, od_pwd)
  if (!order || !member || !isRight)
    throw new Failure('NOT_FOUND', '주문번호와 비밀번호가 맞는 주문이 없어요. 다시 확인해 주세요.')
  await forgetTries(ctx, `lookup:${od_id}:${networkOf(ctx.ip)}`)
  await forgetTries(ctx, `lookup:${od_id}`)
  return { order, member }
}
