import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from '#kernel/failure.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { providerOf } from '#shop/payment/provider/open.ts'
import { findByKey, findPayment, type PaymentRow } from '#shop/payment/store/payments.ts'
import { keepHook } from '#shop/payment/store/webhooks.ts'
import { requery } from './requery.ts'

type Body = Record<string, unknown>

const mostPerMinute = 300

/** Toss Payments tells of a change. Whatever it says, the payment is asked for; a deposit must also bring the right secret. */
export async function hearToss(ctx: Ctx, body: Body): Promise<void> {
  await limitTries(ctx, `hook:${networkOf(ctx.ip)}`, mostPerMinute, 60)
  const data = partOf(body.data)
  const isDeposit = typeof body.secret === 'string'
  const pay_id = wordOf(body.orderId) ?? wordOf(data.orderId)
  const payment =
    (pay_id && (await findPayment(ctx, pay_id))) || (await byKey(ctx, wordOf(data.paymentKey)))
  if (payment?.provider !== 'toss')
    return quarantine(ctx, 'toss', body, wordOf(body.eventType) ?? 'deposit')
  if (isDeposit && !isSecret(payment, String(body.secret))) {
    await keepHook(ctx, {
      provider: 'toss',
      pay_id: payment.pay_id,
      kind: 'deposit',
      state: 'refused',
      body: scrubbed(body),
      print: printOf(body),
    })
    throw new Failure('MALFORMED', '보낸 곳을 확인하지 못했어요.')
  }
  await apply(ctx, payment, {
    provider: 'toss',
    kind: isDeposit ? 'deposit' : (wordOf(body.eventType) ?? ''),
    body,
  })
}

/** PayPal tells of a change, with a signature that PayPal itself verifies. */
export async function hearPayPal(ctx: Ctx, body: Body): Promise<void> {
  await limitTries(ctx, `hook:${networkOf(ctx.ip)}`, mostPerMinute, 60)
  const provider = providerOf(ctx.house, 'paypal')
  if (!provider?.isTrue || !(await provider.isTrue(ctx.headers, ctx.signed)))
    throw new Failure('MALFORMED', '보낸 곳을 확인하지 못했어요.')
  const resource = partOf(body.resource)
  const order = wordOf(partOf(partOf(resource.supplementary_data).related_ids).order_id)
  const pay_id = wordOf(resource.custom_id)
  const payment =
    (pay_id && (await findPayment(ctx, pay_id))) ||
    (await byKey(ctx, order ?? wordOf(resource.id), 'paypal'))
  if (payment?.provider !== 'paypal')
    return quarantine(ctx, 'paypal', body, wordOf(body.event_type) ?? '')
  await apply(ctx, payment, { provider: 'paypal', kind: wordOf(body.event_type) ?? '', body })
}

async function apply(
  ctx: Ctx,
  payment: PaymentRow,
  { provider, kind, body }: { provider: string; kind: string; body: Body },
) {
  await keepHook(ctx, {
    provider,
    pay_id: payment.pay_id,
    kind,
    state: 'applied',
    body: scrubbed(body),
    print: printOf(body),
  })
  // one that is still being agreed on in the window has nothing to tell yet: its return will
  if (payment.status === 'ready' && !payment.provider_key) return
  await requery({ ...ctx, lang: payment.lang }, payment, 'webhook')
}

/** Of a payment that is not ours: kept for the staff, and answered so that it is not sent again for days. */
async function quarantine(ctx: Ctx, provider: string, body: Body, kind: string) {
  await transact(ctx, async (ctx) => {
    const isNew = await keepHook(ctx, {
      provider,
      pay_id: null,
      kind,
      state: 'quarantined',
      body: scrubbed(body),
      print: printOf(body),
    })
    if (isNew) await announce(ctx, 'payment.unknown_call', provider, { kind })
  })
}

async function byKey(
  ctx: Ctx,
  key: string | null,
  provider: 'toss' | 'paypal' = 'toss',
): Promise<PaymentRow | null> {
  return key ? findByKey(ctx, provider, key) : null
}

function isSecret(payment: PaymentRow, given: string): boolean {
  const [wanted, got] = [payment.secret ?? '', given].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return (
    payment.secret !== null &&
    wanted !== undefined &&
    got !== undefined &&
    timingSafeEqual(wanted, got)
  )
}

function printOf(body: Body): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}

function scrubbed({ secret, ...body }: Body): Body {
  return JSON.stringify(body).length > 20_000
    ? { cut: true }
    : { ...body, ...(secret ? { secret: '***' } : {}) }
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' && value && value.length <= 200 ? value : null
}

function partOf(value: unknown): Body {
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Body) : {} // an object, as was just seen
}
