import type { Circuit } from '#platform/circuit.ts'
import type { Outcome } from '#shop/payment/rules.ts'
import { type Answered, type Asked, askAgain, askProvider } from './http.ts'
import type { Account, Listed, Provider, ReceiptAsk, ReceiptOutcome } from './provider.ts'
import { readTransactions, seenOf, textOf } from './toss-shapes.ts'

export type TossKeys = { base: string; secret_key: string; pretend: boolean; circuit: Circuit }

// the browser gives up after ten seconds, so the shop must have answered before
const confirmPatience = 7_000
const queryPatience = 4_000
const refundPatience = 7_000

/** Toss Payments, API v1 as used by its version 2 window. */
export function openToss({ base, secret_key, pretend, circuit }: TossKeys): Provider {
  const authorization = `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`
  const get = (path: string): Asked => ({
    method: 'GET',
    url: `${base}${path}`,
    headers: { authorization },
    patience: queryPatience,
    circuit,
  })
  const post = (path: string, body: object, key: string, patience: number): Asked => ({
    method: 'POST',
    url: `${base}${path}`,
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    patience,
    circuit,
  })

  const query: Provider['query'] = (payment) =>
    outcome(() =>
      askAgain(
        get(
          payment.provider_key
            ? `/v1/payments/${encodeURIComponent(payment.provider_key)}`
            : `/v1/payments/orders/${encodeURIComponent(payment.pay_id)}`,
        ),
      ),
    )

  return {
    name: 'toss',
    pretend,
    restsFor: circuit.restsFor,
    // a payment nobody has made: that it is unknown is an answer
    knock: () => askProvider(get('/v1/payments/orders/is-anybody-there')),
    query,
    confirm: (payment, provider_key) =>
      outcome(() =>
        askProvider(
          post(
            '/v1/payments/confirm',
            { paymentKey: provider_key, orderId: payment.pay_id, amount: payment.amount },
            `confirm-${payment.pay_id}`,
            confirmPatience,
          ),
        ),
      ),
    refund: (payment, { refund_id, amount, tax_free, reason, account }) =>
      outcome(() =>
        askProvider(
          post(
            `/v1/payments/${encodeURIComponent(payment.provider_key ?? '')}/cancel`,
            {
              cancelReason: reason.slice(0, 200),
              cancelAmount: amount,
              ...(payment.tax_free ? { taxFreeAmount: tax_free } : {}),
              ...(account ? { refundReceiveAccount: accountOf(account) } : {}),
            },
            `refund-${refund_id}`,
            refundPatience,
          ),
        ),
      ),
    // calls of Toss Payments on payments carry no signature: the secret of a deposit is compared, and everything is asked for again
    isTrue: null,
    issueReceipt: (ask) =>
      receipt(() =>
        askProvider(
          post('/v1/cash-receipts', receiptOf(ask), `receipt-${ask.key}`, refundPatience),
        ),
      ),
    cancelReceipt: (receipt_key, key) =>
      receipt(() =>
        askProvider(
          post(
            `/v1/cash-receipts/${encodeURIComponent(receipt_key)}/cancel`,
            {},
            `receipt-cancel-${key}`,
            refundPatience,
          ),
        ),
      ),
    listDay: (day) => listDay(get, day),
  }
}

function accountOf({ bank, number, holder }: Account) {
  return { bank, accountNumber: number, holderName: holder }
}

function receiptOf({ key, od_id, order_name, kind, identity, amount, tax_free }: ReceiptAsk) {
  // a receipt that was cancelled and issued anew is another order to the provider
  return {
    amount,
    orderId: `${od_id}-${key}`,
    orderName: order_name,
    customerIdentityNumber: identity,
    type: kind === 'income' ? '소득공제' : '지출증빙',
    taxFreeAmount: tax_free,
  }
}

async function outcome(ask: () => Promise<Answered>): Promise<Outcome> {
  try {
    const { status, body } = await ask()
    if (status >= 200 && status < 300) {
      const seen = seenOf(body)
      return seen ? { kind: 'seen', seen, raw: body } : { kind: 'unknown', why: 'unreadable' }
    }
    const code = textOf(body.code) ?? 'UNKNOWN'
    // nothing is known of what a broken provider did
    if (
      status >= 500 ||
      status === 429 ||
      code === 'PROVIDER_ERROR' ||
      code === 'IDEMPOTENT_REQUEST_PROCESSING'
    )
      return { kind: 'unknown', why: `${status} ${code}` }
    return { kind: 'refused', code, message: textOf(body.message) ?? '', raw: body }
  } catch (error) {
    return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) }
  }
}

async function receipt(ask: () => Promise<Answered>): Promise<ReceiptOutcome> {
  try {
    const { status, body } = await ask()
    if (status >= 500) return { kind: 'unknown', why: String(status) }
    if (status >= 400)
      return {
        kind: 'refused',
        message: textOf(body.message) ?? textOf(body.code) ?? String(status),
      }
    return {
      kind: 'issued',
      receipt_key: textOf(body.receiptKey) ?? '',
      approval_no: textOf(body.issueNumber) ?? textOf(body.approvalNumber) ?? '',
      url: textOf(body.receiptUrl) ?? '',
    }
  } catch (error) {
    return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) }
  }
}

const pageSize = 100

async function listDay(get: (path: string) => Asked, day: string): Promise<Listed[] | null> {
  const found: Listed[] = []
  let after = ''
  try {
    for (;;) {
      const query = new URLSearchParams({
        startDate: `${day}T00:00:00`,
        endDate: `${day}T23:59:59`,
        limit: String(pageSize),
        ...(after ? { startingAfter: after } : {}),
      })
      const { status, body } = await askAgain(get(`/v1/transactions?${query}`))
      const rows = status < 300 ? readTransactions(body) : null
      if (!rows) return null
      found.push(...rows.map(({ key: _, ...row }) => row))
      if (rows.length < pageSize) return found
      after = rows.at(-1)?.key ?? ''
    }
  } catch {
    // the comparison tells that it could not be made
    return null
  }
}
