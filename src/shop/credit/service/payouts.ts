import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { maskedNumber } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { seal, unseal } from '#platform/seal.ts'
import { transact } from '#platform/transact.ts'
import {
  endPayout,
  insertPayout,
  listPayouts,
  lockPayout,
  type PayoutAsk,
  type PayoutRow,
} from '#shop/credit/payout-store.ts'
import { whyNotPayout } from '#shop/credit/rules.ts'
import { refuseOwn } from '#shop/member/service/kin.ts'
import { memberOf } from '#shop/member/service.ts'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import { refundDue } from '#shop/payment/rules.ts'
import { refuseOwnGrant } from '#shop/point/service/hand-gifts.ts'
import { guardMoney } from '#shop/point/service/hand-money.ts'
import { readSettings } from '#shop/setting/service.ts'
import { balanceOf, putCredit, takeCredit } from './move-credit.ts'
import { mySummary, payoutView } from './my-credit.ts'

type Account = { bank: string; number: string; holder: string }

/** The member wants money in the bank: it leaves the balance now, so that it is spent nowhere else, and the account by hand. */
export async function askPayout(
  ctx: Ctx,
  { amount, account }: { amount: number; account: Account },
) {
  const mb_id = memberOf(ctx)
  const wrong = whyBadAccount(account)
  if (Object.keys(wrong).length)
    throw invalid(
      Object.fromEntries(
        Object.entries(wrong).map(([field, phrase]) => [`account.${field}`, [phrase]]),
      ),
    )
  const { shipping } = await readSettings(ctx)
  await transact(ctx, async (ctx) => {
    const why = whyNotPayout(amount, await balanceOf(ctx, mb_id))
    if (why) throw invalid({ amount: [say(ctx, why.phrase, why.params)] })
    const digits = account.number.replace(/\D/g, '')
    const row = await insertPayout(ctx, {
      mb_id,
      amount,
      state: 'queued',
      bank: account.bank,
      holder: account.holder.trim(),
      account_masked: maskedNumber(digits),
      account_sealed: seal(ctx.house.config, digits),
      due_at: refundDue(ctx.now, shipping.holidays),
      created_at: ctx.now,
    })
    const id = String(row.payout_id)
    await takeCredit(ctx, {
      mb_id,
      amount,
      content: '계좌로 출금',
      rel: { rel_table: 'payout', rel_id: id, rel_action: 'asked' },
    })
    await announce(ctx, 'credit.payout_asked', id, { mb_id, amount })
  })
  return mySummary(ctx)
}

export async function deskPayouts(ctx: Ctx, ask: PayoutAsk) {
  const { rows, states } = await listPayouts(ctx, ask)
  const all = states.reduce((sum, state) => sum + state.count, 0)
  const counts: Record<string, number> = {
    all,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
  }
  const views = rows.map(({ row, mb_name }) => ({
    ...row,
    ...payoutView(row),
    mb_name,
    due_at: row.due_at.toISOString(),
  }))
  return { ...pageOf(views, ask.state ? (counts[ask.state] ?? 0) : all, ask), counts }
}

/** Whoever sees a whole account number is noted. */
export function showPayoutAccount(ctx: Ctx, payout_id: number): Promise<Account> {
  return transact(ctx, async (ctx) => {
    const row = await waiting(ctx, payout_id)
    await refuseOwn(ctx, { mb_id: row.mb_id })
    const number = row.account_sealed ? unseal(ctx.house.config, row.account_sealed) : null
    if (!number)
      throw new Failure(
        'CONFLICT',
        '계좌번호를 읽을 수 없어요. 거절하고 다시 신청해 달라고 해 주세요.',
      )
    await announce(ctx, 'credit.account_seen', String(payout_id), { mb_id: row.mb_id })
    return { bank: row.bank, number, holder: row.holder }
  })
}

/** The money has left by hand. */
export async function notePayout(ctx: Ctx, payout_id: number, note: string) {
  const row = await waiting(ctx, payout_id)
  await refuseOwnGrant(ctx, row.mb_id)
  await guardMoney(ctx, {
    whose: { mb_id: row.mb_id },
    worth: row.amount,
    about: String(payout_id),
    key: `payout-${payout_id}`,
  })
  return transact(ctx, async (ctx) => {
    const { mb_id, amount } = await waiting(ctx, payout_id)
    await endPayout(ctx, payout_id, { state: 'done', note })
    await announce(ctx, 'credit.payout_sent', String(payout_id), { mb_id, amount })
    return { payout_id }
  })
}

/** It cannot be sent: the money is back in the balance. */
export function refusePayout(ctx: Ctx, payout_id: number, note: string) {
  return transact(ctx, async (ctx) => {
    const { mb_id, amount } = await waiting(ctx, payout_id)
    await refuseOwn(ctx, { mb_id })
    await endPayout(ctx, payout_id, { state: 'refused', note })
    await putCredit(ctx, {
      mb_id,
      amount,
      content: '출금하지 못해 되돌림',
      rel: { rel_table: 'payout', rel_id: String(payout_id), rel_action: 'refused' },
    })
    await announce(ctx, 'credit.payout_refused', String(payout_id), { mb_id, amount, reason: note })
    return { payout_id }
  })
}

async function waiting(ctx: Ctx, payout_id: number): Promise<PayoutRow> {
  const row = await lockPayout(ctx, payout_id)
  if (!row) throw notFound()
  if (row.state !== 'queued') throw new Failure('CONFLICT', '이미 처리한 출금이에요.')
  return row
}
