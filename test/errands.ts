import { errands } from '#errands.ts'
import type { CallOf } from '#kernel/endpoint.ts'
import { errandTask } from '#platform/errands.ts'
import { deposits } from '#shop/deposit/contract.ts'
import { waybills } from '#shop/waybill/contract.ts'
import { testShop } from './database.ts'
import type { Shopper } from './shopper.ts'

const task = errandTask(errands)

/** Goes on with an errand until it has its end, as the job does. */
export async function runErrand(errand_id: number) {
  await task((await testShop()).house, { errand_id })
}

/** A sheet of waybills sent and waited for. */
export async function sendWaybills(who: Shopper, ask: CallOf<typeof waybills.take>) {
  const { errand_id } = (await who.call(waybills.take, ask)).data
  await runErrand(errand_id)
  const { rows } = (await who.call(waybills.taking, { params: { errand_id } })).data
  return { data: { rows, done: rows.filter(({ verdict }) => verdict === 'done').length } }
}

/** A bank file taken in and waited for. */
export async function takeDeposits(who: Shopper, ask: CallOf<typeof deposits.upload>) {
  const { errand_id } = (await who.call(deposits.upload, ask)).data
  await runErrand(errand_id)
  const {
    errand: _,
    lines: __,
    ...counts
  } = (await who.call(deposits.uploaded, { params: { errand_id } })).data
  return { data: counts }
}
