import * as z from 'zod/mini'
import { endpoint, staffRoles } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

/** What the one box of the office looks through. */
export const foundKinds = ['order', 'product', 'member', 'claim', 'inquiry'] as const
export type FoundKind = (typeof foundKinds)[number]

/** Of each kind as many are shown; the list behind them has the rest. */
export const mostFound = 5

export const found = z.object({
  /** in its own address: an order's number, or "personal/12" */
  id: z.string(),
  title: z.string(),
  title_en: z.string(),
  detail: z.string(),
  detail_en: z.string(),
  /** the word of its state, where it has one */
  state: z.string(),
  /** of an order: how it is paid, for what a company owes is not paid */
  settle_case: z.optional(z.string()),
})
export type Found = z.output<typeof found>

export const foundGroup = z.object({
  kind: z.enum(foundKinds),
  rows: z.array(found),
  /** there are more than are shown */
  more: z.boolean(),
})
export type FoundGroup = z.output<typeof foundGroup>

export const deskSearch = {
  find: endpoint({
    method: 'GET',
    path: '/api/v1/admin/search',
    who: staffRoles,
    about:
      'Orders, products, members, returns and questions by one word, the newest five of each kind that my role may see',
    query: z.object({
      keyword: z
        .string('두 글자 이상 적어 주세요.')
        .check(z.trim(), z.minLength(2, '두 글자 이상 적어 주세요.'), z.maxLength(50)),
    }),
    answer: one(z.array(foundGroup)),
  }),
}

/** Views a person may keep of one list. */
export const mostViews = 8

const viewName = z
  .string('보기 이름을 적어 주세요.')
  .check(
    z.trim(),
    z.minLength(1, '보기 이름을 적어 주세요.'),
    z.maxLength(20),
    z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
  )
const view = z.object({
  name: viewName,
  filters: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200))),
})
export type SavedView = z.output<typeof view>
const answer = one(z.array(view))

/** Filters of a list under names of one's own. */
export const savedViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/views/:list',
    who: staffRoles,
    about: 'My saved views of a list',
    answer,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/views/:list',
    who: staffRoles,
    about: 'Keeps a view of a list for me; one of the same name is replaced',
    body: view,
    answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/views/:list',
    who: staffRoles,
    about: 'Drops a saved view of mine',
    body: z.object({ name: viewName }),
    answer,
  }),
}
