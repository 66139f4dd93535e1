import { randomBytes } from 'node:crypto'
import { notFound, refuse } from '#kernel/failure.ts'
import { endOfKoreanDay, koreanDay } from '#kernel/korean-time.ts'
import { type Paged, pageOf } from '#kernel/paging.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type {
  QuotationPaper,
  QuotationRow,
  QuotationSource,
  QuotationView,
} from '#shop/cart/quotation-contract.ts'
import { quotationNumber, stateOf, whyOver } from '#shop/cart/quotation-rules.ts'
import {
  findByToken,
  insertQuotation,
  listQuotations,
  listRevisions,
  nextOfDay,
  type QuotationListAsk,
  type QuotationRecord,
} from '#shop/cart/quotation-store.ts'
import { memberOf } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import { quoteSource, type Sums } from './quotation-price.ts'

export type Words = { recipient: QuotationPaper['recipient']; note: string }
const madePerHour = 60

/** Prices of today, frozen on a paper of its own number. */
export async function makeQuotation(
  ctx: Ctx,
  ask: Words & { source: QuotationSource },
): Promise<QuotationView> {
  await limitTries(ctx, `quotation:${networkOf(ctx.ip)}`, madePerHour, 3600)
  const [sums, { quotation }] = [await quoteSource(ctx, ask.source), await readSettings(ctx)]
  const { cart_key, mb_id } = ctx.visitor
  const made = await writeNew(ctx, await paperOf(ctx, ask, sums), {
    ...{ cart_key, mb_id, currency: ctx.currency, lang: ctx.lang },
    valid_until: endOfKoreanDay(ctx.now, quotation.valid_days),
  })
  return viewOf(ctx, made)
}

type Owned = Pick<QuotationRecord, 'cart_key' | 'mb_id' | 'currency' | 'lang' | 'valid_until'> &
  Partial<Pick<QuotationRecord, 'ap_id'>>

/** A number and a link of its own. */
export async function writeNew(
  ctx: Ctx,
  paper: QuotationPaper,
  owned: Owned,
): Promise<QuotationRecord> {
  const made = await transact(ctx, async (ctx) => {
    const day = koreanDay(ctx.now)
    const row = await insertQuotation(ctx, {
      qt_no: quotationNumber(day, await nextOfDay(ctx, day)),
      token: randomBytes(24).toString('base64url'),
      ...owned,
      ...headOf(paper),
      created_at: ctx.now,
    })
    if (row)
      await announce(ctx, 'quotation.made', row.qt_no, {
        mb_id: row.mb_id,
        total: row.total,
        currency: row.currency,
      })
    return row
  })
  if (!made) throw notFound()
  return made
}

/** What stands on a paper, with the shop as it is today. */
export async function paperOf(
  ctx: Ctx,
  { recipient, note }: Words,
  sums: Sums,
): Promise<QuotationPaper> {
  const { company, bank_accounts } = await readSettings(ctx)
  const {
    name,
    ceo,
    address,
    phone,
    fax,
    email,
    business_number,
    business_number_mark,
    mail_order_number,
    business_type,
    business_item,
  } = company
  const account = bank_accounts.find(({ use }) => use)
  return {
    ...{ recipient, note, ...sums },
    supplier: {
      name,
      ceo,
      address,
      phone,
      fax,
      email,
      business_number,
      business_number_mark,
      mail_order_number,
      business_type,
      business_item,
    },
    bank: account ? { bank: account.bank, number: account.number, holder: account.holder } : null,
    written_at: ctx.now.toISOString(),
  }
}

export function headOf(paper: QuotationPaper) {
  return { ...paper.recipient, total: paper.totals.total, paper }
}

/** Whoever has the link may read; an older paper by its revision. */
export async function showQuotation(
  ctx: Ctx,
  token: string,
  revision?: number,
): Promise<QuotationView> {
  return viewOf(ctx, await byToken(ctx, token), revision)
}

export async function byToken(ctx: Ctx, token: string): Promise<QuotationRecord> {
  const row = /^[\w-]{20,64}$/.test(token) ? await findByToken(ctx, token) : undefined
  if (!row) throw notFound()
  return row
}

function isMine({ visitor }: Ctx, { mb_id, cart_key }: QuotationRecord): boolean {
  return (
    (visitor.mb_id !== null && visitor.mb_id === mb_id) ||
    (visitor.session !== null && visitor.cart_key === cart_key)
  )
}

/** To whoever only has the link it cannot be changed: as if there were no such thing. */
export async function ownQuotation(ctx: Ctx, token: string): Promise<QuotationRecord> {
  const row = await byToken(ctx, token)
  if (!isMine(ctx, row)) throw notFound()
  return row
}

export function refuseOver(ctx: Ctx, row: QuotationRecord) {
  const state = stateOf(row, ctx.now)
  refuse(whyOver(state), state === 'expired' || state === 'withdrawn' ? 'GONE' : 'CONFLICT', {
    state,
    od_id: isMine(ctx, row) ? row.od_id : null,
  })
}

export async function viewOf(
  ctx: Ctx,
  row: QuotationRecord,
  revision = row.revision,
): Promise<QuotationView> {
  const papers = await listRevisions(ctx, row.qt_id)
  const asked = papers.find((one) => one.revision === revision)
  if (!asked) throw notFound()
  const mine = isMine(ctx, row)
  return {
    ...{
      qt_no: row.qt_no,
      token: row.token,
      state: stateOf(row, ctx.now),
      currency: row.currency === 'usd' ? 'usd' : 'krw',
      revision,
      mine,
    },
    revisions: papers.map((one) => ({
      revision: one.revision,
      total: one.total,
      reason: one.reason,
      created_at: one.created_at.toISOString(),
    })),
    created_at: row.created_at.toISOString(),
    valid_until: row.valid_until.toISOString(),
    od_id: mine ? row.od_id : null,
    paper: { ...asked.paper, sends: asked.paper.sends ?? [] },
  }
}

export async function listMyQuotations(
  ctx: Ctx,
  ask: Omit<QuotationListAsk, 'mb_id' | 'state' | 'keyword'>,
): Promise<Paged<QuotationRow>> {
  const { rows, total } = await listQuotations(ctx, { ...ask, mb_id: memberOf(ctx) })
  return pageOf(
    rows.map((row) => rowOf(ctx, row)),
    total,
    ask,
  )
}

export function rowOf(ctx: Ctx, row: QuotationRecord): QuotationRow {
  const { qt_no, token, total, company, revision } = row
  return {
    ...{
      qt_no,
      token,
      total,
      company,
      revision,
      state: stateOf(row, ctx.now),
      currency: row.currency === 'usd' ? 'usd' : 'krw',
    },
    created_at: row.created_at.toISOString(),
    valid_until: row.valid_until.toISOString(),
  }
}
