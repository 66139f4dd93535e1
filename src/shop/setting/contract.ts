import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { giftCeiling, holds } from './limit-contract.ts'
import { menus } from './menu-contract.ts'
import { studioRules } from './studio-contract.ts'
import { tradeGrade, tradeRule } from './trade-contract.ts'
import { traits } from './trait-contract.ts'

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
  /** 업태 and 종목 of the registration, for tax invoices and quotations */
  business_type: z.optional(bilingual),
  business_item: z.optional(bilingual),
  privacy_officer: bilingual,
  hosting: bilingual,
  /** who delivers the shop's mail, for the privacy policy; empty when it sends by itself */
  mail_service: z.optional(bilingual),
  escrow: bilingual,
  /** where anybody can check that the shop is covered */
  escrow_url: z.optional(z.string().check(z.maxLength(300))),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
})

export const bankAccount = z.object({
  id: z.string(),
  bank: bilingual,
  number: z.string(),
  holder: bilingual,
  use: z.boolean(),
})

export const shipping = z.object({
  /** graded default cost over the sum of goods, in won: the first row whose `below` exceeds the sum, else free */
  grades: z.array(z.object({ below: z.int().check(z.positive()), cost: z.int().check(z.gte(0)) })),
  islands: z.array(
    z.object({
      name: bilingual,
      from: z.string(),
      to: z.string(),
      cost: z.int().check(z.gte(0)),
      /** parcels fly there, so goods that burn stay behind */
      no_flammable: z._default(z.boolean(), false),
    }),
  ),
  /** hour of the day, Korean time, until which an order leaves today */
  cut_off_hour: z.int().check(z.gte(0), z.lte(23)),
  days_on_the_way: z.int().check(z.gte(1), z.lte(14)),
  /** working days that the way to an island takes more */
  island_days: z._default(z.int().check(z.gte(0), z.lte(14)), 2),
  /** days without dispatch beside weekends, YYYY-MM-DD */
  holidays: z.array(z.string()),
})

const won = z.int().check(z.gte(0), z.lte(100_000_000))

/** Where the shop sends parcels abroad, and what it costs by weight (grams) or by the sum of goods (won). */
export const country = z.object({
  code: z.string().check(z.regex(/^[A-Z]{2}$/, '국가 코드를 영문 두 글자로 적어 주세요. 예: JP')),
  name: bilingual,
  by: z.enum(['fixed', 'weight', 'amount']),
  /** the first row that reaches as far decides; past the last one the parcel cannot be sent */
  rows: z.array(z.object({ upto: z.int().check(z.positive()), cost: won })),
  /** goods of this sum travel free; null = never */
  free_from: z.nullable(won),
  flammable: z.boolean(),
  days_least: z.int().check(z.gte(1), z.lte(90)),
  days_most: z.int().check(z.gte(1), z.lte(90)),
  use: z.boolean(),
})
export type Country = z.output<typeof country>
export const abroad = z._default(
  z.object({ countries: z.array(country).check(z.maxLength(250)) }),
  { countries: [] },
)

/** How points are earned and spent; amounts are points, one point is worth one won. */
export const pointRules = z._default(
  z.object({
    sign_up: won,
    /** percent of what was paid for goods, by grade: the row of the highest level reached */
    grades: z.array(
      z.object({
        level: z.int().check(z.gte(1), z.lte(10)),
        percent: z.int().check(z.gte(0), z.lte(50)),
      }),
    ),
    /** days from completion until a purchase earns */
    after_days: z.int().check(z.gte(0), z.lte(60)),
    /** days until points vanish; 0 = never */
    term_days: z.int().check(z.gte(0), z.lte(3650)),
    /** spending: least balance, unit, most per order (0 = no limit) */
    min_balance: won,
    unit: z.int().check(z.gte(1), z.lte(10_000)),
    most: won,
    /** an order that points paid a part of earns nothing */
    earn_beside_points: z.boolean(),
  }),
  {
    sign_up: 1_000,
    grades: [{ level: 1, percent: 1 }],
    after_days: 7,
    term_days: 365,
    min_balance: 5_000,
    unit: 100,
    most: 50_000,
    earn_beside_points: true,
  },
)

/** Quotations: how long their prices hold; trade: what members of a grade pay less. Never part of the public settings. */
export const quotationRules = z._default(
  z.object({
    valid_days: z.int().check(z.gte(1), z.lte(90)),
    grades: z.array(tradeGrade).check(z.maxLength(10)),
    rules: z.optional(z.array(tradeRule).check(z.maxLength(200))),
  }),
  { valid_days: 14, grades: [] },
)

/** What a buyer pays when goods go back for a reason of their own, in won: one way of a return, both ways of an exchange. */
export const returnFees = z._default(z.object({ return_fee: won, exchange_fee: won }), {
  return_fee: 4_000,
  exchange_fee: 8_000,
})

/** The studio's lines and dates: how long seats are offered, and what becomes of a date that too few have booked. */
export const classRules = z._default(
  z.object({
    offer_minutes: z.int().check(z.gte(20), z.lte(1440)),
    /** no seats are offered by themselves so many hours before a class */
    offer_stop_hours: z.int().check(z.gte(0), z.lte(168)),
    /** days before the class on which it is decided, and whether the shop calls it off by itself */
    short_days: z.int().check(z.gte(1), z.lte(14)),
    short: z.enum(['tell', 'call_off']),
  }),
  { offer_minutes: 120, offer_stop_hours: 3, short_days: 2, short: 'tell' },
)

/** How the staff logs in. */
export const security = z._default(z.object({ require_second_factor: z.boolean() }), {
  require_second_factor: false,
})

export const payment = z.object({
  deposit_days: z.int().check(z.gte(1), z.lte(30)),
  /** won per dollar */
  usd_rate: z.number().check(z.gte(100), z.lte(10_000)),
  /** a cash receipt to the tax office's number for large cash sales nobody asked one for, as the law has it */
  cash_self_issue: z._default(z.boolean(), true),
  /** a contract for escrow stands: virtual accounts and transfers offer it */
  escrow: z._default(z.boolean(), false),
})

export const topBar = z.object({
  id: z.string(),
  text: bilingual,
  url: z.string(),
  show: z.boolean(),
})
export const courier = z.object({
  code: z.string(),
  name: bilingual,
  url: z.string(),
  /** its number at the tracking service; those the shop begins with need none */
  track: z.optional(z.string().check(z.regex(/^\d{0,4}$/, '숫자 4자리까지 적어 주세요.'))),
  use: z.boolean(),
})

/** Where the shop moved from and to: who opens it under an old host is told. */
export const moving = z._default(
  z.object({
    old_hosts: z.array(z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/))).check(z.maxLength(20)),
    new_host_url: z.string().check(z.maxLength(300)),
  }),
  { old_hosts: [], new_host_url: '' },
)

export const settingShapes = {
  company,
  bank_accounts: z.array(bankAccount),
  shipping,
  payment,
  top_bar: topBar,
  menus,
  couriers: z.array(courier),
  abroad,
  point: pointRules,
  moving,
  security,
  quotation: quotationRules,
  returns: returnFees,
  classes: classRules,
  studio: studioRules,
  holds,
  gifts: giftCeiling,
  traits,
}
export type Settings = {
  [Name in keyof typeof settingShapes]: z.output<(typeof settingShapes)[Name]>
}
export type SettingName = keyof Settings

/** What every page may know. */
export const publicSettings = z.object({
  company,
  bank_accounts: z.array(bankAccount),
  shipping: z.pick(shipping, {
    grades: true,
    cut_off_hour: true,
    days_on_the_way: true,
    holidays: true,
  }),
  point: pointRules,
  returns: returnFees,
  payment,
  top_bar: topBar,
  menus,
  couriers: z.array(courier),
  moving,
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
    answer: one(
      z.object({ values: z.object(settingShapes), versions: z.record(z.string(), z.number()) }),
    ),
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
