import { type Amount, decimalAmount } from '#kernel/money.ts'
import type { Circuit } from '#platform/circuit.ts'
import type { Outcome, Seen } from '#shop/payment/rules.ts'
import { type Answered, type Asked, askAgain, askProvider, NoAnswer } from './http.ts'
import type { Provider } from './provider.ts'
import { textOf } from './toss-shapes.ts'

export type PayPalKeys = {
  base: string
  client_id: string
  secret: string
  webhook_id: string | null
  pretend: boolean
  circuit: Circuit
}

const capturePatience = 7_000
const patience = 5_000

type Loose = Record<string, unknown>

/** PayPal Orders v2: made on the server, approved by the buyer at PayPal, captured on the server. */
export function openPayPal({
  base,
  client_id,
  secret,
  webhook_id,
  pretend,
  circuit,
}: PayPalKeys): Provider {
  let token: { value: string; until: number } | null = null

  async function authorization(): Promise<string> {
    if (token && token.until > Date.now()) return token.value
    const basic = Buffer.from(`${client_id}:${secret}`).toString('base64')
    const headers = {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const { status, body } = await askAgain({
      method: 'POST',
      url: `${base}/v1/oauth2/token`,
      headers,
      body: 'grant_type=client_credentials',
      patience,
      circuit,
    })
    const value = textOf(body.access_token)
    if (status !== 200 || typeof body.access_token !== 'string' || !value)
      throw new NoAnswer(`no token: ${status}`)
    token = {
      value: `Bearer ${body.access_token}`,
      until: Date.now() + (Number(body.expires_in) || 600) * 1_000 - 60_000,
    }
    return token.value
  }

  const get = async (path: string): Promise<Asked> => ({
    method: 'GET',
    url: `${base}${path}`,
    headers: { authorization: await authorization() },
    patience,
    circuit,
  })
  const post = async (
    path: string,
    body: object,
    key: string,
    wait = patience,
  ): Promise<Asked> => ({
    method: 'POST',
    url: `${base}${path}`,
    headers: {
      authorization: await authorization(),
      'content-type': 'application/json',
      'paypal-request-id': key,
      prefer: 'return=representation',
    },
    body: JSON.stringify(body),
    patience: wait,
    circuit,
  })

  return {
    name: 'paypal',
    pretend,
    restsFor: circuit.restsFor,
    // an order nobody has made: that it is unknown is an answer
    knock: async () => askProvider(await get('/v2/checkout/orders/IS-ANYBODY-THERE')),
    async prepare(payment, to) {
      const order = {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: payment.pay_id,
            custom_id: payment.pay_id,
            invoice_id: payment.pay_id,
            description: payment.order_name.slice(0, 127),
            amount: { currency_code: 'USD', value: decimalAmount(payment.amount, 'usd') },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              brand_name: 'ODEMOA',
              shipping_preference: 'NO_SHIPPING',
              user_action: 'PAY_NOW',
              locale: payment.lang === 'en' ? 'en-US' : 'ko-KR',
              return_url: to.done,
              cancel_url: to.left,
            },
          },
        },
      }
      try {
        const { status, body } = await askProvider(
          await post('/v2/checkout/orders', order, `create-${payment.pay_id}`),
        )
        const link = linksOf(body).find(({ rel }) => rel === 'payer-action' || rel === 'approve')
        const provider_key = textOf(body.id)
        return status < 300 && link && provider_key
          ? { redirect: link.href, provider_key }
          : { why: codeOf(body) }
      } catch (error) {
        return { why: error instanceof Error ? error.message : String(error) }
      }
    },
    confirm: (payment, provider_key) =>
      outcome(async () =>
        askProvider(
          await post(
            `/v2/checkout/orders/${encodeURIComponent(provider_key)}/capture`,
            {},
            `capture-${payment.pay_id}`,
            capturePatience,
          ),
        ),
      ),
    query: (payment) =>
      outcome(async () =>
        askAgain(
          await get(`/v2/checkout/orders/${encodeURIComponent(payment.provider_key ?? '')}`),
        ),
      ),
    async refund(payment, { refund_id, amount, reason }) {
      const done = await outcomeOfRefund(async () =>
        askProvider(
          await post(
            `/v2/payments/captures/${encodeURIComponent(payment.capture_key ?? '')}/refund`,
            {
              amount: { currency_code: 'USD', value: decimalAmount(amount, 'usd') },
              custom_id: refund_id,
              note_to_payer: reason.slice(0, 255),
            },
            `refund-${refund_id}`,
            capturePatience,
          ),
        ),
      )
      // a refund answers with itself; how the whole payment stands is asked for
      return (
        done ??
        outcome(async () =>
          askAgain(
            await get(`/v2/checkout/orders/${encodeURIComponent(payment.provider_key ?? '')}`),
          ),
        )
      )
    },
    async isTrue(headers, text) {
      if (!webhook_id) return false
      const named = (name: string) => headers.get(`paypal-${name}`) ?? ''
      const claim = {
        auth_algo: named('auth-algo'),
        cert_url: named('cert-url'),
        transmission_id: named('transmission-id'),
        transmission_sig: named('transmission-sig'),
        transmission_time: named('transmission-time'),
        webhook_id,
      }
      if (!claim.transmission_sig || !claim.transmission_id) return false
      try {
        const asked = await post(
          '/v1/notifications/verify-webhook-signature',
          claim,
          `verify-${claim.transmission_id}`,
        )
        // what was signed is the text: written anew it might differ in a blank or an escape
        const { status, body: told } = await askProvider({
          ...asked,
          body: `${JSON.stringify(claim).slice(0, -1)},"webhook_event":${text}}`,
        })
        return status === 200 && told.verification_status === 'SUCCESS'
      } catch {
        // not known to be true: PayPal calls again
        return false
      }
    },
  }
}

async function outcome(ask: () => Promise<Answered>): Promise<Outcome> {
  try {
    const { status, body } = await ask()
    if (status >= 500 || status === 429)
      return { kind: 'unknown', why: `${status} ${codeOf(body)}` }
    if (status >= 400)
      return { kind: 'refused', code: codeOf(body), message: textOf(body.message) ?? '', raw: body }
    const seen = seenOf(body)
    return seen ? { kind: 'seen', seen, raw: body } : { kind: 'unknown', why: 'unreadable' }
  } catch (error) {
    return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) }
  }
}

/** Null when the refund was taken. */
async function outcomeOfRefund(ask: () => Promise<Answered>): Promise<Outcome | null> {
  try {
    const { status, body } = await ask()
    if (status < 300 && /COMPLETED|PENDING/.test(textOf(body.status) ?? '')) return null
    if (status >= 500 || status === 429 || status < 300)
      return { kind: 'unknown', why: `${status} ${codeOf(body)}` }
    return { kind: 'refused', code: codeOf(body), message: textOf(body.message) ?? '', raw: body }
  } catch (error) {
    return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) }
  }
}

function seenOf(body: Loose): Seen | null {
  const unit = listOf(body.purchase_units)[0] ?? {}
  const capture = listOf(partOf(unit.payments).captures)[0]
  const refunds = listOf(partOf(unit.payments).refunds)
  const money = partOf(capture?.amount ?? unit.amount)
  const [provider_key, pay_id, amount] = [
    textOf(body.id),
    textOf(unit.custom_id) ?? textOf(unit.reference_id),
    centsOf(money.value),
  ]
  if (!provider_key || !pay_id || amount === null) return null
  const refunded = refunds
    .filter((one) => one.status === 'COMPLETED')
    .reduce((sum, one) => sum + (centsOf(partOf(one.amount).value) ?? 0), 0)
  const mail = textOf(partOf(partOf(body.payment_source).paypal).email_address)
  const label = mail ? `PayPal ${mail.replace(/^(.{2}).*(@.*)$/, '$1***$2')}` : 'PayPal'
  return {
    status: statusOf(textOf(body.status) ?? '', textOf(capture?.status) ?? '', refunded, amount),
    pay_id,
    provider_key,
    capture_key: textOf(capture?.id),
    amount,
    currency: textOf(money.currency_code) ?? '',
    refunded,
    approved_at: textOf(capture?.create_time),
    secret: null,
    detail: { label: { ko: label, en: label } },
  }
}

function statusOf(
  order: string,
  capture: string,
  refunded: Amount,
  amount: Amount,
): Seen['status'] {
  if (refunded > 0) return refunded >= amount ? 'refunded' : 'part_refunded'
  if (capture === 'REFUNDED') return 'refunded'
  if (capture === 'PARTIALLY_REFUNDED') return 'part_refunded'
  if (capture === 'COMPLETED') return 'paid'
  if (capture === 'PENDING') return 'waiting'
  if (capture === 'DECLINED' || capture === 'FAILED') return 'failed'
  return order === 'VOIDED' ? 'expired' : 'ready'
}

/** "12.90" → 1290, without passing through floating point. */
export function centsOf(value: unknown): Amount | null {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typeof value === 'string' ? value : '')
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

function codeOf(body: Loose): string {
  const detail = listOf(body.details)[0]
  return textOf(detail?.issue) ?? textOf(body.name) ?? 'UNKNOWN'
}

function linksOf(body: Loose): { rel: string; href: string }[] {
  return listOf(body.links).map((link) => ({
    rel: textOf(link.rel) ?? '',
    href: textOf(link.href) ?? '',
  }))
}

function partOf(value: unknown): Loose {
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Loose) : {} // an object, as was just seen
}

function listOf(value: unknown): Loose[] {
  return Array.isArray(value) ? value.map(partOf) : []
}
