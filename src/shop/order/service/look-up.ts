import { bareNumber } from '#kernel/bare-number.ts'
import { Failure } from '#kernel/failure.ts'
import { phoneDigits } from '#kernel/phone.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { forgetTries, limitTries, limitWrong } from '#platform/rate-limit.ts'
import { rememberOrder } from '#platform/session.ts'
import { isOrderPassword } from '#shop/order/order-password.ts'
import { findOrder } from '#shop/order/store/orders.ts'

const tries = 5
const fromAnywhere = 50
const seconds = 600

type Asked = { od_id: string; od_hp: string; od_pwd: string }

/** Opens a guest's order for this session. Whatever is wrong, the refusal and the time it takes are the same. */
export async function lookUpOrder(ctx: Ctx, asked: Asked): Promise<{ od_id: string }> {
  const key = `lookup-ip:${networkOf(ctx.ip)}`
  return limitWrong(ctx, { key, most: tries, seconds }, () => openOrder(ctx, asked))
}

async function openOrder(ctx: Ctx, asked: Asked): Promise<{ od_id: string }> {
  const od_id = bareNumber(asked.od_id)
  // by number and address: whoever guesses shuts out nobody but themselves, and many addresses together do not get far either
  await limitTries(ctx, `lookup:${od_id}:${networkOf(ctx.ip)}`, tries, seconds)
  await limitTries(ctx, `lookup:${od_id}`, fromAnywhere, seconds)
  const order = await findOrder(ctx, od_id)
  const isRight = await isOrderPassword(order?.od_pwd ?? null, asked.od_pwd)
  if (!order || !isRight || phoneDigits(asked.od_hp) !== order.od_hp)
    throw new Failure(
      'NOT_FOUND',
      '주문번호, 휴대폰 번호, 비밀번호가 맞는 주문이 없어요. 다시 확인해 주세요.',
    )
  await forgetTries(ctx, `lookup:${od_id}:${networkOf(ctx.ip)}`)
  await forgetTries(ctx, `lookup:${od_id}`)
  if (ctx.visitor.session) await rememberOrder(ctx, ctx.visitor.session, od_id)
  return { od_id }
}
