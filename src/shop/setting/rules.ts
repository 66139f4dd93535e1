import { isMail } from '#kernel/mail-address.ts'
import type { Settings } from './contract.ts'
import { whyNoLink, wrongMenus } from './menu-rules.ts'

/** Messages per dotted field, as phrases. */
type Wrong = Record<string, string[]>

const day = /^\d{4}-\d{2}-\d{2}$/
const zip = /^\d{5}$/

/** Why a group of settings cannot be kept although its shape is right; empty when it can. Pure, for the form and for the server. */
export function wrongSetting<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
): Wrong {
  const wrong: Wrong = {}
  checks[name]?.(value, (field, phrase) => {
    wrong[field] = [...(wrong[field] ?? []), phrase]
  })
  return wrong
}

type Say = (field: string, phrase: string) => void

const checks: { [Name in keyof Settings]?: (value: Settings[Name], say: Say) => void } = {
  shipping: checkShipping,
  bank_accounts: checkAccounts,
  couriers: checkCouriers,
  company: checkCompany,
  menus: checkMenus,
  top_bar: checkTopBar,
  abroad: checkAbroad,
  point: checkPoint,
  quotation: checkQuotation,
  returns: checkReturns,
  traits: checkTraits,
  moving: checkMoving,
}

function checkMenus(menus: Settings['menus'], say: Say) {
  for (const [field, phrases] of Object.entries(wrongMenus(menus)))
    for (const phrase of phrases) say(field, phrase)
}

function checkShipping({ grades, islands, holidays }: Settings['shipping'], say: Say) {
  for (const [row, grade] of grades.entries()) {
    const before = grades[row - 1]
    if (before && grade.below <= before.below)
      say(`grades.${row}.below`, '앞줄보다 큰 금액을 적어 주세요.')
  }
  for (const [row, island] of islands.entries()) {
    if (!island.name.ko.trim()) say(`islands.${row}.name.ko`, '지역 이름을 적어 주세요.')
    if (!zip.test(island.from)) say(`islands.${row}.from`, '우편번호는 숫자 5자리예요.')
    if (!zip.test(island.to)) say(`islands.${row}.to`, '우편번호는 숫자 5자리예요.')
    if (zip.test(island.from) && zip.test(island.to) && island.from > island.to)
      say(`islands.${row}.to`, '끝 번호는 첫 번호보다 작을 수 없어요.')
    const other = islands.findIndex(
      (one, at) => at < row && one.from <= island.to && island.from <= one.to,
    )
    if (other >= 0) say(`islands.${row}.from`, '다른 줄과 우편번호가 겹쳐요.')
  }
  for (const [row, holiday] of holidays.entries())
    if (!day.test(holiday) || Number.isNaN(Date.parse(holiday)))
      say(`holidays.${row}`, '날짜를 골라 주세요.')
}

function checkAccounts(accounts: Settings['bank_accounts'], say: Say) {
  for (const [row, account] of accounts.entries()) {
    if (!account.id || accounts.findIndex(({ id }) => id === account.id) !== row)
      say(`${row}.number`, '같은 계좌가 두 번 있어요.')
    if (!account.bank.ko.trim()) say(`${row}.bank.ko`, '은행 이름을 적어 주세요.')
    if (!/^[\d-]{8,24}$/.test(account.number))
      say(`${row}.number`, '계좌번호는 숫자와 - 로 8자리 이상 적어 주세요.')
    if (!account.holder.ko.trim()) say(`${row}.holder.ko`, '예금주를 적어 주세요.')
  }
  if (!accounts.some(({ use }) => use)) say('', '쓰는 계좌가 하나는 있어야 해요.')
}

function checkCouriers(couriers: Settings['couriers'], say: Say) {
  for (const [row, courier] of couriers.entries()) {
    if (!/^[\w-]{1,30}$/.test(courier.code))
      say(`${row}.code`, '코드는 영문, 숫자, - 만 쓸 수 있어요.')
    else if (couriers.findIndex(({ code }) => code === courier.code) !== row)
      say(`${row}.code`, '같은 코드가 두 번 있어요.')
    if (!courier.name.ko.trim()) say(`${row}.name.ko`, '택배사 이름을 적어 주세요.')
    if (courier.url && !/^https?:\/\//.test(courier.url))
      say(`${row}.url`, '주소는 https://로 시작해요.')
  }
}

function checkCompany(company: Settings['company'], say: Say) {
  if (!company.name.ko.trim()) say('name.ko', '상호를 적어 주세요.')
  if (!isMail(company.email)) say('email', '메일 주소 형식이 아니에요. 예: name@example.com')
  if (company.escrow_url && !/^https?:\/\//.test(company.escrow_url))
    say('escrow_url', '주소는 https://로 시작해요.')
  for (const [row, { name, url }] of company.social.entries()) {
    if (!name.trim()) say(`social.${row}.name`, '이름을 적어 주세요.')
    // an address that a browser would run is no address
    if (!/^https?:\/\//.test(url)) say(`social.${row}.url`, '주소는 https://로 시작해요.')
  }
}

function checkTopBar(bar: Settings['top_bar'], say: Say) {
  if (bar.show && !bar.text.ko.trim()) say('text.ko', '보여 줄 글을 적어 주세요.')
  const why = bar.url ? whyNoLink(bar.url) : null
  if (why) say('url', why)
}

function checkAbroad({ countries }: Settings['abroad'], say: Say) {
  for (const [row, country] of countries.entries()) {
    if (country.code === 'KR') say(`countries.${row}.code`, '국내 배송은 배송 설정에서 정해요.')
    else if (countries.findIndex(({ code }) => code === country.code) !== row)
      say(`countries.${row}.code`, '같은 나라가 두 번 있어요.')
    if (!country.name.ko.trim()) say(`countries.${row}.name.ko`, '나라 이름을 적어 주세요.')
    if (!country.rows.length) say(`countries.${row}.rows`, '배송비를 한 줄 이상 적어 주세요.')
    for (const [at, step] of country.rows.entries()) {
      const before = country.rows[at - 1]
      if (before && step.upto <= before.upto)
        say(`countries.${row}.rows.${at}.upto`, '앞줄보다 큰 값을 적어 주세요.')
    }
    if (country.days_least > country.days_most)
      say(`countries.${row}.days_most`, '가장 빠른 날보다 작을 수 없어요.')
  }
}

function checkPoint({ grades, unit, most }: Settings['point'], say: Say) {
  for (const [row, { level }] of grades.entries())
    if (grades.findIndex((one) => one.level === level) !== row)
      say(`grades.${row}.level`, '같은 등급이 두 번 있어요.')
  if (most > 0 && most < unit) say('most', '쓰는 단위보다 작을 수 없어요.')
}

function checkQuotation({ grades, rules = [] }: Settings['quotation'], say: Say) {
  for (const [row, { level }] of grades.entries())
    if (grades.findIndex((one) => one.level === level) !== row)
      say(`grades.${row}.level`, '같은 등급이 두 번 있어요.')
  for (const [row, rule] of rules.entries()) {
    const { level, on, target, from, percent, pack = 1 } = rule
    if (level === 1) say(`rules.${row}.level`, '등급을 골라 주세요.')
    if (on !== 'all' && !target) say(`rules.${row}.target`, '가격을 정할 대상을 골라 주세요.')
    // the price of one unit is the catalogue's
    if (level === 0 && from < 2 && percent > 0)
      say(`rules.${row}.from`, '모두에게 주는 수량 할인은 2개부터예요.')
    if (from > 1 && from % pack)
      say(`rules.${row}.from`, '묶음 단위로 나누어지는 수량을 적어 주세요.')
    const same = (one: typeof rule) =>
      one.level === level && one.on === on && one.target === target && one.from === from
    if (rules.findIndex(same) !== row) say(`rules.${row}.from`, '같은 줄이 두 번 있어요.')
  }
}

function checkReturns({ return_fee, exchange_fee }: Settings['returns'], say: Say) {
  if (exchange_fee < return_fee)
    say('exchange_fee', '오가는 배송비라서 편도 배송비보다 적을 수 없어요.')
}

function checkTraits({ groups }: Settings['traits'], say: Say) {
  const sameAs = (names: string[], row: number) => {
    const own = names[row]?.trim() ?? ''
    return own !== '' && names.findIndex((one) => one.trim() === own) !== row
  }
  const names = groups.map(({ name }) => name.ko)
  const ids = groups.flatMap(({ values }) => values.map(({ id }) => id))
  for (const [row, { name, values }] of groups.entries()) {
    if (!name.ko.trim()) say(`groups.${row}.name.ko`, '묶음 이름을 적어 주세요.')
    if (sameAs(names, row)) say(`groups.${row}.name.ko`, '같은 이름의 묶음이 있어요.')
    if (!values.length) say(`groups.${row}.values`, '속성을 하나 이상 적어 주세요.')
    const own = values.map((value) => value.name.ko)
    for (const [at, value] of values.entries()) {
      const field = `groups.${row}.values.${at}.name.ko`
      if (!value.name.ko.trim()) say(field, '속성 이름을 적어 주세요.')
      if (sameAs(own, at) || ids.indexOf(value.id) !== ids.lastIndexOf(value.id))
        say(field, '같은 속성이 두 번 있어요.')
    }
  }
}

function checkMoving({ old_hosts, new_host_url }: Settings['moving'], say: Say) {
  if (old_hosts.length && !/^https?:\/\/[^/\s]+$/.test(new_host_url))
    say('new_host_url', '새 주소는 https://로 시작하고, 뒤에 경로를 붙이지 않아요.')
  const host = /^https?:\/\/(?:www\.)?([^/:\s]+)/.exec(new_host_url)?.[1]
  for (const [row, old] of old_hosts.entries())
    if (old.replace(/^www\./, '') === host)
      say(`old_hosts.${row}`, '새 주소와 같아요. 옛 주소를 적어 주세요.')
}
