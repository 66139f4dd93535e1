import { maskedPhone } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { newestForShort } from '#platform/like.ts'
import { endingQuotations } from '#shop/cart/service/quotation-desk.ts'
import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import { orderStatuses } from '#shop/order/contract/order.ts'
import { asksToShip, goodsIn, orderTotal, unpaidSum } from '#shop/order/rules.ts'
import { conditionsOf, isBounded } from '#shop/order/store/staff-filters.ts'
import {
  countForStaff,
  countStates,
  listForStaff,
  type StaffAsk,
  type StaffRow,
} from '#shop/order/store/staff-list.ts'
import { type Care, careOf } from '#shop/order/store/tags.ts'
import { countToday, listLowStock } from '#shop/order/store/today.ts'

/**
 * One page of orders, and how many stand in each state for the same search and period. A word that leads to very many is counted
 * as far as anybody turns pages, and without its states.
 */
export async function listOrders(ctx: Ctx, ask: StaffAsk) {
  const conditions = await conditionsOf(ctx, ask)
  const [rows, states, bounded] = await Promise.all([
    listForStaff(ctx, ask, conditions),
    countStates(ctx, conditions, ask.keyword ? mostCounted + 1 : null),
    isBounded(ctx, ask),
  ])
  const care = await careOf(
    ctx,
    rows.map(({ od_id }) => od_id),
  )
  const late = states.reduce((sum, state) => sum + state.late, 0)
  const all = states.reduce((sum, state) => sum + state.count, 0)
  const countOf = (od_status: string) =>
    states.find((state) => state.od_status === od_status)?.count ?? 0
  const asked = ask.od_status?.length ? [...new Set(ask.od_status)] : null
  const to_ship = states.reduce((sum, state) => sum + state.goods, 0)
  const matching = asksToShip(ask)
    ? to_ship
    : asked
      ? asked.reduce((sum, od_status) => sum + countOf(od_status), 0)
      : all
  const isMore = Boolean(ask.keyword) && all > mostCounted
  const counted = ask.late ? (asked && !asked.includes('주문') ? 0 : late) : matching
  const total = isMore ? await countForStaff(ctx, ask, conditions, mostCounted) : counted
  return {
    ...pageOf(
      rows.map((row) => ({ ...staffRow(row), ...care(row.od_id) })),
      total,
      ask,
    ),
    counts: isMore
      ? {}
      : {
          all,
          late,
          to_ship,
          ...Object.fromEntries(orderStatuses.map((od_status) => [od_status, countOf(od_status)])),
        },
    bounds: {
      most: isMore && total === mostCounted ? mostCounted : null,
      newest: bounded ? newestForShort : null,
    },
  }
}

function staffRow(row: StaffRow): Omit<StaffOrderRow, keyof Care> {
  return {
    ...row,
    od_hp: maskedPhone(row.od_hp),
    goods: goodsIn('kr', row.it_name ?? '', row.lines),
    goods_en: goodsIn('en', row.it_name_en || (row.it_name ?? ''), row.lines),
    total: orderTotal(row),
    od_misu: unpaidSum(row),
  }
}

const mostCounted = 1_000
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
