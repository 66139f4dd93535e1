import { Failure, notFound } from '#kernel/failure.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { lineKey } from '#shop/cart/choices.ts'
import type { QuotationView } from '#shop/cart/quotation-contract.ts'
import {
  findQuotation,
  markSent,
  markWithdrawn,
  type Owner,
  type QuotationRecord,
  writeRevision,
} from '#shop/cart/quotation-store.ts'
import type { QuotedSend } from '#shop/cart/send-contract.ts'
import { refuseWithoutMail } from '#shop/setting/service.ts'
import { sumUp, type Unsummed } from './quotation-price.ts'
import { headOf, ownQuotation, paperOf, refuseOver, viewOf, type Words } from './quotations.ts'

const mailsPerHour = 10

type Revising = Words & {
  lines: { io_no: number; ct_qty: number; ct_text?: string }[]
  revision: number
}

export async function reviseOwn(ctx: Ctx, token: string, ask: Revising): Promise<QuotationView> {
  const row = await ownQuotation(ctx, token)
  const { lines, ...words } = ask
  refuseOver(ctx, row)
  // what a unit costs is the shop's to say
  return viewOf(ctx, await revise(ctx, row, keptLines(row, lines), { ...words, reason: '' }))
}

/** The lines that stay, at the unit prices of the first paper. */
function keptLines(row: QuotationRecord, lines: Revising['lines']): Unsummed[] {
  const quoted = lines.flatMap(({ ct_qty, ...asked }) => {
    const line = row.paper.lines.find((one) => lineKey(one) === lineKey(asked))
    // more than staff have quoted is bound again by what one person may take
    return line ? [{ ...line, ct_qty, agreed: line.agreed && ct_qty <= line.ct_qty }] : []
  })
  if (quoted.length !== lines.length || new Set(quoted.map(lineKey)).size !== quoted.length)
    throw new Failure('INVALID', '견적서에 없는 상품이에요.', {
      fields: { lines: ['견적서에 없는 상품이에요.'] },
    })
  return quoted
}

type Revision = Words & {
  revision: number
  reason: string
  to?: Owner
  sends?: readonly QuotedSend[]
}

/** A new paper; the ones before stay as they were. */
export async function revise(
  ctx: Ctx,
  row: QuotationRecord,
  quoted: readonly Unsummed[],
  { reason, to, sends = row.paper.sends, ...ask }: Revision,
): Promise<QuotationRecord> {
  refuseOver(ctx, row)
  const paper = await paperOf(ctx, ask, {
    ...(await sumUp(ctx, quoted, sends)),
    grade_percent: row.paper.grade_percent,
  })
  const saved = await transact(ctx, async (ctx) => {
    const written =
      ask.revision === row.revision
        ? await writeRevision(ctx, row, { ...headOf(paper), ...to }, reason)
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
  await refuseWithoutMail(ctx)
  await limitTries(ctx, `quotation-mail:${row.qt_no}`, mailsPerHour, 3600)
  const sent = await transact(ctx, async (ctx) => {
    const marked = await markSent(ctx, row.qt_id, email)
    if (marked)
      await announce(ctx, 'quotation.sent', row.qt_no, {
        qt_id: row.qt_id,
        revision: marked.revision,
        email,
        ap_id: row.ap_id,
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
