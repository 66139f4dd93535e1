import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { one } from '../../kernel/paging.ts'

const both = { ko: z.string().check(z.maxLength(300)), en: z.string().check(z.maxLength(300)) }
const bilingual = z.object(both)

/** The legal block of the footers, printed from here and never from code. */
export const company = z.object({
  name: bilingual,
  ceo: bilingual,
  address: bilingual,
  phone: z.string().check(z.maxLength(20)),
  fax: z.string().check(z.maxLength(20)),
  email: z.string().check(z.maxLength(100)),
  hours: bilingual,
  lunch: bilingual,
  closed: bilingual,
  business_number: z.string().check(z.maxLength(20)),
  /** "예시" beside the number of a sample shop */
  business_number_mark: bilingual,
  mail_order_number: bilingual,
  privacy_officer: bilingual,
  hosting: bilingual,
  /** who delivers the shop's mail, for the privacy policy; empty when it sends by itself */
  mail_service: z.optional(bilingual),
  escrow: bilingual,
  social: z.array(z.object({ name: z.string(), url: z.url() })),
})

export const bankAccount = z.object({ id: z.string(), bank: bilingual, number: z.string(), holder: bilingual, use: z.boolean() })

export const shipping = z.object({
  /** graded default cost over the sum of goods, in won: the first row whose `below` exceeds the sum, else free */
  grades: z.array(z.object({ below: z.int().check(z.positive()), cost: z.int().check(z.gte(0)) })),
  islands: z.array(z.object({ name: bilingual, from: z.string(), to: z.string(), cost: z.int().check(z.gte(0)) })),
  /** hour of the day, Korean time, until which an order leaves today */
  cut_off_hour: z.int().check(z.gte(0), z.lte(23)),
  days_on_the_way: z.int().check(z.gte(1), z.lte(14)),
  /** days without dispatch beside weekends, YYYY-MM-DD */
  holidays: z.array(z.string()),
})
export type Shipping = z.output<typeof shipping>

export const payment = z.object({
  deposit_days: z.int().check(z.gte(1), z.lte(30)),
  /** won per dollar */
  usd_rate: z.number().check(z.gte(100), z.lte(10_000)),
})

export const topBar = z.object({ id: z.string(), text: bilingual, url: z.string(), show: z.boolean() })
export const courier = z.object({ code: z.string(), name: bilingual, url: z.string(), use: z.boolean() })

/** the five newest notices stand in the footer */
export const notice = z.object({ id: z.number(), title: z.string(), title_en: z.string(), created_at: z.string() })

export const settingShapes = { company, bank_accounts: z.array(bankAccount), shipping, payment, top_bar: topBar, couriers: z.array(courier) }
export type Settings = { [Name in keyof typeof settingShapes]: z.output<(typeof settingShapes)[Name]> }
export type SettingName = keyof Settings

/** What every page may know. */
export const publicSettings = z.object({
  company,
  bank_accounts: z.array(bankAccount),
  shipping: z.pick(shipping, { grades: true, cut_off_hour: true, days_on_the_way: true, holidays: true }),
  payment,
  top_bar: topBar,
  couriers: z.array(courier),
})
export type PublicSettings = z.output<typeof publicSettings>

export const settings = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/settings',
    who: 'anyone',
    about: 'What every page shows of the shop',
    answer: one(publicSettings),
    keep: { seconds: 300, tags: ['setting'] },
  }),
}

export const adminSettings = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/settings',
    who: ['owner'],
    about: 'All settings with their versions',
    answer: one(z.object({ values: z.object(settingShapes), versions: z.record(z.string(), z.number()) })),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/settings/:name',
    who: ['owner'],
    about: 'Replaces one group of settings',
    body: z.object({ value: z.unknown(), version: z.int() }),
    answer: one(z.object({ version: z.number() })),
  }),
}
