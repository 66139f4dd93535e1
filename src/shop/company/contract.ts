import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { mailAddress } from '#kernel/mail-shape.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { paperText } from '#shop/order/contract/papers.ts'
import { taxStates } from '#shop/tax-invoice/contract.ts'

export const companyStates = ['open', 'stopped'] as const
export type CompanyState = (typeof companyStates)[number]
/** What moves what a company owes: an order, what of it was taken off again, money that came, and one that was entered by mistake. */
export const entryKinds = ['order', 'back', 'receipt', 'undo'] as const
export type EntryKind = (typeof entryKinds)[number]
export const colleagueStates = ['invited', 'active', 'ended'] as const
export type ColleagueState = (typeof colleagueStates)[number]

export const registration = z.object({
  company: z.string(),
  business_number: z.string(),
  representative: z.string(),
  address: z.string(),
  business_type: z.string(),
  business_item: z.string(),
  tax_email: z.string(),
})
export type Registration = z.output<typeof registration>

export const ages = z.object({
  not_due: z.number(),
  to_30: z.number(),
  to_60: z.number(),
  over_60: z.number(),
})
export const openCharge = z.object({
  od_id: z.string(),
  day: z.string(),
  due_on: z.string(),
  amount: z.number(),
  /** what of it is still to be paid */
  rest: z.number(),
})

export const colleague = z.object({
  co_id: z.number(),
  email: z.string(),
  name: z.string(),
  state: z.enum(colleagueStates),
  created_at: z.string(),
  expires_at: z.string(),
})
export type Colleague = z.output<typeof colleague>

export const myCompany = z.object({
  ...registration.shape,
  /** the owner of the account invites, a colleague orders */
  role: z.enum(['owner', 'colleague']),
  state: z.enum(companyStates),
  credit_limit: z.number(),
  due_days: z.number(),
  /** less than nothing: the shop owes the company */
  owed: z.number(),
  left: z.number(),
  ages,
  /** why nothing can be ordered on account now, in my language */
  reason: z.nullable(z.string()),
  open: z.array(openCharge),
  /** months with a statement, the newest first */
  months: z.array(z.string()),
  /** for the owner alone */
  colleagues: z.array(colleague),
})
export type MyCompany = z.output<typeof myCompany>

export const companyOrder = z.object({
  od_id: z.string(),
  od_time: z.string(),
  od_status: z.string(),
  goods: z.string(),
  goods_en: z.string(),
  /** who ordered */
  by: z.string(),
  /** what of the order is on account now */
  amount: z.number(),
  rest: z.number(),
  due_on: z.string(),
  tax: z.nullable(z.enum(taxStates)),
  approval_no: z.string(),
})
export type CompanyOrder = z.output<typeof companyOrder>

/** A tax invoice to the company, whatever its order was paid by. */
export const companyInvoice = z.object({
  tax_id: z.number(),
  od_id: z.string(),
  od_time: z.string(),
  goods: z.string(),
  goods_en: z.string(),
  /** who ordered */
  by: z.string(),
  on_account: z.boolean(),
  /** the order is one I may open: it is on account, or I placed it */
  open: z.boolean(),
  state: z.enum(taxStates),
  supply: z.number(),
  vat: z.number(),
  exempt: z.number(),
  written_on: z.nullable(z.string()),
  approval_no: z.string(),
  /** why it was refused */
  reason: z.string(),
})
export type CompanyInvoice = z.output<typeof companyInvoice>

const month = {
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '고를 수 없는 달이에요.')),
}
export const byMonth = { params: month }

export const companies = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-company',
    who: 'member',
    about: 'The company I order for: what it may owe, owes and has left; null without one',
    answer: one(z.nullable(myCompany)),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/v1/my-company/orders',
    who: 'member',
    about: 'Orders on account of the company I order for, with what is still to be paid of each',
    query: z.object(pageQuery(['od_time'], 10)),
    answer: paged(companyOrder),
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/api/v1/my-company/tax-invoices',
    who: 'member',
    about:
      'Tax invoices to the company I order for, newest first: of its orders on account, of my own that were paid in another way, and to the owner those of colleagues too',
    query: z.object(pageQuery(['tax_id'], 10)),
    answer: paged(companyInvoice),
  }),
  statementText: endpoint({
    method: 'GET',
    path: '/api/v1/my-company/statements/:month/text',
    ...byMonth,
    who: 'member',
    about: 'What stands on the statement of a month (YYYY-MM) of my company, in my language',
    answer: one(paperText),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/v1/my-company/statements/:month',
    file: ['application/pdf'],
    ...byMonth,
    who: 'member',
    about: 'The statement of a month as PDF: opening balance, orders, returns, receipts, closing',
    answer: z.object({}),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/my-company/colleagues',
    who: 'member',
    status: 201,
    about: 'Invite a colleague by mail to order for my company; the owner of the account alone',
    body: z.object({ email: mailAddress }),
    answer: one(colleague),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-company/colleagues/:co_id',
    params: { co_id: rowId },
    who: 'member',
    about: 'Take back an invitation, or end at once that a colleague orders for my company',
    answer: one(z.object({ co_id: z.number() })),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/v1/my-company/leaving',
    who: 'member',
    about: 'Order for this company no more; for a colleague',
    answer: one(z.object({ left: z.boolean() })),
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/v1/company-invitations/:token',
    who: 'member',
    about: 'What an invitation is about, before it is accepted',
    answer: one(z.object({ company: z.string(), owner: z.string(), email: z.string() })),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/company-invitations/:token',
    who: 'member',
    about: 'Order for this company from now on, with my own account',
    answer: one(z.object({ company: z.string() })),
  }),
}
