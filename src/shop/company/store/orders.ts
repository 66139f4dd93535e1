import { sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { openCharges } from './ledger.ts'

export type CompanyOrderRow = {
  od_id: string
  od_time: string
  od_status: string
  it_name: string
  it_name_en: string
  lines: number
  by: string
  amount: number
  rest: number
  due_on: string
  tax: 'requested' | 'issued' | 'refused' | null
  approval_no: string | null
}
type Ask = { page: number; per_page: number; order: 'asc' | 'desc' }

/** The orders on a company's account, whoever of it placed them. */
export async function listCompanyOrders(ctx: Ctx, mb_id: string, ask: Ask) {
  const way = ask.order === 'asc' ? sql`asc` : sql`desc`
  const found = await ctx.db.execute<CompanyOrderRow>(sql`
    select o.od_id, to_char(o.od_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as od_time, o.od_status,
      first.it_name, first.it_name_en, first.lines, o.od_name as by,
      coalesce(c.amount, 0)::int as amount, coalesce(c.rest, 0)::int as rest,
      (select min(due_on)::text from company_entry e where e.od_id = o.od_id and kind = 'order') as due_on,
      tax.state as tax, tax.approval_no
    from shop_order o
    left join (${openCharges}) c on c.mb_id = o.od_company and c.od_id = o.od_id
    cross join lateral (
      select it_name, it_name_en, (count(*) filter (where ct_from is null) over ())::int as lines
      from order_line l where l.od_id = o.od_id order by io_type, ct_id limit 1) first
    left join lateral (
      select state, approval_no from tax_invoice t where t.od_id = o.od_id order by state = 'refused', tax_id desc limit 1) tax on true
    where o.od_company = ${mb_id}
    order by o.od_time ${way}, o.od_id ${way} limit ${ask.per_page} offset ${rowsBefore(ask)}`)
  const total = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from shop_order where od_company = ${mb_id}`,
  )
  return { rows: found.rows, total: total.rows[0]?.total ?? 0 }
}
