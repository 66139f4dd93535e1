import { decimalAmount } from '#kernel/money.ts'
import { translate } from '#kernel/translate.ts'
import type { Circuit } from '#platform/circuit.ts'
import type { Outcome } from '#shop/payment/rules.ts'
import { type Answered, type Asked, askAgain, askProvider, NoAnswer } from './http.ts'
import { codeOf, linksOf, seenOf } from './paypal-shapes.ts'
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
              // a page for the card's number first; who has an account finds the login beside it
              landing_page: payment.way === 'card_abroad' ? 'GUEST_CHECKOUT' : 'NO_PREFERENCE',
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
              // who pays in dollars reads English
              note_to_payer: translate('en', reason).slice(0, 255),
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
