import type { SQL } from 'drizzle-orm'
import { invalid } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerCsv, inPieces } from '#platform/sheet-out.ts'
import type { ClickRow, FunnelRow, WordRow } from '#shop/statistics/admin-contract.ts'
import { daysBetween, percentOf, whyBadPeriod } from '#shop/statistics/rules.ts'
import {
  allOf,
  funnelOf,
  groupedClicks,
  groupedWords,
  listClicks,
  listFunnel,
  listWords,
  noFunnel,
  type Paging,
} from '#shop/statistics/store/reports.ts'
import type { Period } from '#shop/statistics/store/sales-entries.ts'

export type Ask = Period & Paging & { csv?: '1' }

export function checked<A extends Ask>(ask: A): A {
  const why = whyBadPeriod(ask.from, ask.until)
  if (why) throw invalid({ from: [why] })
  return ask
}

/** A file holds all rows, however many; the page one page of them. */
export async function file<Found>(
  ctx: Ctx,
  reply: Reply,
  { from, until }: Period,
  { name, head, question, row }: FileOf<Found>,
) {
  await answerCsv(ctx, reply, {
    ...{ name: `odemoa-${name}-${from}-${until}`, head },
    each: inPieces(ctx, question, row),
  })
}
type FileOf<Found> = {
  name: string
  head: string[]
  question: SQL
  row: (found: Found) => (string | number)[]
}

export async function funnelReport(ctx: Ctx, given: Ask, reply: Reply) {
  const ask = checked(given)
  if (ask.csv)
    await file<FunnelRow>(ctx, reply, ask, {
      name: 'funnel',
      head: [
        say(ctx, '날짜'),
        say(ctx, '상품 봄'),
        say(ctx, '장바구니 봄'),
        say(ctx, '주문서 봄'),
        say(ctx, '주문'),
        say(ctx, '결제'),
        '%',
      ],
      question: funnelOf(ask),
      row: ({ day, product, cart, order_form, order, paid }) => [
        ...[day, product, cart, order_form, order, paid],
        percentOf(order, product) ?? '',
      ],
    })
  const { rows, sum } = ask.csv ? { rows: [], sum: noFunnel } : await listFunnel(ctx, ask)
  return { ...pageOf(rows, daysBetween(ask.from, ask.until), ask), sum }
}

export async function clickReport(ctx: Ctx, given: Ask & { click_type?: string }, reply: Reply) {
  const ask = checked(given)
  if (ask.csv) {
    await file<ClickRow>(ctx, reply, ask, {
      name: 'clicks',
      head: ['type', 'id', 'name', 'pc', 'mobile', 'clicks'],
      question: allOf(groupedClicks(ask)),
      row: (row) => [
        ...[row.click_type, row.click_id, row.click_name],
        ...[row.pc, row.mobile, row.clicks],
      ],
    })
    return { ...pageOf([], 0, ask), types: [], days: [], most: 0 }
  }
  const { rows, total, types, days, most } = await listClicks(ctx, ask)
  return { ...pageOf(rows, total, ask), types, days, most }
}

export async function wordReport(ctx: Ctx, given: Ask & { none?: '1' }, reply: Reply) {
  const ask = checked(given)
  if (ask.csv) {
    await file<WordRow>(ctx, reply, ask, {
      name: 'searches',
      head: ['keyword', 'language', 'searches', 'results', 'last'],
      question: allOf(groupedWords(ask)),
      row: (row) => [row.keyword, row.lang, row.searches, row.results, row.last_day],
    })
    return { ...pageOf([], 0, ask), counts: { all: 0, none: 0 }, most: 0 }
  }
  const { rows, total, counts, most } = await listWords(ctx, ask)
  return { ...pageOf(rows, total, ask), counts, most }
}
