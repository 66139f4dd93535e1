import { Failure } from '#kernel/failure.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { forgetTries, limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { currentMember, memberOf } from '#shop/member/service.ts'
import { isOrderPassword } from '#shop/order/order-password.ts'
import { whyCannotAdopt } from '#shop/order/rules.ts'
import { giveToMember } from '#shop/order/store/my-list.ts'
import { findOrder } from '#shop/order/store/orders.ts'
import { giveBookings } from '#shop/seat/service/book.ts'

const tries = 5
const fromAnywhere = 50
const seconds = 600

/** An order placed as a guest becomes the member's: who knows its password and whose phone or mail stands on it. */
export async function adoptOrder(
  ctx: Ctx,
  asked: { od_id: string; od_pwd: string },
): Promise<{ od_id: string }> {
  const mb_id = memberOf(ctx)
  const od_id = asked.od_id.replace(/[\s-]/g, '')
  await limitTries(ctx, `lookup-ip:${networkOf(ctx.ip)}`, tries, seconds)
  // by number and address: whoever guesses shuts out nobody but themselves, and many addresses together do not get far either
  await limitTries(ctx, `lookup:${od_id}:${networkOf(ctx.ip)}`, tries, seconds)
  await limitTries(ctx, `lookup:${od_id}`, fromAnywhere, seconds)
  const [order, member] = await Promise.all([findOrder(ctx, od_id), currentMember(ctx)])
  const isRight = await isOrderPassword(order?.od_pwd ?? null, asked.od_pwd)
  if (!order || !member || !isRight)
    throw new Failure('NOT_FOUND', '주문번호와 비밀번호가 맞는 주문이 없어요. 다시 확인해 주세요.')
  await forgetTries(ctx, `lookup:${od_id}:${networkOf(ctx.ip)}`)
  await forgetTries(ctx, `lookup:${od_id}`)
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
