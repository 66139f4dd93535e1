import { randomBytes } from 'node:crypto'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { usualCategories } from '#shop/custom/ifra-contract.ts'
import { hashPassword } from '#shop/member/passwords.ts'
import { member } from '#shop/member/tables.ts'
import { blankSettings } from '#shop/setting/blank-text.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { standardMenus } from '#shop/setting/menus-text.ts'
import { insertSettings } from '#shop/setting/store.ts'
import { standardTraits } from '#shop/setting/traits-text.ts'
import { notice } from '#shop/support/tables.ts'
import { bankAccounts, company, koreanNames, notices } from './content.ts'
import { countries, couriers, islands } from './delivery.ts'

export const settings: Settings = {
  company: {
    name: company.name,
    ceo: company.ceo,
    address: company.address,
    phone: company.phone,
    fax: '',
    email: company.email,
    hours: { ko: '평일 10:00–18:00', en: 'Weekdays 10:00–18:00 KST' },
    lunch: { ko: '점심 12:00–13:00', en: 'Lunch 12:00–13:00' },
    closed: { ko: '주말·공휴일 휴무', en: 'Closed on weekends and public holidays' },
    business_number: company.business_number,
    business_number_mark: { ko: '예시', en: 'example' },
    business_type: company.business_type,
    business_item: company.business_item,
    mail_order_number: company.mail_order_number,
    privacy_officer: company.privacy_officer,
    hosting: company.hosting,
    mail_service: company.mail_service,
    escrow: company.purchase_safety,
    escrow_url: 'https://www.tosspayments.com',
    social: [
      { name: 'Instagram', url: 'https://www.instagram.com/odemoa.example/' },
      { name: 'KakaoTalk', url: 'https://pf.kakao.com/_odemoa_example' },
      { name: 'YouTube', url: 'https://www.youtube.com/@odemoa.example' },
    ],
  },
  bank_accounts: bankAccounts.map((account, at) => ({ id: `account-${at + 1}`, bank: { ko: `${account.bank} (예시)`, en: `${account.bank_en} (example)` },
    number: account.number.replace(' (예시)', ''), holder: { ko: account.holder, en: account.holder_en }, use: true })),
  shipping: {
    grades: [{ below: 20_000, cost: 4_000 }, { below: 30_000, cost: 3_500 }, { below: 50_000, cost: 3_000 }],
    islands,
    cut_off_hour: 14,
    days_on_the_way: 1,
    island_days: 2,
    holidays: ['2026-12-25', '2027-01-01', '2027-02-05', '2027-02-08', '2027-03-01', '2027-05-05', '2027-05-13', '2027-08-16', '2027-09-14', '2027-09-15', '2027-09-16', '2027-10-04', '2027-10-11', '2027-12-27'],
  },
  payment: { deposit_days: 3, usd_rate: 1_380, cash_self_issue: true, escrow: true },
  menus: standardMenus,
  top_bar: { id: 'winter-2026', text: { ko: '{50,000원} 이상 주문은 배송비가 없어요', en: 'Free shipping in Korea on orders of {50,000 won} and more' }, url: '/shop/best-seller', show: true },
  couriers,
  abroad: { countries },
  security: { require_second_factor: false },
  gifts: {
    each: 50_000,
    day: 300_000,
    month: 3_000_000,
    member: 500_000,
    receipt: 30_000,
    receipt_month: 2_000_000,
    hand: 3_000_000,
    hand_day: 20_000_000,
    hand_month: 200_000_000,
    account: 5_000_000,
    quotation: 10_000_000,
  },
  traits: standardTraits,
  holds: { per_address: 50, per_phone: 10, guest_percent: 30, member_percent: 60, share_least: 5, low_percent: 20, guest_hours: 24, seats_person: 8, seats_address: 16, seats_least: 4 },
  moving: { old_hosts: [], new_host_url: '' },
  studio: { categories: usualCategories },
  classes: { offer_minutes: 120, offer_stop_hours: 3, short_days: 2, short: 'tell' },
  returns: { return_fee: 3_000, exchange_fee: 6_000 },
  quotation: {
    valid_days: 14,
    grades: [{ level: 5, percent: 10 }, { level: 7, percent: 15, least: 100_000 }],
    rules: [
      { level: 0, on: 'product', target: '1702000003', from: 10, percent: 5 },
      { level: 0, on: 'product', target: '1702000003', from: 30, percent: 10 },
      // makers buy by the dozen
      ...['701', '702', '703', '801', '501', '502', '503', '504', '601'].flatMap((target) => [
        { level: 0, on: 'category' as const, target, from: 10, percent: 5 },
        { level: 0, on: 'category' as const, target, from: 30, percent: 10 },
      ]),
      { level: 5, on: 'category', target: '2', from: 1, percent: 12 },
      { level: 7, on: 'product', target: '1702000003', from: 12, percent: 25, pack: 12 },
    ],
  },
  point: { sign_up: 1_000, grades: [{ level: 1, percent: 1 }, { level: 3, percent: 2 }, { level: 5, percent: 3 }], after_days: 7, term_days: 365, min_balance: 1_000, unit: 100, most: 50_000, earn_beside_points: true },
}

/** The settings of a shop that its owner has yet to fill in: usual delivery, couriers and rules, and nothing that was made up. */
export const emptySettings: Settings = { ...settings, ...blankSettings, payment: { ...settings.payment, escrow: false } }

export async function seedSettings(ctx: Ctx, settings: Settings) {
  await insertSettings(ctx, Object.entries(settings).map(([name, value]) => ({ name, value })))
  ctx.house.kept.drop(['setting'])
}

const staffNames = { order: '주다온', finance: '한지안', product: '진서우', content: '하예린', class: '양지호', accountant: '구하람' }

/** How long the sample member of this number has been one. */
export const daysAMember = (member: number) => 340 + member

const joinedAt = (ctx: Ctx, daysAgo: number) => before(ctx.now, { days: daysAgo })

export async function seedOwner(ctx: Ctx, ownerPassword: string, mb_email: string, created_at: Date) {
  await ctx.db.insert(member).values({ mb_id: 'owner', password_hash: await hashPassword(ownerPassword), mb_name: '오드모아', mb_email, mb_level: 10, staff_role: 'owner', created_at })
}

/** The owner, one account per staff role (closed until the owner sets a password) and shoppers of every grade. */
export async function seedMembers(ctx: Ctx, ownerPassword: string) {
  await seedOwner(ctx, ownerPassword, 'owner@odemoa.example', joinedAt(ctx, 365))
  const closed = await hashPassword(randomBytes(24).toString('base64url'))
  await ctx.db.insert(member).values([
    ...Object.entries(staffNames).map(([role, mb_name], at) => ({ mb_id: `staff_${role}`, password_hash: closed, mb_name, mb_email: `${role}@odemoa.example`, mb_level: 9, staff_role: role, created_at: joinedAt(ctx, 360 - at) })),
    ...koreanNames.slice(0, 12).map((mb_name, at) => ({ mb_id: `sample${at + 1}`, password_hash: closed, mb_name, mb_email: `sample${at + 1}@mail.example`, mb_hp: `0100000${String(1000 + at)}`, mb_level: 2 + (at % 4), created_at: joinedAt(ctx, daysAMember(at + 1)) })),
  ])
}

export async function seedNotices(ctx: Ctx) {
  await ctx.db.insert(notice).values(notices.map(({ days_ago, body, body_en, ...one }) => ({ ...one, content: body, content_en: body_en, created_at: before(ctx.now, { days: days_ago }) })))
}
