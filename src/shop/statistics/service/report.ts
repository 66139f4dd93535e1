import { invalid } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerCsv, inParts } from '#platform/sheet-out.ts'
import { daysBetween, percentOf, whyBadPeriod } from '#shop/statistics/rules.ts'
import { listClicks, listFunnel, listWords, type Paging } from '#shop/statistics/store/reports.ts'
import type { Period } from '#shop/statistics/store/sales-entries.ts'

export type Ask = Period & Paging & { csv?: '1' }
const mostLines = 10_000

/** A file holds all rows; the page one page of them. */
export function checked<A extends Ask>(ask: A): A {
  const why = whyBadPeriod(ask.from, ask.until)
  if (why) throw invalid({ from: [why] })
  return ask.csv ? { ...ask, page: 1, per_page: mostLines } : ask
}

export async function file(
  ctx: Ctx,
  reply: Reply,
  { from, until }: Period,
  name: string,
  [head = [], ...rows]: string[][],
) {
  await answerCsv(ctx, reply, {
    ...{ name: `odemoa-${name}-${from}-${until}`, head },
    each: inParts(rows),
  })
}

export async function funnelReport(ctx: Ctx, given: Ask, reply: Reply) {
  const ask = checked(given)
  const { rows, sum } = await listFunnel(ctx, ask)
  if (ask.csv) {
    const head = [
      say(ctx, '날짜'),
      say(ctx, '상품 봄'),
      say(ctx, '장바구니 봄'),
      say(ctx, '주문서 봄'),
      say(ctx, '주문'),
      say(ctx, '결제'),
      '%',
    ]
    await file(ctx, reply, ask, 'funnel', [
      head,
      ...rows.map((row) => [
        row.day,
        ...[row.product, row.cart, row.order_form, row.order, row.paid].map(String),
        String(percentOf(row.order, row.product) ?? ''),
      ]),
    ])
  }
  return { ...pageOf(rows, daysBetween(ask.from, ask.until), ask), sum }
}

export async function clickReport(ctx: Ctx, given: Ask & { click_type?: string }, reply: Reply) {
  const ask = checked(given)
  const { rows, total, types, days, most } = await listClicks(ctx, ask)
  if (ask.csv)
    await file(ctx, reply, ask, 'clicks', [
      ['type', 'id', 'name', 'pc', 'mobile', 'clicks'],
      ...rows.map((row) => [
        row.click_type,
        row.click_id,
        row.click_name,
        ...[row.pc, row.mobile, row.clicks].map(String),
      ]),
    ])
  return { ...pageOf(rows, total, ask), types, days, most }
}

export async function wordReport(ctx: Ctx, given: Ask & { none?: '1' }, reply: Reply) {
  const ask = checked(given)
  const { rows, total, counts, most } = await listWords(ctx, ask)
  if (ask.csv)
    await file(ctx, reply, ask, 'searches', [
      ['keyword', 'language', 'searches', 'results', 'last'],
      ...rows.map((row) => [
        row.keyword,
        row.lang,
        String(row.searches),
        String(row.results),
        row.last_day,
      ]),
    ])
  return { ...pageOf(rows, total, ask), counts, most }
}
