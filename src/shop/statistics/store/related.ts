import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { RelatedKind } from '#shop/statistics/related-contract.ts'

export type RelatedRow = {
  kind: RelatedKind
  id: string
  label: string
  amount: number | null
  currency: string
  waits: boolean
  at: Date | null
}

const most = 50

/** All that points to one order, the order itself first; nothing for a number that is none. */
export async function listRelated(ctx: Ctx, od_id: string): Promise<RelatedRow[]> {
  const found = await ctx.db.execute<RelatedRow>(sql`
    with o as (select od_id, mb_id, od_name, currency, od_time from shop_order where od_id = ${od_id})
    select kind, id, label, amount, currency, waits, at from (
      select 0 as nth, 'order' as kind, od_id as id, od_id as label, null::int as amount, currency, false as waits, od_time as at from o
      union all select 1, 'member', mb_id, od_name, null, currency, false, null from o where mb_id is not null
      union all select 2, 'payment', p.pay_id, '', p.amount, p.currency, false, coalesce(p.approved_at, p.created_at)
        from payment p join o using (od_id) where p.status not in ('ready', 'failed', 'cancelled', 'expired')
      union all select 3, 'refund', r.refund_id, r.reason, r.amount, o.currency, r.state in ('queued', 'failed'), r.created_at from payment_refund r join o using (od_id)
      union all select 4, 'claim', c.claim_id::text, '', null, o.currency, c.closed_at is null, c.requested_at from claim c join o using (od_id)
      union all select 5, 'quotation', q.qt_id::text, q.qt_no, q.total, q.currency, false, q.created_at from quotation q join o using (od_id)
      union all select 6, 'cash_receipt', k.receipt_id::text, '', k.amount, o.currency, k.state = 'failed', k.asked_at from cash_receipt k join o using (od_id)
      union all select 7, 'tax_invoice', x.tax_id::text, x.company, x.supply + x.vat + x.exempt, o.currency, x.state = 'requested', x.asked_at from tax_invoice x join o using (od_id)
      union all select 8, 'inquiry', i.qa_id::text, i.qa_subject, null, o.currency, i.qa_answer_time is null, i.qa_time from personal_inquiry i join o using (od_id)
      union all select 9, 'review', v.is_id::text, left(v.is_content, 60), null, o.currency, false, v.is_time
        from review v join order_line l using (ct_id) join o on o.od_id = l.od_id
    ) all_of order by nth, at limit ${most}`)
  return found.rows
}
