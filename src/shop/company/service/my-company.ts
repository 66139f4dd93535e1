import { notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { CompanyInvoice, CompanyOrder, MyCompany } from '#shop/company/contract.ts'
import { agesOf, leftOf } from '#shop/company/rules.ts'
import type { CompanyRecord } from '#shop/company/store/companies.ts'
import { listCompanyInvoices } from '#shop/company/store/invoices.ts'
import { listMonths } from '#shop/company/store/ledger.ts'
import { listCompanyOrders } from '#shop/company/store/orders.ts'
import type { Address } from '#shop/member/account-contract.ts'
import { addressesOf } from '#shop/member/service/addresses.ts'
import { memberOf } from '#shop/member/service.ts'
import { goodsIn } from '#shop/order/rules.ts'
import { registrationOf } from './charge.ts'
import { colleaguesOf } from './colleagues.ts'
import { reasonNow, standingOf, workplaceOf } from './standing.ts'

/** The company this member orders for, or nothing. */
export async function myCompany(ctx: Ctx): Promise<MyCompany | null> {
  const row = await workplaceOf(ctx)
  if (!row) return null
  const standing = await standingOf(ctx, row)
  const isOwner = row.mb_id === memberOf(ctx)
  return {
    ...registrationOf(row),
    role: isOwner ? 'owner' : 'colleague',
    state: row.state,
    credit_limit: row.credit_limit,
    due_days: row.due_days,
    owed: standing.owed,
    left: row.state === 'open' ? leftOf(standing) : 0,
    ages: agesOf(standing.open, koreanDay(ctx.now)),
    reason: row.credit_limit > 0 ? reasonNow(ctx, standing) : null,
    open: standing.open,
    months: await listMonths(ctx, row.mb_id),
    colleagues: isOwner ? await colleaguesOf(ctx, row.mb_id) : [],
  }
}

/** The owner's address book, for a colleague: the owner has it anyway. */
export async function companyAddressBook(ctx: Ctx): Promise<Address[]> {
  const row = await workplaceOf(ctx)
  return row && row.mb_id !== memberOf(ctx) ? addressesOf(ctx, row.mb_id) : []
}

export async function ownWorkplace(ctx: Ctx): Promise<CompanyRecord> {
  const row = await workplaceOf(ctx)
  if (!row) throw notFound()
  return row
}

export async function myCompanyOrders(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const { mb_id } = await ownWorkplace(ctx)
  const { rows, total } = await listCompanyOrders(ctx, mb_id, ask)
  return pageOf(
    rows.map(
      ({ it_name, it_name_en, lines, approval_no, ...row }): CompanyOrder => ({
        ...row,
        ...goodsOf(it_name, it_name_en, lines),
        approval_no: approval_no ?? '',
      }),
    ),
    total,
    ask,
  )
}

export async function myCompanyInvoices(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const { mb_id, business_number } = await ownWorkplace(ctx)
  const whose = { mb_id, business_number, asks: memberOf(ctx) }
  const { rows, total } = await listCompanyInvoices(ctx, whose, ask)
  return pageOf(
    rows.map(
      ({ it_name, it_name_en, lines, ...row }): CompanyInvoice => ({
        ...row,
        ...goodsOf(it_name, it_name_en, lines),
      }),
    ),
    total,
    ask,
  )
}

function goodsOf(it_name: string, it_name_en: string, lines: number) {
  return {
    goods: goodsIn('kr', it_name, lines),
    goods_en: goodsIn('en', it_name_en || it_name, lines),
  }
}
