import { randomUUID } from 'node:crypto'
import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { CompanyRow, DeskCompany } from '#shop/company/desk-contract.ts'
import { leftOf, wantsSecond, whyBadDay } from '#shop/company/rules.ts'
import {
  type CompanyRecord,
  changeCompany,
  findCompany,
  lockCompany,
} from '#shop/company/store/companies.ts'
import { type DeskAsk, findListed, type Listed, listCompanies } from '#shop/company/store/desk.ts'
import { findEntry, listEntries, listMonths, writeEntry } from '#shop/company/store/ledger.ts'
import { refuseOwn } from '#shop/member/service/kin.ts'
import { askSecond, waitingFor } from '#shop/point/service/hand-gifts.ts'
import { guardMoney } from '#shop/point/service/hand-money.ts'
import { readSettings } from '#shop/setting/service.ts'
import { registrationOf } from './charge.ts'
import { colleaguesOf } from './colleagues.ts'
import { reasonNow, standingOf } from './standing.ts'

export async function companiesForStaff(ctx: Ctx, ask: DeskAsk) {
  const { rows, counts, sums } = await listCompanies(ctx, ask, koreanDay(ctx.now))
  const total = counts[ask.standing ?? 'all']
  return { ...pageOf(rows.map(rowOf), total, ask), counts, sums }
}

function rowOf({ not_due, to_30, to_60, over_60, ...row }: Listed): CompanyRow {
  return { ...row, ages: { not_due, to_30, to_60, over_60 } }
}

export async function companyForStaff(ctx: Ctx, mb_id: string): Promise<DeskCompany> {
  const [row, found] = [
    await findCompany(ctx, mb_id),
    await findListed(ctx, mb_id, koreanDay(ctx.now)),
  ]
  if (!row || !found) throw notFound()
  const [standing, settings] = [await standingOf(ctx, row), await readSettings(ctx)]
  return {
    ...rowOf(found),
    ...registrationOf(row),
    due_days: row.due_days,
    block_days: row.block_days,
    left: leftOf(standing),
    reason: row.credit_limit > 0 ? reasonNow(ctx, standing) : null,
    open: standing.open,
    months: await listMonths(ctx, mb_id),
    colleagues: await colleaguesOf(ctx, mb_id),
    entries: (await listEntries(ctx, mb_id)).toReversed(),
    waiting_limit: (await waitingFor(ctx, 'limit', mb_id))?.worth ?? null,
    ceiling: ctx.visitor.staff_role === 'owner' ? null : settings.gifts.account,
    version: row.version,
  }
}

type Terms = { credit_limit: number; due_days: number; block_days: number; version: number }

/** Set as it was read; a limit above the ceiling of finance waits for a second person, and one that stands above it may be lowered by one. */
export async function setTerms(ctx: Ctx, mb_id: string, { version, ...terms }: Terms) {
  const { gifts } = await readSettings(ctx)
  await transact(ctx, async (ctx) => {
    const row = await lockCompany(ctx, mb_id)
    if (!row) throw notFound()
    const isOwner = ctx.visitor.staff_role === 'owner'
    const raised = terms.credit_limit > row.credit_limit
    if (mb_id === ctx.visitor.mb_id)
      throw new Failure('CONFLICT', '내 회사의 외상 조건은 다른 직원이 정해야 해요.')
    await refuseOwn(ctx, { mb_id })
    if (raised && wantsSecond(terms.credit_limit, gifts.account, isOwner))
      await askForTerms(ctx, row, terms)
    else await writeTerms(ctx, row, { ...terms, version })
  })
  return companyForStaff(ctx, mb_id)
}

async function writeTerms(ctx: Ctx, row: CompanyRecord, { version, ...terms }: Terms) {
  const { mb_id, company, credit_limit: before } = row
  if (!(await changeCompany(ctx, mb_id, version, terms)))
    throw new Failure(
      'CONFLICT',
      '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
    )
  const { credit_limit: limit, due_days, block_days } = terms
  await announce(ctx, 'company.terms_set', mb_id, {
    ...{ mb_id, company, before, limit, due_days, block_days },
  })
}

/** A limit above the ceiling of who asks, with all that goes with it, waits for a second person. */
async function askForTerms(
  ctx: Ctx,
  { mb_id, company }: CompanyRecord,
  detail: Omit<Terms, 'version'>,
) {
  const why =
    '승인을 기다리는 한도가 이미 있어요. 그것을 승인하거나 승인하지 않은 뒤에 다시 정해 주세요.'
  if (await waitingFor(ctx, 'limit', mb_id)) throw invalid({ credit_limit: [why] })
  await askSecond(ctx, {
    ...{ kind: 'limit', mb_id, about: company, detail, reason: '', key: randomUUID() },
    worth: detail.credit_limit,
  })
}

/** What a second person has agreed to. Inside the transaction that agrees. */
export async function grantTerms(ctx: Ctx, mb_id: string, detail: Record<string, number> | null) {
  const row = await lockCompany(ctx, mb_id)
  if (!row) throw notFound()
  const { credit_limit = 0, due_days = row.due_days, block_days = row.block_days } = detail ?? {}
  await writeTerms(ctx, row, { credit_limit, due_days, block_days, version: row.version })
}

type Receipt = { amount: number; day: string; note: string; key: string }

/** Money came: it pays what is due first. The same key counts once. */
export async function enterReceipt(ctx: Ctx, mb_id: string, { amount, day, note, key }: Receipt) {
  const why = whyBadDay(day, koreanDay(ctx.now))
  if (why) throw invalid({ day: [why] })
  await guardMoney(ctx, {
    ...{ whose: { mb_id }, worth: amount, about: mb_id },
    key: `company-${mb_id}-${key}`,
  })
  await transact(ctx, async (ctx) => {
    const row = await lockCompany(ctx, mb_id)
    if (!row) throw notFound()
    const en_id = await writeEntry(ctx, {
      ...{ mb_id, day, note },
      kind: 'receipt',
      amount: -amount,
      rel: `receipt-${key}`,
    })
    if (en_id === null) return
    const { owed } = await standingOf(ctx, row)
    await announce(ctx, 'company.received', mb_id, {
      mb_id,
      company: row.company,
      en_id,
      amount,
      owed,
    })
  })
  return companyForStaff(ctx, mb_id)
}

/** What was entered by mistake is taken back by a row of its own, on the day it stood on; once. */
export async function undoReceipt(ctx: Ctx, mb_id: string, en_id: number, note: string) {
  await refuseOwn(ctx, { mb_id })
  await transact(ctx, async (ctx) => {
    const row = await lockCompany(ctx, mb_id)
    const entry = row && (await findEntry(ctx, mb_id, en_id))
    if (!row || entry?.kind !== 'receipt') throw notFound()
    const undone = await writeEntry(ctx, {
      ...{ mb_id, note, day: entry.day },
      kind: 'undo',
      amount: -entry.amount,
      rel: `undo-${en_id}`,
    })
    if (undone === null) throw new Failure('CONFLICT', '이미 되돌린 입금이에요.')
    await announce(ctx, 'company.receipt_undone', mb_id, {
      mb_id,
      company: row.company,
      en_id,
      amount: -entry.amount,
      note,
    })
  })
  return companyForStaff(ctx, mb_id)
}
