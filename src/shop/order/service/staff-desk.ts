import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { endingQuotations } from '#shop/cart/service/quotation-desk.ts'
import { maskedPhone } from '#shop/member/desk-rules.ts'
import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import { orderStatuses } from '#shop/order/contract/order.ts'
import { goodsIn, orderTotal, unpaidSum } from '#shop/order/rules.ts'
import {
  countStates,
  listForStaff,
  type StaffAsk,
  type StaffRow,
} from '#shop/order/store/staff-list.ts'
import { countToday, listLowStock } from '#shop/order/store/today.ts'

/** One page of orders, and how many stand in each state for the same search and period. */
export async function listOrders(ctx: Ctx, ask: StaffAsk) {
  const [rows, states] = await Promise.all([listForStaff(ctx, ask), countStates(ctx, ask)])
  const late = states.reduce((sum, state) => sum + state.late, 0)
  const all = states.reduce((sum, state) => sum + state.count, 0)
  const countOf = (od_status: string) =>
    states.find((state) => state.od_status === od_status)?.count ?? 0
  const asked = ask.od_status?.length ? [...new Set(ask.od_status)] : null
  const matching = asked ? asked.reduce((sum, od_status) => sum + countOf(od_status), 0) : all
  const total = ask.late ? (asked && !asked.includes('주문') ? 0 : late) : matching
  return {
    ...pageOf(rows.map(staffRow), total, ask),
    counts: {
      all,
      late,
      ...Object.fromEntries(orderStatuses.map((od_status) => [od_status, countOf(od_status)])),
    },
  }
}

function staffRow(row: StaffRow): StaffOrderRow {
  return {
    ...row,
    od_hp: maskedPhone(row.od_hp),
    goods: goodsIn('kr', row.it_name ?? '', row.lines),
    goods_en: goodsIn('en', row.it_name_en || (row.it_name ?? ''), row.lines),
    total: orderTotal(row),
    od_misu: unpaidSum(row),
  }
}

const lowShown = 10

/** The work of today. */
export async function today(ctx: Ctx) {
  const [counts, low, quotations_ending] = await Promise.all([
    countToday(ctx),
    listLowStock(ctx, lowShown),
    endingQuotations(ctx),
  ])
  return {
    ...counts,
    quotations_ending,
    low_stock: low[0]?.low ?? 0,
    low: low.map(({ low: _, ...row }) => ({
      ...row,
      option: row.option.replaceAll('|', ' / '),
      option_en: row.option_en.replaceAll('|', ' / '),
    })),
  }
}
