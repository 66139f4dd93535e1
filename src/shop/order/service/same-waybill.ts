import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { isSamePerson } from '#shop/order/parcel-rules.ts'
import type { OrderRow } from '#shop/order/store/orders.ts'
import { listBearers } from '#shop/order/store/parcels.ts'

const samePhrase = '다른 사람의 주문에 같은 송장번호가 있어요: {orders}. 번호를 다시 확인해 주세요.'

/** The same number on the parcels of two people is a slip, mostly. */
export async function refuseBorne(ctx: Ctx, order: OrderRow, invoice: string) {
  const same = await othersWith(ctx, order, invoice)
  if (same.length)
    throw new Failure('CONFLICT', samePhrase, {
      params: { orders: same.map(({ od_id, od_name }) => `${od_id} (${od_name})`).join(', ') },
      detail: { same },
    })
}

/** Orders of other people that bear this number. */
export async function othersWith(
  ctx: Ctx,
  order: Pick<OrderRow, 'od_id' | 'mb_id' | 'od_b_name' | 'od_b_hp'>,
  invoice: string,
): Promise<{ od_id: string; od_name: string }[]> {
  const bearers = await listBearers(ctx, invoice, order.od_id)
  return bearers
    .filter((one) => !isSamePerson(one, order))
    .map(({ od_id, od_name }) => ({ od_id, od_name }))
}
