import { Failure } from '../../../kernel/failure.ts'
import { type House, houseCtx } from '../../../platform/context.ts'
import { announce } from '../../../platform/events.ts'
import { limitTries } from '../../../platform/rate-limit.ts'
import { transact } from '../../../platform/transact.ts'

const quietSeconds = 3_600

/** The staff hear that a provider has stopped answering: once an hour, whichever process found out and however often it comes and goes. */
export async function tellResting(house: House, provider: 'toss' | 'paypal') {
  house.log.warn({ provider }, 'a payment provider keeps failing and is left alone for a while')
  await transact(houseCtx(house), async (ctx) => {
    await limitTries(ctx, `resting:${provider}`, 1, quietSeconds)
    await announce(ctx, 'payment.provider_resting', provider)
  }).catch((error: unknown) => {
    if (!(error instanceof Failure)) house.log.error({ err: error, provider }, 'the staff could not be told of it')
  })
}
