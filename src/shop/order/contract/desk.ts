import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { sheetAnswer } from '#kernel/sheet.ts'
import { orderFilters } from './desk-filters.ts'
import { onlyHere, optionalText, shipBody, text } from './fields.ts'
import { order, orderStatuses, refundAccount } from './order.ts'
import { orderSheetBody } from './order-sheet.ts'
import { toPlace } from './sends.ts'

/** What staff have put on an order. */
const care = {
  tags: z.array(z.string()),
  staff_id: z.nullable(z.string()),
  staff_name: z.nullable(z.string()),
}

/** Staff see the same order and what only they may know. */
export const staffOrder = z.extend(order, {
  mb_id: z.nullable(z.string()),
  /** whose account it is on */
  od_company: z.nullable(z.string()),
  /** came beyond what the order costs, and waits for somebody to say where it goes */
  od_overpaid: z.number(),
  od_shop_memo: z.string(),
  ...care,
  version: z.number(),
  od_ip: z.string(),
  lang: z.enum(['kr', 'en']),
  events: z.array(
    z.object({
      name: z.string(),
      actor: z.string(),
      /** of a member or a colleague; empty for guests and for the shop itself */
      actor_name: z.string(),
      at: z.string(),
      payload: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type StaffOrder = z.output<typeof staffOrder>

export const staffOrderRow = z.object({
  od_id: z.string(),
  od_time: z.string(),
  od_name: z.string(),
  od_hp: z.string(),
  od_deposit_name: z.string(),
  goods: z.string(),
  goods_en: z.string(),
  od_settle_case: z.string(),
  currency: z.enum(['krw', 'usd']),
  total: z.number(),
  od_misu: z.number(),
  od_status: z.enum(orderStatuses),
  od_deposit_deadline: z.nullable(z.string()),
  od_invoice: z.string(),
  /** nothing of it is packed or sent */
  classes_only: z.boolean(),
  ...care,
})
export type StaffOrderRow = z.output<typeof staffOrderRow>

export const staffOrderSorts = ['od_time', 'od_id', 'total'] as const

export const adminOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders',
    replica: true,
    who: ['order'],
    about:
      'Orders by state, period, payment, money, country, buyer, memo, claim, present, product, tag, who looks after it, and one search box (number, name, phone, depositor, waybill, product)',
    query: z.object({
      ...pageQuery(staffOrderSorts, 20),
      ...orderFilters,
    }),
    answer: z.extend(paged(staffOrderRow), {
      /** empty where a word leads to more than are counted */
      counts: z.record(z.string(), z.number()),
      bounds: z.object({
        /** there are more than so many, which are counted and shown */
        most: z.nullable(z.number()),
        /** the word is looked for in so many of the newest orders */
        newest: z.nullable(z.number()),
      }),
    }),
  }),
  sheet: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders-sheet',
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: ['order', 'accountant'],
    about:
      'The same orders as a file (xlsx or csv), a row for each or for each of their lines, with the columns that are named; mail, phone and address are masked unless a reason is given; it is logged',
    query: z.object(orderFilters),
    body: orderSheetBody,
    answer: sheetAnswer,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id',
    who: ['order'],
    about: 'One order with its history',
    answer: one(staffOrder),
  }),
  confirmDeposit: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/deposit',
    who: moneyRoles,
    about:
      'The money has arrived: 주문 → 입금. `reason` says how that is known; `due` is the unpaid sum that was shown, and 409 answers when it has changed',
    body: z.object({
      amount: z.int().check(z.positive()),
      reason: text('입금을 어떻게 확인했는지 적어 주세요.', 200),
      due: z.optional(z.int().check(z.gte(0))),
    }),
    answer: one(staffOrder),
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/preparation',
    who: ['order'],
    about: 'Start packing: 입금 → 준비',
    answer: one(staffOrder),
  }),
  undoPrepare: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/orders/:od_id/preparation',
    who: ['order'],
    about: 'Packing has not begun after all: 준비 → 입금',
    answer: one(staffOrder),
  }),
  ship: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/shipment',
    who: ['order'],
    about: 'Courier and number: 입금 or 준비 → 배송',
    body: z.object({
      ...shipBody,
      ...onlyHere,
      ...toPlace,
      /** a part of the goods; all of them when left out */
      lines: z.optional(
        z
          .array(z.object({ ct_id: z.int(), qty: z.int().check(z.gte(1), z.lte(9999)) }))
          .check(z.minLength(1), z.maxLength(200)),
      ),
    }),
    answer: one(staffOrder),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/completion',
    who: ['order'],
    about: 'The buyer has it: 배송 → 완료',
    answer: one(staffOrder),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/cancellation',
    who: ['order'],
    about: 'Cancel before shipping, with a reason',
    body: z.object({
      reason: text('취소하는 이유를 적어 주세요.', 200),
      account: z.optional(refundAccount),
    }),
    answer: one(staffOrder),
  }),
  memo: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/orders/:od_id/memo',
    who: ['order'],
    about: 'The staff memo',
    body: z.object({ od_shop_memo: optionalText(2000), version: z.int() }),
    answer: one(staffOrder),
  }),
}
