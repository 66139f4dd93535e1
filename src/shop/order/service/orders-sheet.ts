import { countryName } from '#kernel/destination.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { maskedMail, maskedPhone } from '#kernel/masked.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerList, type SheetCell } from '#platform/sheet-out.ts'
import { wordsTold } from '#shop/cart/engraved-rules.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import type { OrderFilters } from '#shop/order/contract/desk-filters.ts'
import {
  lineColumns,
  type OrderSheetAsk,
  type OrderSheetColumn,
  orderSheetColumns,
  privateColumns,
} from '#shop/order/contract/order-sheet.ts'
import { sheetHeads } from '#shop/order/order-sheet-rules.ts'
import { isOwed, owedWord } from '#shop/order/owed-rules.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { orderTotal } from '#shop/order/rules.ts'
import type { LineRow } from '#shop/order/store/orders.ts'
import { type Care, careOf } from '#shop/order/store/tags.ts'
import { countWithGoods, listWithGoods, type OrderWithGoods } from '#shop/order/store/to-send.ts'
import { readSettings } from '#shop/setting/service.ts'

type Row = OrderWithGoods & { line: LineRow | null }
type Words = {
  ctx: Ctx
  whole: boolean
  courierOf: (code: string) => string
  careOf: (od_id: string) => Care
}
type Cell = (row: Row, words: Words) => SheetCell

/** The orders that a list shows, all of them, as a file. */
export async function ordersSheet(
  ctx: Ctx,
  filters: OrderFilters,
  ask: OrderSheetAsk,
  reply: Reply,
) {
  const byLine = ask.per === 'line'
  const count = await countWithGoods(ctx, filters)
  // where people live and what is written for their door is not masked but left out
  const columns = orderSheetColumns.filter(
    (name) =>
      (!ask.columns || ask.columns.includes(name)) &&
      (byLine || !lineColumns.includes(name)) &&
      (ask.whole || !privateColumns.includes(name)),
  )
  const { couriers } = await readSettings(ctx)
  const words: Omit<Words, 'careOf'> = {
    ctx,
    whole: ask.whole,
    courierOf: (code) => {
      const courier = couriers.find((one) => one.code === code)
      return courier ? inLang(ctx.lang, courier.name.ko, courier.name.en) : code
    },
  }
  return answerList(ctx, reply, ask, {
    name: `orders-${koreanDay(ctx.now)}`,
    head: columns.map((name) => say(ctx, sheetHeads[name])),
    total: count.orders,
    lines: byLine ? count.lines : count.orders,
    page: async (ctx, paging) => {
      const found = await listWithGoods(ctx, filters, paging)
      const care = await careOf(
        ctx,
        found.map(({ order }) => order.od_id),
      )
      const all = { ...words, ctx, careOf: care }
      return found
        .flatMap((one): Row[] =>
          byLine ? one.lines.map((line) => ({ ...one, line })) : [{ ...one, line: null }],
        )
        .map((row) => columns.map((name) => cells[name](row, all)))
    },
  })
}

/** Dollars with their cents: a sheet adds them up. */
const money = ({ order }: Row, amount: number) => (order.currency === 'usd' ? amount / 100 : amount)
const yes = (ctx: Ctx, on: boolean) => (on ? say(ctx, '예') : null)

const nameOf = (line: LineRow, { ctx }: Words) =>
  lineWords(line, (ko, en) => inLang(ctx.lang, ko, en))

const optionOf = (line: LineRow, words: Words) => nameOf(line, words).detail.replaceAll('|', ' / ')

/** Two sizes of one candle are two different things to whoever packs them. */
function named(line: LineRow, words: Words): string {
  const option = optionOf(line, words)
  const text = wordsTold(line, (phrase) => say(words.ctx, phrase))?.words.replaceAll('\n', ' / ')
  const all = [option, text && `“${text}”`].filter(Boolean).join(', ')
  return all ? `${nameOf(line, words).title} (${all})` : nameOf(line, words).title
}

const cells: Record<OrderSheetColumn, Cell> = {
  od_id: ({ order }) => order.od_id,
  od_time: ({ order }) => order.od_time,
  od_status: ({ order }, { ctx }) =>
    say(ctx, isOwed(order.od_status, order.od_settle_case) ? owedWord : order.od_status),
  od_name: ({ order }) => order.od_name,
  od_hp: ({ order }, { whole }) => (whole ? order.od_hp : maskedPhone(order.od_hp)),
  od_email: ({ order }, { whole }) => (whole ? order.od_email : maskedMail(order.od_email)),
  mb_id: ({ order }) => order.mb_id,
  od_b_name: ({ order }) => order.od_b_name,
  od_b_hp: ({ order }, { whole }) => (whole ? order.od_b_hp : maskedPhone(order.od_b_hp)),
  address: ({ order }) =>
    [
      `(${order.od_b_zip})`,
      ...[order.od_b_addr1, order.od_b_addr2, order.od_b_addr3],
      ...[order.od_b_city, order.od_b_state],
    ]
      .filter(Boolean)
      .join(' '),
  country: ({ order }, { ctx }) => countryName(order.country_code, ctx.lang),
  goods: ({ line, lines }, words) =>
    line
      ? nameOf(line, words).title
      : lines
          .filter(isLive)
          .map((one) => `${named(one, words)} × ${one.ct_qty}`)
          .join(', '),
  option: ({ line }, words) => line && optionOf(line, words),
  words: ({ line }, { ctx }) =>
    line && (wordsTold(line, (phrase) => say(ctx, phrase))?.words ?? null),
  arrives: ({ line }) => (line?.ct_arrives ? { day: line.ct_arrives } : null),
  qty: ({ line, lines }) =>
    line ? line.ct_qty : lines.filter(isLive).reduce((sum, { ct_qty }) => sum + ct_qty, 0),
  price: (row) => row.line && money(row, row.line.ct_price),
  line_status: ({ line }, { ctx }) => line && say(ctx, line.ct_status),
  settle: ({ order }, { ctx }) => say(ctx, order.od_settle_case),
  depositor: ({ order }) => order.od_deposit_name,
  currency: ({ order }) => order.currency.toUpperCase(),
  goods_price: (row) => money(row, row.order.od_cart_price),
  shipping: (row) =>
    money(row, row.order.od_send_cost + row.order.od_send_cost2 - row.order.od_send_coupon),
  discount: (row) => money(row, row.order.od_cart_coupon + row.order.od_coupon),
  points: (row) => money(row, row.order.od_point_price),
  total: (row) => money(row, orderTotal(row.order)),
  paid: (row) => money(row, row.order.od_receipt_price),
  credit: (row) => money(row, row.order.od_credit_price),
  on_account: (row) =>
    row.order.od_due_on && money(row, row.order.od_receipt_price - row.order.od_credit_price),
  cancelled: (row) => money(row, row.order.od_cancel_price),
  refunded: (row) => money(row, row.order.od_refund_price),
  courier: ({ order }, { courierOf }) => courierOf(order.od_delivery_company),
  invoice: ({ order }) => order.od_invoice,
  sent_at: ({ order }) => order.od_invoice_time,
  memo: ({ order }) => order.od_memo,
  shop_memo: ({ order }) => order.od_shop_memo,
  tags: ({ order }, { careOf }) => careOf(order.od_id).tags.join(', '),
  staff: ({ order }, { careOf }) => careOf(order.od_id).staff_name,
  gift: ({ order }, { ctx }) => yes(ctx, order.od_gift),
}
