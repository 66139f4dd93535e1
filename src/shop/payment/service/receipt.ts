import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { seal, unseal } from '#platform/seal.ts'
import { transact } from '#platform/transact.ts'
import { providerOf } from '#shop/payment/provider/open.ts'
import type { ReceiptOutcome } from '#shop/payment/provider/provider.ts'
import type { ReceiptAsked, ReceiptView } from '#shop/payment/receipt-contract.ts'
import { identityOf, maskIdentity, selfFrom, selfNumber } from '#shop/payment/receipt-rules.ts'
import {
  changeReceipt,
  claimReceipt,
  findShown,
  insertReceipt,
  listOpenOf,
  lockLive,
  type NewReceipt,
  type ReceiptRow,
} from '#shop/payment/store/receipts.ts'

/** What a receipt of an order is to say now; nothing where no cash is in. */
export type ReceiptDue = {
  od_id: string
  amount: number
  tax_free: number
  /** nobody asked, and the law wants one */
  self: boolean
}

/** Writes down what the buyer wants, inside a transaction; it is sent when the money is there. */
export async function askReceipt(
  ctx: Ctx,
  od_id: string,
  { kind, identity }: ReceiptAsked,
): Promise<void> {
  const digits = identityOf(identity)
  const wish = {
    kind,
    identity_sealed: seal(ctx.house.config, digits),
    identity_masked: maskIdentity(kind, digits),
    is_self: false,
    asked_at: ctx.now,
    error: null,
  }
  const live = await lockLive(ctx, od_id)
  if (live && live.state !== 'issued') {
    await changeReceipt(ctx, live.receipt_id, ['asked', 'failed'], {
      ...wish,
      state: 'asked',
      round: live.round + 1,
      tries: 0,
      tried_at: null,
    })
    return
  }
  // one in the tax office's name makes room for the buyer's own
  if (live)
    await changeReceipt(ctx, live.receipt_id, ['issued'], {
      state: 'cancelling',
      tries: 0,
      tried_at: null,
    })
  await insertReceipt(ctx, { ...wish, od_id, state: 'asked' })
}

/** Brings the receipt of an order to what it is to say, inside a transaction. Safe to repeat: what is right already stays. */
export async function bringReceipt(
  ctx: Ctx,
  { od_id, amount, tax_free, self }: ReceiptDue,
): Promise<void> {
  const live = await lockLive(ctx, od_id)
  if (!live) {
    if (self && amount >= selfFrom)
      await insertReceipt(ctx, selfIssued(ctx, { od_id, amount, tax_free }))
    return
  }
  if (live.state === 'asked' && amount > 0)
    await changeReceipt(ctx, live.receipt_id, ['asked'], { state: 'due', amount, tax_free })
  else if (live.state === 'due' && !live.tried_at)
    await changeReceipt(
      ctx,
      live.receipt_id,
      ['due'],
      amount > 0 ? { amount, tax_free } : { state: 'asked', amount: 0, tax_free: 0 },
    )
  else if (live.state === 'issued' && live.amount !== amount)
    await replace(ctx, live, { amount, tax_free })
}

function selfIssued(ctx: Ctx, due: Pick<ReceiptDue, 'od_id' | 'amount' | 'tax_free'>): NewReceipt {
  return {
    ...due,
    kind: 'income',
    is_self: true,
    identity_sealed: seal(ctx.house.config, selfNumber),
    identity_masked: '010-000-1234',
    state: 'due',
    asked_at: ctx.now,
  }
}

/** A receipt cannot be changed: it is cancelled, and a new one says what has stayed. */
async function replace(
  ctx: Ctx,
  old: ReceiptRow,
  { amount, tax_free }: { amount: number; tax_free: number },
) {
  if (
    !(await changeReceipt(ctx, old.receipt_id, ['issued'], {
      state: 'cancelling',
      tries: 0,
      tried_at: null,
    })) ||
    amount <= 0
  )
    return
  const { od_id, kind, is_self, identity_sealed, identity_masked } = old
  const state = identity_sealed ? 'due' : 'failed'
  await insertReceipt(ctx, {
    od_id,
    kind,
    is_self,
    identity_sealed,
    identity_masked,
    amount,
    tax_free,
    state,
    asked_at: ctx.now,
    error: identity_sealed ? null : '번호를 다시 받아 주세요.',
  })
}

/** Asks the provider for whatever of an order is open. True when something has changed. */
export async function sendReceipts(ctx: Ctx, od_id: string, atOnce = false): Promise<boolean> {
  let changed = false
  for (const { receipt_id } of await listOpenOf(ctx, od_id)) {
    const claimed = await transact(ctx, (ctx) => claimReceipt(ctx, receipt_id, atOnce))
    if (!claimed) continue
    const outcome = await ask(ctx, claimed)
    await transact(ctx, (ctx) => finish(ctx, claimed, outcome))
    changed = true
  }
  return changed
}

async function ask(
  ctx: Ctx,
  { receipt_id, od_id, round, state, receipt_key, ...receipt }: ReceiptRow,
): Promise<ReceiptOutcome> {
  const provider = providerOf(ctx.house, 'toss')
  const none: ReceiptOutcome = {
    kind: 'refused',
    message: '현금영수증을 발급할 결제 회사가 연결되어 있지 않아요.',
  }
  // one that was issued elsewhere is cancelled there
  if (state === 'cancelling')
    return receipt_key
      ? ((await provider?.cancelReceipt?.(receipt_key, String(receipt_id))) ?? none)
      : gone
  const identity = receipt.identity_sealed
    ? unseal(ctx.house.config, receipt.identity_sealed)
    : null
  if (!identity) return { kind: 'refused', message: '번호를 다시 받아 주세요.' }
  const asked = {
    key: `${receipt_id}-${round}`,
    od_id,
    order_name: `ODEMOA ${od_id}`,
    kind: receipt.kind,
    identity,
    amount: receipt.amount,
    tax_free: receipt.tax_free,
  }
  return (await provider?.issueReceipt?.(asked)) ?? none
}

const gone: ReceiptOutcome = { kind: 'issued', receipt_key: '', approval_no: '', url: '' }

async function finish(
  ctx: Ctx,
  { receipt_id, od_id, state, round, amount }: ReceiptRow,
  outcome: ReceiptOutcome,
) {
  const isGoing = state === 'cancelling'
  if (outcome.kind === 'issued' && isGoing) {
    await changeReceipt(ctx, receipt_id, ['cancelling'], {
      state: 'cancelled',
      cancelled_at: ctx.now,
      error: null,
    })
  } else if (outcome.kind === 'issued') {
    const { receipt_key, approval_no, url } = outcome
    const issued = await changeReceipt(ctx, receipt_id, ['due', 'unknown'], {
      state: 'issued',
      receipt_key,
      approval_no,
      receipt_url: url,
      issued_at: ctx.now,
      error: null,
    })
    if (issued) await announce(ctx, 'receipt.issued', od_id, { receipt_id, amount, approval_no })
  } else if (outcome.kind === 'unknown' || isGoing) {
    const error = (outcome.kind === 'unknown' ? outcome.why : outcome.message).slice(0, 200)
    await changeReceipt(ctx, receipt_id, [state], {
      error,
      ...(isGoing ? {} : { state: 'unknown' }),
    })
  } else {
    const failed = await changeReceipt(ctx, receipt_id, ['due', 'unknown'], {
      state: 'failed',
      round: round + 1,
      error: outcome.message.slice(0, 200),
    })
    if (failed)
      await announce(ctx, 'receipt.failed', od_id, {
        receipt_id,
        amount,
        message: outcome.message.slice(0, 200),
      })
  }
}

/** The receipt an order shows; null when there is none. */
export async function shownReceipt(ctx: Ctx, od_id: string): Promise<ReceiptRow | null> {
  return findShown(ctx, od_id)
}

export function receiptViewOf({
  kind,
  state,
  is_self,
  identity_masked,
  amount,
  approval_no,
  receipt_url,
  issued_at,
}: ReceiptRow): ReceiptView {
  return {
    kind,
    state,
    is_self,
    identity_masked,
    amount,
    approval_no,
    receipt_url,
    issued_at: issued_at?.toISOString() ?? null,
  }
}
