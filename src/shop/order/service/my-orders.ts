import { invalid } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { whyCannotClaim } from '#shop/claim/rules.ts'
import { memberOf } from '#shop/member/service.ts'
import type { MyOrderRow } from '#shop/order/contract/mine.ts'
import { orderStatuses } from '#shop/order/contract/order.ts'
import { whyCannotEnd } from '#shop/order/part-rules.ts'
import { goodsIn, orderTotal, unpaidSum, whyBadPeriod } from '#shop/order/rules.ts'
import {
  countOfMember,
  type FirstLine,
  listFirstLines,
  listOfMember,
  type MyAsk,
} from '#shop/order/store/my-list.ts'
import type { OrderRow } from '#shop/order/store/orders.ts'
import { listStandings, type StandingRow } from '#shop/order/store/standing.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import { deliveryOf } from './parcel-views.ts'
import { actionsOf } from './show-order.ts'

/** One page of my orders, and how many stand in each state in the same period. */
export async function listMyOrders(ctx: Ctx, ask: MyAsk) {
  const mb_id = memberOf(ctx)
  const bad = whyBadPeriod(ask)
  if (bad) throw invalid({ [bad.field]: [bad.phrase] })
  const [rows, counted, settings] = await Promise.all([
    listOfMember(ctx, mb_id, ask),
    countOfMember(ctx, mb_id, ask),
    readSettings(ctx),
  ])
  const od_ids = rows.map(({ od_id }) => od_id)
  const [first, standings] = await Promise.all([
    listFirstLines(ctx, od_ids),
    listStandings(ctx, od_ids),
  ])
  const all = Object.values(counted).reduce((sum, count) => sum + count, 0)
  const total = ask.od_status?.length
    ? [...new Set(ask.od_status)].reduce((sum, status) => sum + (counted[status] ?? 0), 0)
    : all
  return {
    ...pageOf(
      rows.map((row) =>
        rowOf(
          ctx,
          row,
          first.find(({ od_id }) => od_id === row.od_id),
          standings.find(({ od_id }) => od_id === row.od_id),
          settings,
        ),
      ),
      total,
      ask,
    ),
    counts: {
      all,
      ...Object.fromEntries(orderStatuses.map((status) => [status, counted[status] ?? 0])),
    },
  }
}

/** What waits for a parcel or a claim is not closed yet. */
function nowOf(
  ctx: Ctx,
  order: OrderRow,
  standing: StandingRow | undefined,
): MyOrderRow['actions'] {
  const why = standing && whyCannotEnd(standing.has_unsent, standing.has_open)
  return actionsOf(ctx, order, standing?.has_unsent).map((action) =>
    action.name === 'complete' ? { ...action, reason: why ? say(ctx, why) : null } : action,
  )
}

function rowOf(
  ctx: Ctx,
  order: OrderRow,
  first: FirstLine | undefined,
  standing: StandingRow | undefined,
  settings: Settings,
): MyOrderRow {
  const { it_id = '', it_name = '', it_name_en = '', thumb_image = '', lines = 0 } = first ?? {}
  return {
    ...order,
    od_time: order.od_time.toISOString(),
    od_deposit_deadline: order.od_deposit_deadline?.toISOString() ?? null,
    total: orderTotal(order),
    od_misu: unpaidSum(order),
    goods: goodsIn('kr', it_name, lines),
    goods_en: goodsIn('en', it_name_en || it_name, lines),
    it_id,
    thumb_image,
    bank_account: order.quote.bank_account,
    delivery: deliveryOf(order, settings),
    parcels: standing?.parcels ?? 0,
    unsent: first?.unsent ?? false,
    actions: [
      ...nowOf(ctx, order, standing),
      ...(standing &&
      !first?.unsent &&
      !whyCannotClaim({ ...order, ...standing, hasOpen: standing.has_open }, ctx.now)
        ? [{ name: 'claim', reason: null }]
        : []),
    ],
    writable: standing?.writable ?? [],
  }
}
