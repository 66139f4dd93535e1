import { randomBytes } from 'node:crypto'
import { Failure, notFound, refuse } from '#kernel/failure.ts'
import { endOfKoreanDay, koreanDay } from '#kernel/korean-time.ts'
import { type Paged, pageOf } from '#kernel/paging.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { lineKey } from '#shop/cart/choices.ts'
import type {
  QuotationPaper,
  QuotationRow,
  QuotationSource,
  QuotationView,
} from '#shop/cart/quotation-contract.ts'
import { quotationNumber, sameGoods, stateOf, whyOver } from '#shop/cart/quotation-rules.ts'
import {
  findByToken,
  findQuotation,
  freeOfOrder,
  insertQuotation,
  listQuotations,
  listRevisions,
  markOrdered,
  markOrderedLate,
  markSent,
  markWithdrawn,
  nextOfDay,
  putQuoted,
  type QuotationListAsk,
  type QuotationRecord,
  writeRevision,
} from '#shop/cart/quotation-store.ts'
import { memberOf } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import { quoteSource, type Sums, sumUp } from './quotation-price.ts'

export type Words = { recipient: QuotationPaper['recipient']; note: string }
const madePerHour = 60
const mailsPerHour = 10

/** Prices of today, frozen on a paper of its own number. */
export async function makeQuotation(
  ctx: Ctx,
  ask: Words & { source: QuotationSource },
): Promise<QuotationView> {
  await limitTries(ctx, `quotation:${networkOf(ctx.ip)}`, madePerHour, 3600)
  const [sums, { quotation }] = [await quoteSource(ctx, ask.source), await readSettings(ctx)]
  const paper = await paperOf(ctx, ask, sums)
  const made = await transact(ctx, async (ctx) => {
    const day = koreanDay(ctx.now)
    const row = await insertQuotation(ctx, {
      qt_no: quotationNumber(day, await nextOfDay(ctx, day)),
      token: randomBytes(24).toString('base64url'),
      cart_key: ctx.visitor.cart_key,
      mb_id: ctx.visitor.mb_id,
      currency: ctx.currency,
      lang: ctx.lang,
      ...headOf(paper),
      valid_until: endOfKoreanDay(ctx.now, quotation.valid_days),
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
  return viewOf(ctx, made)
}

/** What stands on a paper, with the shop as it is today. */
async function paperOf(ctx: Ctx, { recipient, note }: Words, sums: Sums): Promise<QuotationPaper> {
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

function headOf(paper: QuotationPaper) {
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
async function ownQuotation(ctx: Ctx, token: string): Promise<QuotationRecord> {
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
    paper: asked.paper,
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

export type Revising = Words & {
  lines: { io_no: number; ct_qty: number; ct_text?: string; price?: number }[]
  revision: number
}

export async function reviseOwn(ctx: Ctx, token: string, ask: Revising): Promise<QuotationView> {
  const row = await ownQuotation(ctx, token)
  // what a unit costs is the shop's to say
  return viewOf(
    ctx,
    await revise(ctx, row, { ...ask, lines: ask.lines.map(({ price: _, ...line }) => line) }, ''),
  )
}

/** A new paper at the unit prices of the first, unless the staff gives others; the ones before stay as they were. */
export async function revise(
  ctx: Ctx,
  row: QuotationRecord,
  ask: Revising,
  reason: string,
): Promise<QuotationRecord> {
  refuseOver(ctx, row)
  const quoted = ask.lines.flatMap(({ price, ct_qty, ...asked }) => {
    const line = row.paper.lines.find((one) => lineKey(one) === lineKey(asked))
    return line ? [{ ...line, ct_qty, price: price ?? line.price }] : []
  })
  if (quoted.length !== ask.lines.length || new Set(quoted.map(lineKey)).size !== quoted.length)
    throw new Failure('INVALID', '견적서에 없는 상품이에요.', {
      fields: { lines: ['견적서에 없는 상품이에요.'] },
    })
  const paper = await paperOf(ctx, ask, {
    ...(await sumUp(ctx, quoted)),
    grade_percent: row.paper.grade_percent,
  })
  const saved = await transact(ctx, async (ctx) => {
    const written =
      ask.revision === row.revision
        ? await writeRevision(ctx, row, headOf(paper), reason)
        : undefined
    if (written)
      await announce(ctx, 'quotation.revised', row.qt_no, {
        mb_id: row.mb_id,
        revision: written.revision,
        reason,
        total: written.total,
      })
    return written
  })
  if (!saved)
    throw new Failure('CONFLICT', '그사이 견적서가 고쳐졌어요. 새로 불러온 뒤 다시 시도해 주세요.')
  return saved
}

export async function sendOwn(ctx: Ctx, token: string, email: string): Promise<QuotationView> {
  const row = await ownQuotation(ctx, token)
  refuseOver(ctx, row)
  await limitTries(ctx, `quotation-mail:${networkOf(ctx.ip)}`, mailsPerHour, 3600)
  return viewOf(ctx, await send(ctx, row, email))
}

/** The mail goes out after the commit. */
export async function send(
  ctx: Ctx,
  row: QuotationRecord,
  email: string,
): Promise<QuotationRecord> {
  await limitTries(ctx, `quotation-mail:${row.qt_no}`, mailsPerHour, 3600)
  const sent = await transact(ctx, async (ctx) => {
    const marked = await markSent(ctx, row.qt_id, email)
    if (marked)
      await announce(ctx, 'quotation.sent', row.qt_no, {
        qt_id: row.qt_id,
        revision: marked.revision,
        email,
        mb_id: row.mb_id,
        lang: row.lang,
      })
    return marked
  })
  if (sent) return sent
  refuseOver(ctx, (await findQuotation(ctx, row.qt_id)) ?? row)
  throw notFound()
}

export async function withdrawOwn(ctx: Ctx, token: string): Promise<QuotationView> {
  return viewOf(ctx, await withdraw(ctx, await ownQuotation(ctx, token), ''))
}

export async function withdraw(
  ctx: Ctx,
  row: QuotationRecord,
  reason: string,
): Promise<QuotationRecord> {
  return transact(ctx, async (ctx) => {
    const gone = await markWithdrawn(ctx, row.qt_id)
    if (!gone)
      throw new Failure(
        'CONFLICT',
        row.od_id ? '이미 주문한 견적서예요. 주문을 취소해 주세요.' : '이미 거둬들인 견적서예요.',
      )
    await announce(ctx, 'quotation.withdrawn', row.qt_no, { mb_id: row.mb_id, reason })
    return gone
  })
}

/** The buy-now cart becomes what was quoted; the order form prices it by the quotation. */
export async function acceptQuotation(ctx: Ctx, token: string): Promise<{ lines: number }> {
  const row = await byToken(ctx, token)
  refuseOver(ctx, row)
  if (row.currency !== ctx.currency)
    throw new Failure(
      'CONFLICT',
      row.currency === 'usd'
        ? '달러 견적서예요. 화면 위에서 EN을 고른 뒤 주문해 주세요.'
        : '원화 견적서예요. 화면 위에서 KO를 고른 뒤 주문해 주세요.',
    )
  await transact(ctx, (ctx) => putQuoted(ctx, ctx.visitor.cart_key, row.qt_id, row.paper))
  return { lines: row.paper.lines.length }
}

type OrderedLine = { qt_id: number | null; io_no: number; ct_qty: number; price: number }

/** For the order, inside its transaction: goods at a quoted price are those of one quotation, whole, and it is used up by them. */
export async function spendQuotation(
  ctx: Ctx,
  lines: readonly OrderedLine[],
  od_id: string,
): Promise<number | null> {
  const qt_id = lines.find((line) => line.qt_id !== null)?.qt_id
  if (!qt_id) return null
  const row = await findQuotation(ctx, qt_id)
  if (!row) throw new Failure('GONE', '견적서를 찾지 못했어요. 링크를 다시 확인해 주세요.')
  refuseOver(ctx, row)
  if (!sameGoods(row.paper.lines, lines))
    throw new Failure('CONFLICT', '견적서의 내용이 바뀌었어요. 견적서를 다시 열어 주문해 주세요.')
  if (await markOrdered(ctx, row, od_id)) return qt_id
  refuseOver(ctx, (await findQuotation(ctx, qt_id)) ?? row)
  throw new Failure('CONFLICT', '견적서의 내용이 바뀌었어요. 견적서를 다시 열어 주문해 주세요.')
}

/** For a payment that comes after its attempt expired: the prices were agreed on in time, but another order may have used them since. */
export async function takeQuotationAgain(ctx: Ctx, qt_id: number | null, od_id: string) {
  if (qt_id === null || (await markOrderedLate(ctx, qt_id, od_id))) return
  throw new Failure(
    'CONFLICT',
    '이미 주문한 견적서예요. 같은 상품이 더 필요하면 새 견적서를 만들어 주세요.',
  )
}

/** A payment that was started for it came to nothing. */
export function freeQuotation(ctx: Ctx, od_id: string) {
  return freeOfOrder(ctx, od_id)
}
