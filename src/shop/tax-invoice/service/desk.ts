import { invalid, notFound, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Paged, pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { answerCsv } from '#platform/sheet-out.ts'
import { transact } from '#platform/transact.ts'
import { byAccount } from '#shop/company/rules.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { soldOrder } from '#shop/order/service/after-sale.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { TaxRow } from '#shop/tax-invoice/contract.ts'
import { whyBadDay, whyCannotIssue } from '#shop/tax-invoice/issue-rules.ts'
import { sameSums } from '#shop/tax-invoice/rules.ts'
import {
  changeTax,
  countTax,
  type ListedTax,
  listDue,
  listTax,
  lockTax,
  type TaxAsk,
} from '#shop/tax-invoice/store.ts'
import { sumsOf, taxViewOf } from './ask-invoice.ts'
import { type HometaxKind, hometaxHead, hometaxRow } from './hometax-text.ts'

export async function deskTax(
  ctx: Ctx,
  ask: TaxAsk,
): Promise<Paged<TaxRow> & { counts: Record<string, number> }> {
  const [rows, states] = [await listTax(ctx, ask), await countTax(ctx, ask)]
  const all = states.reduce((sum, state) => sum + state.count, 0)
  const counts: Record<string, number> = {
    all,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
  }
  return {
    ...pageOf(
      await Promise.all(rows.map((row) => rowOf(ctx, row))),
      ask.state ? (counts[ask.state] ?? 0) : all,
      ask,
    ),
    counts,
  }
}

async function rowOf(ctx: Ctx, { tax, order }: ListedTax): Promise<TaxRow> {
  const now = await sumsOf(ctx, order)
  return {
    ...taxViewOf(tax),
    ...(tax.state === 'requested' ? now : {}),
    ...{
      tax_id: tax.tax_id,
      od_id: tax.od_id,
      od_name: order.od_name,
      od_status: order.od_status,
      done_by: tax.done_by,
      now,
    },
    paid_on: order.od_receipt_time && koreanDay(order.od_receipt_time),
    changed: tax.state === 'issued' && !sameSums(tax, now),
  }
}

type Noted = { written_on?: string; approval_no: string; correct?: boolean }
type Left = { tax_id: number; od_id: string; message: string }

/** Issued at the tax office's site: each on its own, so that one that cannot be holds nobody up. */
export async function noteIssued(
  ctx: Ctx,
  ask: Noted & { tax_ids: readonly number[] },
): Promise<{ issued: number; left: Left[] }> {
  const left: Left[] = []
  const tax_ids = [...new Set(ask.tax_ids)]
  const ahead =
    ask.written_on && whyBadDay(ask.written_on, { paid_on: null, today: koreanDay(ctx.now) })
  if (ahead) throw invalid({ written_on: [ahead] })
  const alone = tax_ids.length === 1
  for (const tax_id of tax_ids) {
    const why = await transact(ctx, (ctx) =>
      noteOne(ctx, tax_id, alone ? ask : { ...ask, approval_no: '', correct: false }),
    )
    if (alone && why?.wrong) throw invalid({ written_on: [why.wrong] })
    if (why) left.push({ tax_id, od_id: why.od_id, message: why.message })
  }
  return { issued: tax_ids.length - left.length, left }
}

async function noteOne(
  ctx: Ctx,
  tax_id: number,
  { written_on, approval_no, correct }: Noted,
): Promise<(Omit<Left, 'tax_id'> & { wrong?: string }) | null> {
  const found = await lockTax(ctx, tax_id)
  if (!found) return { od_id: '', message: say(ctx, '찾지 못한 신청이에요.') }
  const { tax, order } = found
  const sums = await sumsOf(ctx, order)
  const changed = !sameSums(tax, sums)
  const paid_on = koreanDay(order.od_receipt_time ?? ctx.now)
  const day = written_on ?? tax.written_on ?? paid_on
  const corrected = tax.state === 'issued'
  const isSame = day === tax.written_on && approval_no === tax.approval_no
  const why =
    whyCannotIssue(tax.state, order.od_status, changed || !!correct) ??
    (corrected && !changed && isSame ? '바뀐 것이 없어요.' : null)
  const wrong = whyBadDay(day, { paid_on, today: koreanDay(ctx.now) })
  if (why) return { od_id: tax.od_id, message: say(ctx, why) }
  if (wrong) return { od_id: tax.od_id, message: say(ctx, wrong), wrong }
  await changeTax(ctx, tax_id, [tax.state], {
    state: 'issued',
    ...sums,
    written_on: day,
    approval_no,
    done_by: ctx.visitor.mb_id,
    done_at: ctx.now,
  })
  await announce(ctx, 'tax_invoice.issued', tax.od_id, {
    tax_id,
    company: tax.company,
    email: tax.email,
    day,
    total: sums.supply + sums.vat + sums.exempt,
    corrected,
    ...(corrected ? { from: { day: tax.written_on, approval_no: tax.approval_no } } : {}),
  })
  return null
}

export async function refuseTax(ctx: Ctx, tax_id: number, reason: string): Promise<TaxRow> {
  return transact(ctx, async (ctx) => {
    const found = await lockTax(ctx, tax_id)
    if (!found) throw notFound()
    refuse(found.tax.state === 'requested' ? null : '처리를 마친 신청이에요.', 'CONFLICT')
    const tax = await changeTax(ctx, tax_id, ['requested'], {
      state: 'refused',
      reason,
      done_by: ctx.visitor.mb_id,
      done_at: ctx.now,
    })
    if (!tax) throw notFound()
    await announce(ctx, 'tax_invoice.refused', tax.od_id, {
      tax_id,
      company: tax.company,
      email: tax.email,
      reason,
    })
    return rowOf(ctx, { ...found, tax })
  })
}

const mostRows = 100

/** What is to be issued, as the tax office's form for many at once takes it: a hundred at a time. */
export async function hometaxFile(
  ctx: Ctx,
  ask: { kind: HometaxKind; from?: string; to?: string },
  reply: Reply,
) {
  const { company } = await readSettings(ctx)
  const due = await listDue(ctx, ask, mostRows)
  return answerCsv(ctx, reply, {
    name: `${ask.kind === 'tax' ? 'hometax-tax' : 'hometax-exempt'}-${koreanDay(ctx.now)}`,
    head: hometaxHead(ask.kind),
    each: async (take) => {
      for (const { tax, order } of due) {
        const sums = await sumsOf(ctx, order)
        if (ask.kind === 'tax' ? sums.supply + sums.vat === 0 : sums.exempt === 0) continue
        const lines = (await soldOrder(ctx, order)).lines.filter(isLive)
        const day = koreanDay(order.od_receipt_time ?? ctx.now)
        const isOwed = order.od_settle_case === byAccount
        const sold = { company, tax, sums, lines, day, od_id: order.od_id, isOwed }
        const row = hometaxRow(ask.kind, sold)
        if (take([row]) === false) return
      }
    },
  })
}
