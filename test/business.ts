import { sql } from 'drizzle-orm'
import { houseCtx } from '#platform/context.ts'
import { companies } from '#shop/company/contract.ts'
import { companyDesk } from '#shop/company/desk-contract.ts'
import { openCompany } from '#shop/company/service/open-company.ts'
import { testShop } from './database.ts'
import { stockItem } from './goods.ts'
import { fill, place } from './ordering.ts'
import { type Shopper, shopper } from './shopper.ts'

const { house } = await testShop()
const owner = await shopper({ mb_id: 'account_owner', staff_role: 'owner' })
let people = 0

const registration = {
  company: '달빛공방',
  business_number: '1248100998',
  representative: '정하린',
  address: '서울특별시 종로구 북촌로 1',
  business_type: '제조업',
  business_item: '향초',
  tax_email: 'tax@moon.example',
}

/** An approved business with so much to order on account. */
export async function business(credit_limit = 100_000) {
  const mb_id = `company_${Date.now()}_${people++}`
  const harin = await shopper({ mb_id })
  await openCompany(houseCtx(house), mb_id, registration)
  if (credit_limit) await setTerms(mb_id, { credit_limit })
  return { harin, mb_id }
}

export async function setTerms(mb_id: string, terms: Record<string, number>) {
  const { data } = await owner.call(companyDesk.show, { params: { mb_id } })
  const { credit_limit, due_days, block_days, version } = data
  return owner.call(companyDesk.terms, {
    params: { mb_id },
    body: { credit_limit, due_days, block_days, version, ...terms },
  })
}

/** So many units of an item of 10,000 won with 4,000 won of shipping, on account. */
export async function onAccount(who: Shopper, qty = 1, more = {}, goods = stockItem(house)) {
  const { totals } = await fill(who, await goods, qty)
  return place(who, {
    od_settle_case: '외상',
    expected_total: totals.total,
    od_pwd: undefined,
    ...more,
  })
}

/** Somebody whom the owner of a company has asked, and who has said yes. */
export async function colleague(harin: Shopper): Promise<Shopper & { mb_id: string }> {
  const mb_id = `colleague_${Date.now()}_${people++}`
  const jio = await shopper({ mb_id })
  const token = await invited(harin, `${mb_id}@mail.example`)
  await jio.call(companies.accept, { params: { token } })
  return { ...jio, mb_id }
}

export async function invited(harin: Shopper, email: string): Promise<string> {
  const { data } = await harin.call(companies.invite, { body: { email } })
  const found = await house.db.execute<{ token: string }>(
    sql`select token from company_colleague where co_id = ${data.co_id}`,
  )
  return found.rows[0]?.token ?? ''
}
