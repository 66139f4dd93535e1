import { usualCategories } from '#shop/custom/ifra-contract.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { standardMenus } from '#shop/setting/menus-text.ts'
import { standardTraits } from '#shop/setting/traits-text.ts'

const both = (ko: string, en = ko) => ({ ko, en })

/** Settings as round as possible, so that sums in tests can be read. */
export const sampleSettings: Settings = {
  company: {
    name: both('오드모아', 'ODEMOA'),
    ceo: both('김향기', 'Kim Hyanggi'),
    address: both('서울', 'Seoul'),
    phone: '02-0000-0000',
    fax: '',
    email: 'shop@odemoa.example',
    hours: both('10-17'),
    lunch: both('12-13'),
    closed: both('주말', 'weekends'),
    business_number: '000-00-00000',
    business_number_mark: both('예시', 'sample'),
    mail_order_number: both(''),
    privacy_officer: both(''),
    hosting: both(''),
    escrow: both(''),
    social: [],
  },
  bank_accounts: [
    {
      id: 'main',
      bank: both('하나은행', 'Hana Bank'),
      number: '000-910000-00000',
      holder: both('오드모아', 'Odemoa'),
      use: true,
    },
    {
      id: 'old',
      bank: both('국민은행', 'KB'),
      number: '000-00-0000',
      holder: both('오드모아', 'Odemoa'),
      use: false,
    },
  ],
  shipping: {
    grades: [
      { below: 20_000, cost: 4_000 },
      { below: 30_000, cost: 3_000 },
      { below: 50_000, cost: 2_000 },
    ],
    islands: [
      { name: both('제주', 'Jeju'), from: '63000', to: '63644', cost: 3_000, no_flammable: false },
    ],
    cut_off_hour: 14,
    days_on_the_way: 1,
    island_days: 2,
    holidays: [],
  },
  payment: { deposit_days: 3, usd_rate: 1_000, cash_self_issue: true, escrow: true },
  menus: standardMenus,
  top_bar: { id: 'none', text: both(''), url: '', show: false },
  couriers: [
    {
      code: 'cj',
      name: both('CJ대한통운', 'CJ Logistics'),
      url: 'https://trace.example/?n={n}',
      use: true,
    },
    { code: 'pickup', name: both('방문수령', 'Pick-up'), url: '', use: true },
  ],
  moving: { old_hosts: [], new_host_url: '' },
  abroad: {
    countries: [
      {
        code: 'US',
        name: both('미국', 'United States'),
        by: 'weight',
        rows: [
          { upto: 1_000, cost: 20_000 },
          { upto: 2_000, cost: 30_000 },
        ],
        free_from: null,
        flammable: false,
        days_least: 5,
        days_most: 9,
        use: true,
      },
      {
        code: 'JP',
        name: both('일본', 'Japan'),
        by: 'amount',
        rows: [{ upto: 100_000, cost: 12_000 }],
        free_from: 80_000,
        flammable: true,
        days_least: 3,
        days_most: 6,
        use: true,
      },
    ],
  },
  studio: { categories: usualCategories },
  classes: { offer_minutes: 120, offer_stop_hours: 3, short_days: 2, short: 'tell' },
  security: { require_second_factor: false },
  traits: standardTraits,
  gifts: {
    each: 1_000_000,
    day: 100_000_000,
    month: 1_000_000_000,
    member: 100_000_000,
    receipt: 1_000_000,
    receipt_month: 1_000_000_000,
    hand: 1_000_000_000,
    hand_day: 10_000_000_000,
    hand_month: 10_000_000_000,
    account: 5_000_000,
    quotation: 10_000_000,
  },
  // all tests order from few places
  holds: {
    per_address: 0,
    per_phone: 0,
    guest_percent: 0,
    member_percent: 0,
    share_least: 5,
    low_percent: 0,
    guest_hours: 24,
    seats_person: 0,
    seats_address: 0,
    seats_least: 4,
  },
  returns: { return_fee: 4_000, exchange_fee: 8_000 },
  quotation: { valid_days: 14, grades: [{ level: 5, percent: 10 }] },
  point: {
    sign_up: 1_000,
    grades: [{ level: 1, percent: 1 }],
    after_days: 7,
    term_days: 365,
    min_balance: 1_000,
    unit: 100,
    most: 50_000,
    earn_beside_points: true,
  },
}
