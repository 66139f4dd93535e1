import { randomBytes } from 'node:crypto'
import { invalid, notFound, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { parseLang } from '#kernel/language.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { answerApplication } from '#shop/application/service/answer.ts'
import { anyApplication, applicantOf } from '#shop/application/service/desk.ts'
import type { DeskScent, DeskScentRow, QuoteForm, ScentState } from '#shop/fragrance/contract.ts'
import { sumOfLines, whyCannotMove, whyCannotSample } from '#shop/fragrance/rules.ts'
import { findOfBrief, listForDesk, type ScentRow, writeOffer } from '#shop/fragrance/store.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import { withdrawMoney } from './money.ts'
import { changed, deskView, meanwhile, refundNow, standing, tellOf } from './view.ts'

const pathOf = (token: string) => `/custom/fragrance_service/work/${token}`

async function briefOf(ctx: Ctx, ap_id: number) {
  const brief = await anyApplication(ctx, ap_id)
  if (brief.kind !== 'fragrance') throw notFound()
  return brief
}

/** Every fragrance that was offered, as the board of the desk lists it. */
export async function scentsForDesk(ctx: Ctx, ask: Parameters<typeof listForDesk>[1]) {
  const { rows, total, counts } = await listForDesk(ctx, ask)
  const told = rows.map(
    ({ row, ...rest }): DeskScentRow => ({
      ...rest,
      ap_id: row.ap_id,
      currency: row.currency,
      total: row.total,
      sent: row.samples.length,
      rounds: row.rounds,
      created_at: row.created_at.toISOString(),
    }),
  )
  return { ...pageOf(told, total, ask), counts }
}

export async function scentForDesk(ctx: Ctx, ap_id: number): Promise<DeskScent | null> {
  await briefOf(ctx, ap_id)
  const row = await findOfBrief(ctx, ap_id)
  return row && deskView(ctx, row)
}

/** An offer in place of nothing, or of one that nobody took. */
export async function quoteScent(ctx: Ctx, ap_id: number, form: QuoteForm): Promise<DeskScent> {
  const brief = await briefOf(ctx, ap_id)
  await refuseOwnAffair(ctx, applicantOf(brief))
  const total = sumOfLines(form.lines)
  if (form.deposit > total) throw invalid({ deposit: ['계약금은 합계보다 클 수 없어요.'] })
  if (total > 2_000_000_000) throw invalid({ lines: ['금액이 너무 커요.'] })
  if (form.valid_until < koreanDay(ctx.now))
    throw invalid({ valid_until: ['오늘이나 그 뒤의 날짜를 골라 주세요.'] })
  const row = await transact(ctx, async (ctx) => {
    const made = await writeOffer(ctx, {
      ...form,
      ap_id,
      total,
      token: randomBytes(24).toString('base64url'),
      lang: parseLang(brief.lang) ?? 'kr',
      created_at: ctx.now,
    })
    if (!made) throw meanwhile()
    await answerApplication(ctx, ap_id, {
      from: ['received', 'reviewing', 'need_more', 'quoted'],
      state: 'quoted',
      reply: form.note,
      answer_path: pathOf(made.token),
      tell: false,
    })
    await tellOf(ctx, 'quoted', made, form.note)
    return made
  })
  return deskView(ctx, row)
}

async function anyScent(ctx: Ctx, ap_id: number): Promise<ScentRow> {
  const row = await findOfBrief(ctx, ap_id)
  if (!row) throw notFound()
  return row
}

type Samples = { scents: string[]; note: string; waybill: string; version: number }

export async function sendSamples(ctx: Ctx, ap_id: number, given: Samples): Promise<DeskScent> {
  const names = given.scents.map((name) => name.trim())
  if (new Set(names).size !== names.length)
    throw invalid({ scents: ['샘플마다 다른 이름을 적어 주세요.'] })
  const row = await transact(ctx, async (ctx) => {
    const row = await anyScent(ctx, ap_id)
    const count = { rounds: row.samples.length, most: row.rounds }
    refuse(whyCannotSample(standing(ctx, row), count))
    const round = {
      round: row.samples.length + 1,
      note: given.note,
      waybill: given.waybill,
      sent_at: ctx.now.toISOString(),
      answered_at: null,
      scents: names.map((name) => ({ name, rating: 0, verdict: '' as const, words: '' })),
    }
    const change = { samples: [...row.samples, round], state: 'sample_sent' }
    const kept = await changed(ctx, { ap_id, version: given.version }, change)
    await tellOf(ctx, 'sample_sent', kept, given.waybill)
    return kept
  })
  return deskView(ctx, row)
}

type Move = { state: ScentState; waybill: string; reason: string; version: number }

export async function moveScent(
  ctx: Ctx,
  ap_id: number,
  { state, waybill, reason, version }: Move,
): Promise<DeskScent> {
  const brief = await briefOf(ctx, ap_id)
  // what the shop gives up goes back whole
  if (state === 'cancelled') await refuseOwnAffair(ctx, applicantOf(brief))
  const row = await transact(ctx, async (ctx) => {
    const row = await anyScent(ctx, ap_id)
    refuse(whyCannotMove(standing(ctx, row), state))
    if (state === 'cancelled' && !reason) throw invalid({ reason: ['이유를 적어 주세요.'] })
    if (state === 'shipped' && !waybill) throw invalid({ waybill: ['송장번호를 적어 주세요.'] })
    if (state === 'cancelled') await withdrawMoney(ctx, row)
    const kept = await changed(
      ctx,
      { ap_id, version },
      {
        state,
        ...(state === 'shipped' && { waybill }),
        // what the shop gives up is paid back whole
        ...(state === 'cancelled' && { reason, refund: wholeBack(row) }),
      },
    )
    await tellOf(ctx, state, kept, reason || (state === 'shipped' ? waybill : ''))
    return kept
  })
  return deskView(ctx, row)
}

function wholeBack(row: ScentRow): number {
  return row.deposit_paid_at ? row.deposit : refundNow(row)
}
