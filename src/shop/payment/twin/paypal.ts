import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { House } from '#platform/context.ts'
import type { Twin } from '#platform/twins.ts'
import { type Books, openBooks } from './books.ts'
import { choices, rows, seeOther, twinPage } from './page.ts'

type Refund = { id: string; key: string; value: string }
type Kept = {
  id: string
  custom_id: string
  description: string
  value: string
  status: string
  return_url: string
  /** the buyer's own page of the card, without an account */
  guest: boolean
  cancel_url: string
  choice: string
  capture: string | null
  at: string
  refunds: Refund[]
  tries: number
  key: string
}
type Body = Record<string, unknown>

const noReplyMs = 12_000
/** What a true call of the stand-in carries. */
export const trueSignature = 'signed-by-the-pretend-paypal'

/** A stand-in of PayPal Orders v2. */
export const paypalTwin: Twin = { name: 'paypal', open: (house) => openPayPalTwin(house) }

export function openPayPalTwin(house: House): (request: Request) => Response | Promise<Response> {
  const books = openBooks<Kept>(house, 'paypal')
  const app = new Hono()
  const named = (name: string) => ({ name, message: name, details: [{ issue: name }] })

  app.post('/v1/oauth2/token', (c) =>
    c.json({ access_token: 'pretend-token', token_type: 'Bearer', expires_in: 32_400 }),
  )
  app.use('/v2/*', async (c, next) =>
    c.req.header('authorization') === 'Bearer pretend-token'
      ? next()
      : c.json(named('AUTHENTICATION_FAILURE'), 401),
  )

  app.post('/v2/checkout/orders', async (c) => {
    const key = c.req.header('paypal-request-id') ?? ''
    const before = Object.values(books.all()).find((one) => one.key === key)
    const order = before ?? made(await bodyOf(c), key)
    if (!order) return c.json(named('INVALID_REQUEST'), 422)
    books.put(order.id, order)
    return c.json(orderOf(order, new URL(c.req.url).origin, house), 201)
  })
  app.get('/v2/checkout/orders/:id', (c) => {
    const kept = books.get(c.req.param('id'))
    return kept ? c.json(orderOf(kept, '', house)) : c.json(named('RESOURCE_NOT_FOUND'), 404)
  })
  app.post('/v2/checkout/orders/:id/capture', async (c) => {
    const kept = books.get(c.req.param('id'))
    if (!kept) return c.json(named('RESOURCE_NOT_FOUND'), 404)
    if (kept.status === 'COMPLETED') return c.json(named('ORDER_ALREADY_CAPTURED'), 422)
    if (kept.status !== 'APPROVED') return c.json(named('ORDER_NOT_APPROVED'), 422)
    if (kept.choice === 'short') return c.json(named('INSTRUMENT_DECLINED'), 422)
    const done = {
      ...kept,
      status: 'COMPLETED',
      capture: `CAP${randomBytes(7).toString('hex').toUpperCase()}`,
      at: new Date().toISOString(),
    }
    books.put(kept.id, done)
    if (kept.choice === 'lose')
      await new Promise((resolve) => setTimeout(resolve, noReplyMs).unref())
    return c.json(orderOf(done, '', house), 201)
  })
  app.post('/v2/payments/captures/:id/refund', async (c) => refund(c, books, named))
  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const body = await bodyOf(c)
    return c.json({
      verification_status:
        body.transmission_sig === trueSignature && body.webhook_id === 'pretend-hook'
          ? 'SUCCESS'
          : 'FAILURE',
    })
  })

  app.get('/checkoutnow', (c) => {
    const kept = books.get(c.req.query('token') ?? '')
    if (!kept || kept.status === 'COMPLETED')
      return twinPage(
        'PayPal (pretend)',
        '<section><h1>This payment is over</h1></section>',
        'en',
        404,
      )
    const hidden = { token: kept.id }
    const hard = [
      ['short', 'Have the card declined'],
      ['lose', 'Capture and lose the answer'],
    ] as const
    return twinPage(
      'PayPal (pretend)',
      `<section><h1>${kept.guest ? 'Pay with a card at the pretend PayPal' : 'Pretend PayPal'}</h1>${rows(
        [
          ['Order', kept.description],
          ...(kept.guest ? ([['Card', 'VISA ****1111']] as const) : []),
          ['Amount', `$${kept.value}`],
        ],
      )}${choices('checkoutnow', hidden, [
        ['pay', `Pay $${escapeHtml(kept.value)}`, true],
        ['cancel', 'Cancel and return'],
      ])}<details><summary>Try what can go wrong</summary>${choices('checkoutnow', hidden, hard)}</details></section>`,
      'en',
    )
  })
  app.post('/checkoutnow', async (c) => {
    const { token, choice } = await c.req.parseBody()
    const kept = books.get(String(token))
    if (!kept)
      return twinPage(
        'PayPal (pretend)',
        '<section><h1>This payment is over</h1></section>',
        'en',
        404,
      )
    const to = new URL(choice === 'cancel' ? kept.cancel_url : kept.return_url)
    to.searchParams.set('token', kept.id)
    if (choice !== 'cancel') {
      books.put(kept.id, {
        ...kept,
        status: kept.status === 'CREATED' ? 'APPROVED' : kept.status,
        choice: String(choice),
      })
      to.searchParams.set('PayerID', 'PRETENDPAYER')
    }
    return seeOther(to.href)
  })
  return (request) => app.fetch(request)
}

async function refund(
  c: Context,
  books: Books<Kept>,
  named: (name: string) => Body,
): Promise<Response> {
  const kept = Object.values(books.all()).find((one) => one.capture === c.req.param('id'))
  if (!kept) return c.json(named('RESOURCE_NOT_FOUND'), 404)
  const key = c.req.header('paypal-request-id') ?? ''
  const before = kept.refunds.find((one) => one.key === key)
  if (before) return c.json({ id: before.id, status: 'COMPLETED' })
  const { amount } = (await bodyOf(c)) as { amount?: { value?: string } } // looked at below
  const value = amount?.value ?? kept.value
  const sum = kept.refunds.reduce((all, one) => all + Math.round(Number(one.value) * 100), 0)
  if (sum + Math.round(Number(value) * 100) > Math.round(Number(kept.value) * 100))
    return c.json(named('REFUND_AMOUNT_EXCEEDED'), 422)
  const done: Refund = { id: `REF${randomBytes(7).toString('hex').toUpperCase()}`, key, value }
  books.put(kept.id, { ...kept, refunds: [...kept.refunds, done] })
  return c.json({ id: done.id, status: 'COMPLETED' }, 201)
}

type Made = {
  purchase_units?: {
    custom_id?: string
    description?: string
    amount?: { currency_code?: string; value?: string }
  }[]
  payment_source?: {
    paypal?: {
      experience_context?: { return_url?: string; cancel_url?: string; landing_page?: string }
    }
  }
}

function made(body: Body, key: string): Kept | null {
  const { purchase_units, payment_source } = body as Made // each field is looked at below
  const unit = purchase_units?.[0]
  const context = payment_source?.paypal?.experience_context
  if (
    unit?.amount?.currency_code !== 'USD' ||
    !/^\d+\.\d{2}$/.test(unit.amount.value ?? '') ||
    !context?.return_url ||
    !context.cancel_url
  )
    return null
  const id = randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
  return {
    id,
    custom_id: unit.custom_id ?? '',
    description: unit.description ?? '',
    value: unit.amount.value ?? '',
    status: 'CREATED',
    return_url: context.return_url,
    cancel_url: context.cancel_url,
    guest: context.landing_page === 'GUEST_CHECKOUT',
    choice: '',
    capture: null,
    at: '',
    refunds: [],
    tries: 0,
    key,
  }
}

/** The Order object of the API, as far as the shop reads it. */
function orderOf(kept: Kept, origin: string, { config }: House) {
  const money = (value: string) => ({ currency_code: 'USD', value })
  const sum = kept.refunds.reduce((all, one) => all + Math.round(Number(one.value) * 100), 0)
  const whole = Math.round(Number(kept.value) * 100)
  const state = sum >= whole ? 'REFUNDED' : sum > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED'
  return {
    id: kept.id,
    intent: 'CAPTURE',
    status: kept.status,
    payment_source: kept.guest
      ? { card: { brand: 'VISA', last_digits: '1111' } }
      : { paypal: { email_address: 'buyer@mail.example' } },
    purchase_units: [
      {
        reference_id: kept.custom_id,
        custom_id: kept.custom_id,
        amount: money(kept.value),
        payments: kept.capture
          ? {
              captures: [
                {
                  id: kept.capture,
                  status: state,
                  amount: money(kept.value),
                  custom_id: kept.custom_id,
                  create_time: kept.at,
                },
              ],
              refunds: kept.refunds.map(({ id, value }) => ({
                id,
                status: 'COMPLETED',
                amount: money(value),
              })),
            }
          : undefined,
      },
    ],
    links: [
      {
        rel: 'payer-action',
        method: 'GET',
        href: `${origin ? config.ORIGIN : ''}/twin/paypal/checkoutnow?token=${kept.id}`,
      },
    ],
  }
}

async function bodyOf(c: Context): Promise<Body> {
  return (await c.req.json().catch(() => ({}))) as Body // each field is looked at where it is used
}
