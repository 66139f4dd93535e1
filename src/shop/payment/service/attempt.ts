import { createHmac, randomInt } from 'node:crypto'
import { Failure, notFound } from '#kernel/failure.ts'
import { paths } from '#kernel/paths.ts'
import type { Ctx, House } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type {
  EscrowGoods,
  OfferedWay,
  PayStatus,
  PayWay,
  PayWindow,
  TossWindow,
} from '#shop/payment/contract.ts'
import { offeredWays, providerOf } from '#shop/payment/provider/open.ts'
import { accountDays, providerOfWay } from '#shop/payment/rules.ts'
import {
  addNote,
  changePayment,
  findPayment,
  insertPayment,
  type PaymentRow,
} from '#shop/payment/store/payments.ts'
import { countDecline, refusePaused } from './declines.ts'

export type { PaymentRow }

export function waysOf(house: House): OfferedWay[] {
  return offeredWays(house)
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The order's number and ten letters by chance: new for each attempt, and not to be guessed. */
export function newPayId(od_id: string): string {
  return `${od_id}-${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`
}

export type Attempt = {
  pay_id: string
  od_id: string
  /** the exchange whose fee is to be paid, and not the order */
  claim_id?: number
  /** the personal payment that is to be paid */
  pp_id?: string
  way: PayWay
  amount: number
  tax_free: number
  currency: 'krw' | 'usd'
  order_name: string
  customer: { name: string; email: string; phone: string }
  escrow?: EscrowGoods | null
}

/** Writes down what is to be paid, before anything is asked of the provider. */
export async function openAttempt(ctx: Ctx, attempt: Attempt) {
  await refusePaused(ctx)
  await insertPayment(ctx, {
    ...attempt,
    provider: providerOfWay[attempt.way],
    status: 'ready',
    lang: ctx.lang,
    created_at: ctx.now,
  })
}

/** The attempt will not be paid any more; false when it is past that. */
export async function closeAttempt(
  ctx: Ctx,
  pay_id: string,
  status: Extract<PayStatus, 'cancelled' | 'expired' | 'failed'>,
  why: { code?: string; message?: string } = {},
): Promise<boolean> {
  const closed = await changePayment(ctx, pay_id, ['ready'], {
    status,
    fail_code: why.code?.slice(0, 60) ?? null,
    fail_message: why.message?.slice(0, 200) ?? null,
  })
  if (closed) await addNote(ctx, pay_id, 'closed', status, why)
  if (closed && why.code) await countDecline(ctx, why.code)
  return closed !== null
}

export async function anyPayment(ctx: Ctx, pay_id: string): Promise<PaymentRow> {
  const payment = await findPayment(ctx, pay_id)
  if (!payment) throw notFound()
  return payment
}

/** How the browser goes on to pay. Asking again for the same attempt answers the same. */
export async function windowOf(ctx: Ctx, pay_id: string): Promise<PayWindow> {
  const payment = await anyPayment(ctx, pay_id)
  if (payment.status !== 'ready')
    throw new Failure('CONFLICT', '이 결제는 이미 끝났어요. 다시 시도해 주세요.', {
      detail: { pay_id, again: true },
    })
  if (payment.provider === 'toss')
    return { pay_id, redirect: null, toss: tossWindowOf(ctx, payment) }
  return { pay_id, redirect: payment.redirect_url ?? (await prepared(ctx, payment)), toss: null }
}

async function prepared(ctx: Ctx, payment: PaymentRow): Promise<string> {
  const { ORIGIN } = ctx.house.config
  const provider = providerOf(ctx.house, payment.provider)
  const made = await provider?.prepare?.(payment, {
    done: `${ORIGIN}${returnPath(payment)}`,
    left: `${ORIGIN}${returnPath(payment, 'PAY_PROCESS_CANCELED')}`,
  })
  if (!made || 'why' in made) {
    await addNote(ctx, payment.pay_id, 'prepare', 'failed', made ?? {})
    throw new Failure(
      'UNAVAILABLE',
      '결제 회사에 연결하지 못했어요. 잠시 뒤 다시 시도하거나 다른 결제 방법을 골라 주세요.',
    )
  }
  return transact(ctx, async (ctx) => {
    await changePayment(ctx, payment.pay_id, ['ready'], {
      redirect_url: made.redirect,
      provider_key: made.provider_key,
    })
    return made.redirect
  })
}

function tossWindowOf(ctx: Ctx, payment: PaymentRow): TossWindow {
  const { config } = ctx.house
  const real = config.TOSS_CLIENT_KEY
  return {
    client_key: real ?? 'test_ck_pretend',
    customer_key: customerKey(ctx, payment),
    method:
      payment.way === 'vbank'
        ? 'VIRTUAL_ACCOUNT'
        : payment.way === 'transfer'
          ? 'TRANSFER'
          : 'CARD',
    easy: payment.way === 'easy',
    order_name: payment.order_name,
    amount: payment.amount,
    tax_free: payment.tax_free,
    customer_name: payment.customer.name.slice(0, 100),
    customer_email: payment.customer.email.slice(0, 100),
    customer_phone: /^\d{8,15}$/.test(payment.customer.phone) ? payment.customer.phone : '',
    valid_hours: accountDays * 24,
    escrow: payment.escrow,
    success_url: `${config.ORIGIN}${returnPath(payment)}`,
    fail_url: `${config.ORIGIN}${returnPath(payment)}`,
    pretend: real ? null : '/twin/toss/window',
  }
}

/** Where the provider sends the buyer back to. */
function returnPath({ pay_id, claim_id, pp_id }: PaymentRow, code?: string): string {
  if (pp_id !== null) return paths.personalReturn({ pay_id, code })
  return claim_id === null
    ? paths.paymentConfirm({ pay_id, code })
    : paths.claimFee({ pay_id, code })
}

// the same for the same member, and nothing that tells who that is
function customerKey(ctx: Ctx, payment: PaymentRow): string {
  const { mb_id } = ctx.visitor
  if (!mb_id) return 'ANONYMOUS'
  return createHmac('sha256', ctx.house.config.SESSION_SECRET)
    .update(`customer:${mb_id} ${payment.provider}`)
    .digest('base64url')
    .slice(0, 40)
}
