import * as z from 'zod/mini'
import { type CallOf, endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { order, orderStatuses, statusList } from './order.ts'

export const myOrderRow = z.object({
  od_id: z.string(),
  od_time: z.string(),
  od_status: z.enum(orderStatuses),
  currency: z.enum(['krw', 'usd']),
  total: z.number(),
  od_misu: z.number(),
  /** the first item's name, with how many more there are */
  goods: z.string(),
  goods_en: z.string(),
  /** the first item, for its picture */
  it_id: z.string(),
  thumb_image: pictureTold,
  od_settle_case: z.string(),
  od_deposit_name: z.string(),
  od_deposit_deadline: order.shape.od_deposit_deadline,
  bank_account: order.shape.bank_account,
  delivery: order.shape.delivery,
  actions: order.shape.actions,
  writable: order.shape.writable,
  /** how many boxes have left */
  parcels: z.number(),
  /** classes alone: nothing of it is sent */
  unsent: z.boolean(),
})
export type MyOrderRow = z.output<typeof myOrderRow>

export const myOrderSorts = ['od_time', 'total'] as const

const missing = z.object({
  it_id: z.string(),
  it_name: z.string(),
  it_name_en: z.string(),
  ct_option: z.string(),
  ct_option_en: z.string(),
  reason: z.string(),
})
export type NotAdded = z.output<typeof missing>

/** Where my last orders went, in the shape of an address of the book. */
export const recentPlace = z.object({
  ad_name: z.string(),
  ad_hp: z.string(),
  ad_zip: z.string(),
  ad_addr1: z.string(),
  ad_addr2: z.string(),
  ad_addr3: z.string(),
  ad_jibeon: z.enum(['R', 'J']),
})
export type RecentPlace = z.output<typeof recentPlace>

/** One that this session placed or looked up before its guest joined or logged in. */
export const guestOrder = z.object({
  od_id: z.string(),
  od_time: z.string(),
  goods: z.string(),
  goods_en: z.string(),
  /** why it cannot come into the account; null when it can */
  reason: z.nullable(z.string()),
})
export type GuestOrder = z.output<typeof guestOrder>

export const myOrders = {
  guests: endpoint({
    method: 'GET',
    path: '/api/v1/my-guest-orders',
    who: 'member',
    about:
      'Orders that this session placed or looked up as a guest and that are in nobody’s account, with the reason where one cannot come into mine',
    answer: one(z.array(guestOrder)),
  }),
  adoptOwn: endpoint({
    method: 'POST',
    path: '/api/v1/my-guest-orders/:od_id/adoption',
    who: 'member',
    about:
      'Bring an order that this session placed or looked up as a guest into my account: with my phone or mail on it, without its password',
    answer: one(z.object({ od_id: z.string() })),
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/v1/my-orders-places',
    who: 'member',
    about: 'The last places in Korea that my orders went to, the newest first; at most three',
    answer: one(z.array(recentPlace)),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-orders',
    who: 'member',
    about: 'My orders by period (at most a year) and state, with how many stand in each state',
    query: z.object({
      ...pageQuery(myOrderSorts, 10),
      od_status: z.optional(statusList),
      from: z.optional(z.iso.date('날짜를 2026-03-14처럼 적어 주세요.')),
      to: z.optional(z.iso.date('날짜를 2026-03-14처럼 적어 주세요.')),
    }),
    answer: z.extend(paged(myOrderRow), { counts: z.record(z.string(), z.number()) }),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/completion',
    who: 'anyone',
    about: 'I have received my order: 배송 → 완료',
    answer: one(order),
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/reorder',
    who: 'anyone',
    status: 201,
    about:
      'Put the goods of an order of mine into the cart again; what could not be put there is named',
    answer: one(z.object({ added: z.number(), cart_count: z.number(), missing: z.array(missing) })),
  }),
  adopt: endpoint({
    method: 'POST',
    path: '/api/v1/my-orders',
    who: 'member',
    about:
      'Bring an order I placed as a guest into my account: by number and look-up password, with my phone or mail on it',
    body: z.object({
      od_id: z
        .string('주문번호를 적어 주세요.')
        .check(z.trim(), z.minLength(1, '주문번호를 적어 주세요.'), z.maxLength(30)),
      od_pwd: z
        .string('비밀번호를 적어 주세요.')
        .check(z.minLength(1, '비밀번호를 적어 주세요.'), z.maxLength(64)),
    }),
    answer: one(z.object({ od_id: z.string() })),
  }),
}

export type MyOrderAsk = NonNullable<CallOf<typeof myOrders.list>['query']>
