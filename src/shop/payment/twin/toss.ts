import { Hono } from 'hono'
import type { House } from '#platform/context.ts'
import type { Twin } from '#platform/twins.ts'
import { openTossDesk } from './toss-desk.ts'
import { tossPages } from './toss-pages.ts'

/** A stand-in of Toss Payments: its window, its API and its calls, without money. */
export const tossTwin: Twin = { name: 'toss', open: (house) => openTossTwin(house) }

export function openTossTwin(house: House): (request: Request) => Response | Promise<Response> {
  const desk = openTossDesk(house)
  const app = new Hono()
  tossPages(app, desk)
  app.use('/v1/*', async (c, next) => {
    // the real one knows shops by their secret key
    if (!/^Basic \S+/.test(c.req.header('authorization') ?? ''))
      return c.json(
        { code: 'UNAUTHORIZED_KEY', message: '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.' },
        401,
      )
    await next()
  })
  app.post('/v1/payments/confirm', async (c) => desk.confirm(await bodyOf(c.req.raw)))
  app.get('/v1/payments/orders/:orderId', (c) => desk.show(desk.byOrder(c.req.param('orderId'))))
  app.get('/v1/payments/:paymentKey', (c) => desk.show(desk.byKey(c.req.param('paymentKey'))))
  app.post('/v1/payments/:paymentKey/cancel', async (c) =>
    desk.cancel(
      c.req.param('paymentKey'),
      await bodyOf(c.req.raw),
      c.req.header('idempotency-key') ?? null,
    ),
  )
  app.get('/v1/transactions', (c) =>
    desk.transactions(
      c.req.query('startDate') ?? '',
      c.req.query('endDate') ?? '',
      c.req.query('startingAfter') ?? '',
    ),
  )
  app.post('/v1/cash-receipts', async (c) =>
    desk.issueReceipt(await bodyOf(c.req.raw), c.req.header('idempotency-key') ?? ''),
  )
  app.post('/v1/cash-receipts/:receiptKey/cancel', (c) =>
    desk.cancelReceipt(c.req.param('receiptKey')),
  )
  return (request) => app.fetch(request)
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  return (await request.json().catch(() => ({}))) as Record<string, unknown> // each field is looked at where it is used
}
