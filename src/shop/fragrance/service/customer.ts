import { invalid, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { Scent, Verdict } from '#shop/fragrance/contract.ts'
import {
  whyCannotAccept,
  whyCannotApprove,
  whyCannotDecline,
  whyCannotRate,
} from '#shop/fragrance/rules.ts'
import type { ScentRow } from '#shop/fragrance/store.ts'
import { askForMoney, withdrawMoney } from './money.ts'
import { byToken, changed, refundNow, standing, tellOf, viewOf } from './view.ts'

export async function showScent(ctx: Ctx, token: string): Promise<Scent> {
  return viewOf(ctx, await byToken(ctx, token))
}

async function act(ctx: Ctx, token: string, work: (ctx: Ctx, row: ScentRow) => Promise<ScentRow>) {
  await limitTries(ctx, `fragrance:${networkOf(ctx.ip)}`, 60, 3600)
  return viewOf(ctx, await transact(ctx, async (ctx) => work(ctx, await byToken(ctx, token))))
}

type Acceptance = { nda: boolean; version: number }

export function acceptScent(ctx: Ctx, token: string, { nda, version }: Acceptance) {
  return act(ctx, token, async (ctx, row) => {
    const { valid_until } = row
    const today = koreanDay(ctx.now)
    refuse(whyCannotAccept(standing(ctx, row), { valid_until, today }))
    if (row.promises.nda && !nda)
      throw invalid({ nda: ['비밀을 지키기로 한 약속을 읽고 동의해 주세요.'] })
    const kept = await changed(
      ctx,
      { ...row, version },
      {
        state: 'accepted',
        agreed_at: ctx.now,
        nda_at: row.promises.nda ? ctx.now : null,
      },
    )
    const { pp_id, token } = await askForMoney(ctx, kept, 'deposit')
    const asked = await changed(ctx, kept, { deposit_pp: pp_id, deposit_token: token })
    await tellOf(ctx, 'accepted', asked)
    return asked
  })
}

type Ratings = {
  scents: { rating: number; verdict: Verdict; words: string }[]
  version: number
}

export function rateSamples(ctx: Ctx, token: string, { scents, version }: Ratings) {
  return act(ctx, token, async (ctx, row) => {
    refuse(whyCannotRate(standing(ctx, row)))
    const last = row.samples.at(-1)
    if (!last || scents.length !== last.scents.length)
      throw invalid({ scents: ['샘플마다 별점을 골라 주세요.'] })
    const rated = last.scents.map((one, at) => ({ ...one, ...scents[at] }))
    const answered = { ...last, scents: rated, answered_at: ctx.now.toISOString() }
    const samples = [...row.samples.slice(0, -1), answered]
    const kept = await changed(ctx, { ...row, version }, { samples, state: 'feedback' })
    await tellOf(ctx, 'feedback', kept)
    return kept
  })
}

type Approval = { scent: string; approved_name: string; version: number }

/** By name and at a moment, with the consent that stood beside it; then the balance can be paid. */
export function approveScent(ctx: Ctx, token: string, given: Approval) {
  return act(ctx, token, async (ctx, row) => {
    refuse(whyCannotApprove(standing(ctx, row)))
    const known = row.samples.flatMap(({ scents }) => scents.map(({ name }) => name))
    if (!known.includes(given.scent)) throw invalid({ scent: ['받은 샘플 가운데 골라 주세요.'] })
    const balance = row.total - row.deposit
    const kept = await changed(
      ctx,
      { ...row, version: given.version },
      {
        state: 'approved',
        approved_scent: given.scent,
        approved_name: given.approved_name,
        approved_at: ctx.now,
        consent_at: ctx.now,
        // all was paid with the deposit
        ...(balance === 0 && { balance_paid_at: ctx.now }),
      },
    )
    const money = balance ? await askForMoney(ctx, kept, 'balance') : null
    const asked = money
      ? await changed(ctx, kept, { balance_pp: money.pp_id, balance_token: money.token })
      : kept
    await tellOf(ctx, 'approved', asked)
    return asked
  })
}

/** Given up by whoever asked for it: what goes back is settled now, by the table. */
export function declineScent(
  ctx: Ctx,
  token: string,
  { reason, version }: { reason: string; version: number },
) {
  return act(ctx, token, async (ctx, row) => {
    refuse(whyCannotDecline(standing(ctx, row)))
    await withdrawMoney(ctx, row)
    const change = { state: 'declined', reason, refund: refundNow(row) }
    const kept = await changed(ctx, { ...row, version }, change)
    await tellOf(ctx, 'declined', kept, reason)
    return kept
  })
}
