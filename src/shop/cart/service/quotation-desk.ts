import type { AskOf } from '#kernel/endpoint.ts'
import { Failure, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { maskedMail } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { adminQuotations, DeskQuotation } from '#shop/cart/desk-contract.ts'
import {
  countEnding,
  countStates,
  findQuotation,
  listQuotations,
  moveLastDay,
  type QuotationListAsk,
  type QuotationRecord,
} from '#shop/cart/quotation-store.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import { revise, send, withdraw } from './quotation-changes.ts'
import {
  lastMoment,
  linesByStaff,
  makeByStaff,
  ownerOf,
  previewByStaff,
} from './quotation-writing.ts'
import { refuseOver, rowOf, viewOf } from './quotations.ts'

type Revising = AskOf<typeof adminQuotations.revise>['body']

export async function listForStaff(ctx: Ctx, ask: QuotationListAsk) {
  const [{ rows, total }, counts] = await Promise.all([listQuotations(ctx, ask), countStates(ctx)])
  const data = rows.map((row) => {
    const { qt_id, name, mb_id, od_id } = row
    return { ...rowOf(ctx, row), qt_id, name, email: maskedMail(row.email), mb_id, od_id }
  })
  return { ...pageOf(data, total, ask), counts }
}

/** Quotations that end soon and are not ordered by. */
export function endingQuotations(ctx: Ctx): Promise<number> {
  return countEnding(ctx)
}

export async function showForStaff(ctx: Ctx, qt_id: number): Promise<DeskQuotation> {
  return staffView(ctx, await anyQuotation(ctx, qt_id))
}

async function anyQuotation(ctx: Ctx, qt_id: number): Promise<QuotationRecord> {
  const row = await findQuotation(ctx, qt_id)
  if (!row) throw notFound()
  return row
}

async function staffView(ctx: Ctx, row: QuotationRecord): Promise<DeskQuotation> {
  const { qt_id, mb_id, od_id, lang, sent_at, ap_id } = row
  return {
    ...(await viewOf(ctx, row)),
    qt_id,
    mb_id,
    od_id,
    ap_id,
    lang: lang === 'en' ? 'en' : 'kr',
    sent_at: sent_at?.toISOString() ?? null,
  }
}

export async function reviseAsStaff(
  ctx: Ctx,
  qt_id: number,
  ask: Revising,
): Promise<DeskQuotation> {
  const row = await anyQuotation(ctx, qt_id)
  refuseOver(ctx, row)
  const { mb_id = row.mb_id, lines: asked, ...words } = ask
  const currency = row.currency === 'usd' ? 'usd' : 'krw'
  const { phone: hp, email } = words.recipient
  await refuseOwnAffair(ctx, { mb_id, hp, email })
  const { lines } = await linesByStaff(ctx, { mb_id, currency, lines: asked }, row.paper.lines)
  const to = mb_id === row.mb_id ? undefined : await ownerOf(ctx, mb_id)
  return staffView(ctx, await revise(ctx, row, lines, { ...words, to }))
}

export async function previewForStaff(
  ctx: Ctx,
  { qt_id, ...ask }: AskOf<typeof adminQuotations.preview>['body'],
) {
  const before = qt_id === undefined ? [] : (await anyQuotation(ctx, qt_id)).paper.lines
  return previewByStaff(ctx, ask, before)
}

export async function makeForStaff(
  ctx: Ctx,
  ask: AskOf<typeof adminQuotations.make>['body'],
): Promise<DeskQuotation> {
  return staffView(ctx, await makeByStaff(ctx, ask))
}

/** An expired one lives again; one that became an order or was withdrawn does not. */
export async function extendValidity(
  ctx: Ctx,
  qt_id: number,
  { last_day, reason }: { last_day: string; reason: string },
): Promise<DeskQuotation> {
  const row = await anyQuotation(ctx, qt_id)
  const { mb_id, phone: hp, email } = row
  await refuseOwnAffair(ctx, { mb_id, hp, email })
  const valid_until = lastMoment(ctx, last_day)
  const moved = await transact(ctx, async (ctx) => {
    const moved = await moveLastDay(ctx, row.qt_id, valid_until)
    if (moved)
      await announce(ctx, 'quotation.extended', row.qt_no, {
        mb_id: row.mb_id,
        from: koreanDay(row.valid_until),
        to: last_day,
        reason,
      })
    return moved
  })
  if (moved) return staffView(ctx, moved)
  refuseOver(ctx, (await findQuotation(ctx, row.qt_id)) ?? row)
  throw new Failure('CONFLICT', '그사이 견적서가 고쳐졌어요. 새로 불러온 뒤 다시 시도해 주세요.')
}

export async function withdrawAsStaff(
  ctx: Ctx,
  qt_id: number,
  reason: string,
): Promise<DeskQuotation> {
  return staffView(ctx, await withdraw(ctx, await anyQuotation(ctx, qt_id), reason))
}

export async function sendAsStaff(ctx: Ctx, qt_id: number, email: string): Promise<DeskQuotation> {
  const row = await anyQuotation(ctx, qt_id)
  refuseOver(ctx, row)
  return staffView(ctx, await send(ctx, row, email))
}
