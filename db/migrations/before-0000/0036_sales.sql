CREATE INDEX "shop_order_mail" ON "shop_order" USING btree (lower(od_email),"od_time");--> statement-breakpoint
CREATE INDEX "payment_approved" ON "payment" USING btree ("approved_at");--> statement-breakpoint
CREATE INDEX "payment_refund_done" ON "payment_refund" USING btree ("done_at") WHERE state = 'done';--> statement-breakpoint
-- deposits noted before each had a payment of its own
insert into payment (pay_id, od_id, provider, way, status, amount, currency, lang, customer, approved_at, created_at)
select o.od_id || '-bank' || case when k.banks = 0 then '' else (k.banks + 1)::text end, o.od_id, 'bank', 'bank', 'paid', o.od_receipt_price - k.known, o.currency, o.lang,
  jsonb_build_object('name', o.od_name, 'email', o.od_email, 'phone', o.od_hp), coalesce(o.od_receipt_time, o.od_time), coalesce(o.od_receipt_time, o.od_time)
from shop_order o, lateral (
  select coalesce(sum(p.amount), 0)::int as known, count(*) filter (where p.provider = 'bank') as banks
  from payment p where p.od_id = o.od_id and p.claim_id is null and p.approved_at is not null) k
where o.od_settle_case = '무통장' and o.od_receipt_price > k.known
on conflict do nothing;--> statement-breakpoint
update payment set approved_at = coalesce(confirmed_at, created_at) where approved_at is null and status in ('paid', 'part_refunded', 'refunded');
