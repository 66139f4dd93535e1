import { sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { CompanyInvoice } from '#shop/company/contract.ts'

export type CompanyInvoiceRow = Omit<CompanyInvoice, 'goods' | 'goods_en'> & {
  it_name: string
  it_name_en: string
  lines: number
}
type Whose = {
  /** the owner of the account, and who asks */
  mb_id: string
  asks: string
  business_number: string
}

/**
 * Invoices to a company: of orders on its account for everybody who orders for it; of orders paid in another way for whoever
 * placed them, and for the owner where a colleague had them written to the company.
 */
export async function listCompanyInvoices(
  ctx: Ctx,
  { mb_id, asks, business_number }: Whose,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const way = ask.order === 'asc' ? sql`asc` : sql`desc`
  const theirs = sql`
    from (
      select od_id from shop_order where od_company = ${mb_id}
      union all
      select od_id from shop_order where od_company is null and mb_id in (
        select ${asks} union
        select mb_id from company_colleague where owner_id = ${mb_id} and owner_id = ${asks} and mb_id is not null)) whose
    join shop_order o using (od_id) join tax_invoice t using (od_id)
    where o.od_company is not null or t.business_number = ${business_number}`
  const found = await ctx.db.execute<CompanyInvoiceRow>(sql`
    select asked.*, first.it_name, first.it_name_en, first.lines from (
      select t.tax_id::int, o.od_id, to_char(o.od_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as od_time, o.od_name as by,
        o.od_company is not null as on_account, (o.od_company is not null or o.mb_id = ${asks}) as open,
        t.state, t.supply, t.vat, t.exempt, t.written_on::text, t.approval_no, t.reason
      ${theirs} order by t.tax_id ${way} limit ${ask.per_page} offset ${rowsBefore(ask)}) asked
    cross join lateral (
      select it_name, it_name_en, (count(*) filter (where ct_from is null) over ())::int as lines
      from order_line l where l.od_id = asked.od_id order by io_type, ct_id limit 1) first
    order by asked.tax_id ${way}`)
  const total = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total ${theirs}`,
  )
  return { rows: found.rows, total: total.rows[0]?.total ?? 0 }
}
