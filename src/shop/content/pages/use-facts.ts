import { businessNumberText } from '#kernel/business-number.ts'
import { longDay } from '#kernel/day-words.ts'
import { wonToCents } from '#kernel/money.ts'
import { phoneFor } from '#kernel/phone.ts'
import { freeShipping } from '#shop/catalog/delivery-rules.ts'
import { useSettings } from '#storefront/hooks.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { type Facts, inForceSince } from './legal.ts'

/** What the legal texts say of the shop, from the public settings; null when the server could not answer. */
export function useFacts(version: string): Facts | null {
  const { pick, lang } = useLang()
  const shippingCosts = useShippingCosts()
  const settings = useSettings()
  if (!settings) return null
  const { company, couriers, payment, shipping } = settings
  const both = (text: { ko: string; en: string } | undefined) =>
    text ? pick(text.ko, text.en) : ''
  const mark = both(company.business_number_mark)
  return {
    company: both(company.name),
    ceo: both(company.ceo),
    address: both(company.address),
    phone: phoneFor(lang, company.phone),
    email: company.email,
    hours: [company.hours, company.lunch, company.closed].map(both).filter(Boolean).join(', '),
    business_number: businessNumberText(company.business_number) + (mark && ` (${mark})`),
    mail_order_number: both(company.mail_order_number),
    officer: both(company.privacy_officer),
    hosting: both(company.hosting),
    mail_service: both(company.mail_service),
    escrow: both(company.escrow),
    // a courier without a tracking page is the shop's own van or a pick-up
    couriers: couriers
      .filter((courier) => courier.url)
      .map((courier) => both(courier.name))
      .join(', '),
    deposit_days: String(payment.deposit_days),
    cut_off_hour: String(shipping.cut_off_hour),
    days_on_the_way: String(shipping.days_on_the_way),
    ...shippingCosts,
    version,
    since: longDay(inForceSince(version), lang),
  }
}

function useShippingCosts(): Facts {
  const t = useT()
  const money = useMoney()
  const { currency } = useLang()
  const settings = useSettings()
  if (!settings) return {}
  const { grades } = settings.shipping
  const inCurrency = (won: number) =>
    money(currency === 'usd' ? wonToCents(won, settings.payment.usd_rate) : won)
  const rows = grades
    .filter(({ cost }) => cost > 0)
    .map(({ below, cost }) =>
      t('{below} 미만 {cost}', { below: inCurrency(below), cost: inCurrency(cost) }),
    )
  const free = freeShipping(grades)
  return {
    grades: free
      ? [...rows, t('{from} 이상 무료', { from: inCurrency(free.from) })].join(', ')
      : t('배송비가 없어요.'),
    return_cost: free ? inCurrency(free.cost * 2) : '',
  }
}
