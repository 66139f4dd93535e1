import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { houseCtx } from '#platform/context.ts'
import { orderTables } from '#shop/notification/compose/order-rows.ts'
import { LinesPanel } from '#shop/order/admin/lines-panel.tsx'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { adminPapers } from '#shop/order/contract/papers.ts'
import { orders } from '#shop/order/contract/place.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { OrderGoods } from '#shop/order/ui/order-goods.tsx'
import { type Bought, boughtBasket, takeOut } from './bought-basket.ts'
import { testShop } from './database.ts'
import { mailboxOf } from './mailbox.ts'

const { house } = await testShop()
type Row = readonly [label: string, amount: number]

const won = (text: string) =>
  text === '무료' ? 0 : Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
const text = (html: string) => html.replace(/<[^>]*>/g, '')
const sumOf = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** The rows of every list of terms in a piece of a page. */
function rowsOf(page: ReactNode): Row[] {
  const html = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(MemoryRouter, null, page),
    ),
  )
  const found = html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)
  return [...found].map(([, label = '', value = '']) => [text(label), won(text(value))])
}

const totals = ['주문 금액', '합계', '남은 주문 금액']

/** Reading from above, every total is what stands before it, and a part of it is no more than it. */
function addsUp(rows: readonly Row[]): number {
  let sum = 0
  expect(rows.some(([label]) => totals.includes(label))).toBe(true)
  for (const [label, amount] of rows) {
    if (totals.includes(label)) expect([label, sum, rows]).toEqual([label, amount, rows])
    else if (label.startsWith('그중 ')) expect(amount).toBeLessThanOrEqual(sum)
    else sum += amount
  }
  return sum
}

const creditIn = (rows: readonly Row[]) => rows.find(([label]) => label === '그중 예치금')?.[1] ?? 0

async function pagesAddUp({ minji, boss, params, credit }: Bought, left: number) {
  const { data: seen } = await minji.call(orders.show, { params })
  const { data: desk } = await boss.call(adminOrders.show, { params })
  for (const rows of [
    rowsOf(createElement(OrderGoods, { order: seen })),
    rowsOf(createElement(LinesPanel, { order: desk })),
  ]) {
    // of an order that is gone whole its pages say what it had been
    expect(addsUp(rows)).toBe(seen.lines.some(isLive) ? left : seen.totals.total)
    expect(creditIn(rows)).toBe(credit)
  }
}

function answerAddsUp({ totals, od_misu, ...order }: Awaited<ReturnType<typeof seenBy>>) {
  const off =
    totals.sale_discount +
    sumOf([totals.item_coupon, totals.order_coupon, totals.shipping_coupon, totals.point_price])
  expect(totals.goods_before + totals.shipping + totals.island - off).toBe(totals.total)
  expect(totals.supply + totals.vat + totals.exempt).toBe(totals.total)
  if (order.od_status === '주문')
    expect(order.od_receipt_price + od_misu).toBe(totals.total - order.od_cancel_price)
}
const seenBy = async ({ minji, params }: Bought) => (await minji.call(orders.show, { params })).data

async function mailAddsUp(made: Bought, left: number) {
  const { data: order } = await made.boss.call(adminOrders.show, { params: made.params })
  const rows = orderTables(houseCtx(house), 'order.paid', 'kr', order, {}).at(-1) ?? []
  const sums = rows.map(([label, value]): Row => [label, won(value)])
  expect(addsUp(sums)).toBe(order.lines.some(isLive) ? left : order.totals.total)
  const stays = order.lines.some(isLive) ? left : order.totals.total
  expect(creditIn(sums)).toBe(Math.min(made.credit, stays))
}

/** The newest mail says these rows, one on a line. */
async function sentMailAddsUp({ od_id, totals }: Bought) {
  const mail = (await mailboxOf(od_id)).find(({ text }) => text.includes('합계: '))
  const lines = (mail?.text ?? '').split('\n')
  const sums = lines.slice(lines.findIndex((line) => line.startsWith('상품 금액: ')))
  const end = sums.findIndex((line) => line.startsWith('합계: '))
  const rows = sums.slice(0, end + 1).map((line): Row => {
    const [label = '', value = ''] = line.split(': ')
    return [label, won(value)]
  })
  expect(addsUp(rows)).toBe(totals.total)
}

async function paperAddsUp({ boss, od_id, credit }: Bought, left: number, first: number) {
  const ask = { params: { od_id, kind: 'statement' }, query: {} }
  const { data: paper } = await boss.call(adminPapers.text, ask)
  const column = (at: number) =>
    sumOf(paper.rows.map((cells) => (/\d/.test(cells[at] ?? '') ? won(cells[at] ?? '') : 0)))
  const sums = new Map(paper.sums.map(([label, value]) => [label, won(value)]))
  const sum = (label: string) => sums.get(label) ?? 0
  const total = sum('남은 주문 금액') || sum('합계')
  expect([total, column(5), column(3) + column(4)]).toEqual([left, left, left])
  expect(sum('과세 공급가액') + sum('부가세') + sum('면세 공급가액')).toBe(left)
  expect((sum('처음 주문 금액') || first) + sum('취소·반품한 금액')).toBe(left)
  expect([won(paper.words?.[1] ?? ''), sum('그중 예치금')]).toEqual([left, credit])
  // units at their price, less what the note names, and what stands besides
  const [besides, lines] = [
    paper.rows.filter((cells) => !cells[1]),
    paper.rows.filter((cells) => cells[1] && cells[5] !== '–'),
  ]
  const off = sumOf(paper.notes.flatMap(({ lines }) => lines.map(won)))
  const at = (cells: readonly string[], place: number) => won(cells[place] ?? '')
  expect(
    sumOf(lines.map((cells) => at(cells, 1) * at(cells, 2))) +
      off +
      sumOf(besides.map((cells) => at(cells, 5))),
  ).toBe(left)
  return paper
}

/** The file bears every row and every sum of the words it is made of. */
async function fileSaysTheSame(made: Bought, paper: Awaited<ReturnType<typeof paperAddsUp>>) {
  const ask = { params: { od_id: made.od_id, kind: 'statement' }, query: {} }
  const { bytes } = await made.boss.file(adminPapers.pdf, ask)
  const document = await getDocumentProxy(new Uint8Array(await bytes.arrayBuffer()))
  const drawn = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ')
  for (const [label, value] of paper.sums) expect(drawn).toContain(`${label} ${value}`)
  for (const cells of paper.rows) expect(drawn).toContain(cells.slice(2).join(' ').trim())
}

async function sheetAddsUp({ boss, od_id, credit, totals }: Bought) {
  const { bytes } = await boss.file(adminOrders.sheet, {
    query: { ids: od_id },
    body: { format: 'csv' },
  })
  const [head = [], row = []] = readCsv(await bytes.text()) ?? []
  const cell = (label: string) => Number(row[head.indexOf(label)])
  expect(cell('상품 금액') + cell('배송비') - cell('할인') - cell('포인트 사용')).toBe(totals.total)
  expect([cell('주문 금액'), cell('그중 예치금')]).toEqual([totals.total, credit])
  expect(cell('받은 금액')).toBeGreaterThanOrEqual(cell('그중 예치금'))
}

async function listsAgree({ minji, boss, od_id, totals }: Bought) {
  const [mine] = (await minji.call(myOrders.list, { query: {} })).data
  const [theirs] = (await boss.call(adminOrders.list, { query: { ids: od_id } })).data
  expect([mine?.total, theirs?.total]).toEqual([totals.total, totals.total])
}

async function everywhere(made: Bought) {
  const order = await seenBy(made)
  const left = order.totals.total - order.od_cancel_price
  answerAddsUp(order)
  await pagesAddUp(made, left)
  await mailAddsUp(made, left)
  await sheetAddsUp(made)
  await listsAgree(made)
  return paperAddsUp(made, left, order.totals.total)
}

test.each([1, 2, 3, 4, 5, 6])(
  'wherever the sum of basket %i is shown, its rows add up to it, whatever left the order',
  async (seed) => {
    const made = await boughtBasket(seed, seed % 4 !== 0)
    await sentMailAddsUp(made)
    let paper = await everywhere(made)
    const by = (['buyer', 'staff', 'sold out'] as const)[seed % 3] ?? 'buyer'
    for (let step = 0; step < 2; step++) {
      const live = (await seenBy(made)).lines.filter(isLive)
      const line = live[made.roll(live.length || 1)]
      if (!line) break
      await takeOut(made, by, [{ ct_id: line.ct_id, qty: 1 + made.roll(line.ct_qty) }])
      paper = await everywhere(made)
    }
    await fileSaysTheSame(made, paper)
  },
  120_000,
)
