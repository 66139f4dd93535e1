import { type House, houseCtx } from '#platform/context.ts'
import { tellHourly } from '#platform/tell-hourly.ts'
import { transact } from '#platform/transact.ts'

/** The staff hear that a provider has stopped answering, however often it comes and goes. */
export async function tellResting(house: House, provider: 'toss' | 'paypal') {
  house.log.warn({ provider }, 'a payment provider keeps failing and is left alone for a while')
  await transact(houseCtx(house), (ctx) =>
    tellHourly(ctx, 'payment.provider_resting', provider),
  ).catch((error: unknown) =>
    house.log.error({ err: error, provider }, 'the staff could not be told of it'),
  )
}
