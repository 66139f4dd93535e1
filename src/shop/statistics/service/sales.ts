import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { together } from '#platform/transact.ts'
import { wayWord } from '#shop/payment/rules.ts'
import {
  type Figures,
  type SalesGroup,
  type SalesRow,
  timeGroups,
} from '#shop/statistics/admin-contract.ts'
import { buyerWord, longestPeriod, periodBefore } from '#shop/statistics/rules.ts'
import {
  allSales,
  type Flat,
  listSales,
  noSales,
  rowOf,
  sumSales,
} from '#shop/statistics/store/sales.ts'
import { type Ask, checked, file } from './report.ts'

/** What was ordered, paid and refunded, beside the same of as many days before. */
export async function salesReport(ctx: Ctx, given: Ask & { by: SalesGroup }, reply: Reply) {
  const ask = checked(given)
  const isTime = timeGroups.some((one) => one === ask.by)
  const whole = { page: 1, per_page: longestPeriod, sort: 'key', order: 'asc' as const }
  const past = periodBefore(ask)
  if (ask.csv) {
    await file<Flat>(ctx, reply, ask, {
      ...{ name: `sales-${ask.by}`, head: headOf(ctx, ask.by) },
      question: await allSales(ctx, ask, ask.by, ask),
      row: (flat) => lineOf(ctx, rowOf(flat), ask.by),
    })
    const before = { ...noSales, ...past }
    return { ...pageOf([], 0, ask), sum: noSales, before, series: [], most: 0 }
  }
  const [{ rows, total, most }, sum, before, all] = await together(
    ctx,
    () => listSales(ctx, ask, ask.by, ask),
    () => sumSales(ctx, ask),
    () => sumSales(ctx, past),
    async () => (isTime ? (await listSales(ctx, ask, ask.by, whole)).rows : []),
  )
  return {
    ...pageOf(rows, total, ask),
    sum,
    before: { ...before, ...past },
    series: all.map(({ key, krw, usd }) => ({ key, krw, usd })),
    most,
  }
}

const shown: (keyof Figures)[] = [
  'ordered',
  'cancelled',
  'unpaid',
  'sold',
  'shipping',
  'paid',
  'refunded',
  'net',
]

function headOf(ctx: Ctx, by: SalesGroup): string[] {
  const words = figureWords(ctx)
  return [
    ...[by, say(ctx, '이름'), say(ctx, '주문 수'), say(ctx, '판매 수량')],
    ...shown.map((name) => `${words[name]} KRW`),
    ...shown.map((name) => `${words[name]} USD`),
  ]
}

function lineOf(ctx: Ctx, row: SalesRow, by: SalesGroup): (string | number)[] {
  return [
    ...[row.key, nameOf(ctx, row, by), row.orders, row.units],
    ...shown.map((name) => row.krw[name]),
    ...shown.map((name) => (row.usd[name] / 100).toFixed(2)),
  ]
}

function figureWords(ctx: Ctx): Record<keyof Figures, string> {
  return {
    ordered: say(ctx, '주문한 상품'),
    cancelled: say(ctx, '취소·반품'),
    unpaid: say(ctx, '아직 미입금'),
    sold: say(ctx, '판 상품'),
    shipping: say(ctx, '배송비'),
    paid: say(ctx, '받은 돈'),
    refunded: say(ctx, '돌려준 돈'),
    net: say(ctx, '순매출'),
  }
}

function nameOf(ctx: Ctx, { key, name, name_en }: SalesRow, by: SalesGroup): string {
  const way = Object.entries(wayWord).find(([way]) => by === 'method' && way === key)
  const buyer = Object.entries(buyerWord).find(([kind]) => by === 'customer' && kind === key)
  const word = way?.[1] ?? buyer?.[1]
  if (word) return say(ctx, word)
  return ctx.lang === 'en' && name_en ? name_en : name
}
