import { refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { askRefund } from '#shop/payment/service/ask-refund.ts'
import { runRefund } from '#shop/payment/service/refund.ts'
import type { PersonalDetail } from '#shop/personal-payment/desk-contract.ts'
import { whyCannotRefund } from '#shop/personal-payment/rules.ts'
import { listByIds, listWaitingForBank } from '#shop/personal-payment/store.ts'
import { guardMoneyOf } from '#shop/point/service/hand-money.ts'
import { anyPersonal, hold } from './hold.ts'
import { takeTransfer } from './settle.ts'
import { showDetail } from './show.ts'

export async function noteTransfer(
  ctx: Ctx,
  pp_id: string,
  asked: { amount: number; reason: string },
): Promise<PersonalDetail> {
  await guardMoneyOf(ctx, pp_id, { amount: asked.amount, key: 'deposit' })
  await takeTransfer(ctx, pp_id, asked)
  return showDetail(ctx, pp_id)
}

/** A part goes back, or all, the way it came; money that came by bank waits in the list of refunds. */
export async function refundPersonal(
  ctx: Ctx,
  pp_id: string,
  asked: { refund_id: string; amount: number; reason: string },
): Promise<PersonalDetail> {
  await anyPersonal(ctx, pp_id)
  await guardMoneyOf(ctx, pp_id, { amount: asked.amount, key: `refund-${asked.refund_id}` })
  const promised = await transact(ctx, async (ctx) => {
    const { row } = await hold(ctx, pp_id)
    refuse(whyCannotRefund(row))
    return askRefund(ctx, pp_id, { ...asked, pay_id: row.pay_id ?? '' })
  })
  if (promised.way === 'pg') await runRefund(ctx, promised.refund_id)
  return showDetail(ctx, pp_id)
}

const most = 2_000

/** Those that wait for a bank transfer in won, for matching deposits. */
export async function personalByBank(ctx: Ctx) {
  const rows = await listWaitingForBank(ctx, most)
  return rows.map((row) => ({
    od_id: row.pp_id,
    od_name: row.name,
    od_deposit_name: row.deposit_name,
    misu: row.price,
    od_time: row.created_at,
  }))
}

/** The same facts of given ones, whatever their state. */
export async function personalOf(ctx: Ctx, pp_ids: readonly string[]) {
  return (await listByIds(ctx, pp_ids)).map((row) => ({
    od_id: row.pp_id,
    name: row.name || row.subject,
    depositor: row.deposit_name,
    misu: row.state === 'waiting' || row.state === 'expired' ? row.price : 0,
    status: row.state,
  }))
}
