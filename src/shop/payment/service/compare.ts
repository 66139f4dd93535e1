import { addDays } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { Report } from '#shop/payment/desk-contract.ts'
import { providerOf } from '#shop/payment/provider/open.ts'
import type { Listed } from '#shop/payment/provider/provider.ts'
import { isOwnProvider } from '#shop/payment/rules.ts'
import { keepReport, listOfDay, listReports } from '#shop/payment/store/desk.ts'
import { findPayment, type PaymentRow } from '#shop/payment/store/payments.ts'
import { askQuery } from './confirm.ts'
import { requery } from './requery.ts'

type Difference = Report['differences'][number]

/** Holds a Korean day of the shop's books against the providers': what one side has and the other has not is told to the staff. */
export async function compareDay(ctx: Ctx, day: string): Promise<Report> {
  const ours = (await listOfDay(ctx, day)).filter(({ provider }) => !isOwnProvider(provider))
  const listed = (await providerOf(ctx.house, 'toss')?.listDay?.(day)) ?? null
  const differences = [
    ...(await ofOurs(ctx, ours)),
    ...(listed ? await onlyTheirs(ctx, listed, ours) : []),
  ]
  if (providerOf(ctx.house, 'toss') && !listed)
    differences.push({ pay_id: '', od_id: '', what: 'list_missing', theirs: '', ours: '' })
  const report = {
    day,
    compared: ours.length,
    sums: sumsOf(ours, listed, day),
    differences,
    made_at: ctx.now,
  }
  await transact(ctx, async (ctx) => {
    await keepReport(ctx, report)
    if (differences.length)
      await announce(ctx, 'payment.differs', day, { count: differences.length })
  })
  return { ...report, made_at: report.made_at.toISOString() }
}

/** Each payment is asked for once more; what the answer changes is set right on the way and still told. */
async function ofOurs(ctx: Ctx, ours: readonly PaymentRow[]): Promise<Difference[]> {
  const found: Difference[] = []
  for (const payment of ours) {
    const outcome = await askQuery(ctx, payment)
    const { pay_id, od_id, currency } = payment
    if (outcome.kind !== 'seen')
      found.push({
        pay_id,
        od_id,
        what: 'not_found',
        theirs: outcome.kind === 'refused' ? outcome.code : outcome.why.slice(0, 80),
        ours: payment.status,
      })
    else if (outcome.seen.amount !== payment.amount)
      found.push({
        pay_id,
        od_id,
        what: 'amount',
        currency,
        theirs: String(outcome.seen.amount),
        ours: String(payment.amount),
      })
    else if (outcome.seen.refunded !== payment.refunded)
      found.push({
        pay_id,
        od_id,
        what: 'refunded',
        currency,
        theirs: String(outcome.seen.refunded),
        ours: String(payment.refunded),
      })
    else if (outcome.seen.status !== payment.status)
      found.push({
        pay_id,
        od_id,
        what: 'status',
        theirs: outcome.seen.status,
        ours: payment.status,
      })
    else continue
    await requery(ctx, payment, 'compare').catch(() => null)
  }
  return found
}

/** Money that the provider holds and the shop knows nothing of. */
async function onlyTheirs(
  ctx: Ctx,
  listed: readonly Listed[],
  ours: readonly PaymentRow[],
): Promise<Difference[]> {
  const known = new Set(ours.map(({ pay_id }) => pay_id))
  const found: Difference[] = []
  for (const pay_id of new Set(listed.map((row) => row.pay_id).filter((id) => !known.has(id)))) {
    const payment = await findPayment(ctx, pay_id)
    const sum = listed
      .filter((row) => row.pay_id === pay_id)
      .reduce((all, row) => all + row.amount, 0)
    if (payment) await requery(ctx, payment, 'compare').catch(() => null)
    // taken and sent back on the same day
    if (sum === 0) continue
    found.push({
      pay_id,
      od_id: payment?.od_id ?? '',
      what: 'only_theirs',
      currency: 'krw',
      theirs: String(sum),
      ours: payment?.status ?? '',
    })
  }
  return found
}

function sumsOf(
  ours: readonly PaymentRow[],
  listed: readonly Listed[] | null,
  day: string,
): Report['sums'] {
  const approvedThen = ours.filter(
    ({ approved_at }) => approved_at !== null && koreanDay(approved_at) === day,
  )
  return (['toss', 'paypal'] as const).flatMap((provider) => {
    const rows = approvedThen.filter((one) => one.provider === provider)
    const first = rows[0]
    if (!first) return []
    const sum = rows.reduce((all, row) => all + row.amount, 0)
    const theirs =
      provider === 'toss' && listed
        ? listed.filter((row) => row.amount > 0).reduce((all, row) => all + row.amount, 0)
        : sum
    return [{ provider, currency: first.currency, theirs, ours: sum, count: rows.length }]
  })
}

export async function deskReports(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const { rows, total } = await listReports(ctx, ask)
  return pageOf(
    rows.map((row) => ({
      ...row,
      made_at: row.made_at.toISOString(),
    })),
    total,
    ask,
  )
}

/** Each night: the day before. */
export async function compareYesterday(house: Ctx['house']) {
  const ctx = houseCtx(house)
  await compareDay(ctx, addDays(koreanDay(ctx.now), -1))
}
