DROP INDEX "shop_order_time";--> statement-breakpoint
DROP INDEX "payment_status";--> statement-breakpoint
CREATE INDEX "item_letters" ON "item" USING gin (lower(normalize(it_name || ' ' || it_name_en, NFD)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_order_memo" ON "shop_order" USING btree ("od_time" DESC NULLS LAST,"od_status") WHERE (od_memo <> '' or od_shop_memo <> '');--> statement-breakpoint
CREATE INDEX "shop_order_total" ON "shop_order" USING btree ((od_cart_price + od_send_cost + od_send_cost2 - od_cart_coupon - od_coupon - od_send_coupon - od_point_price) desc nulls last);--> statement-breakpoint
CREATE INDEX "payment_find" ON "payment" USING gin ((pay_id || ' ' || coalesce(customer ->> 'name', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_order_time" ON "shop_order" USING btree ("od_time" DESC NULLS LAST,"od_status","od_settle_case","currency","country_code","od_gift","mb_id");--> statement-breakpoint
CREATE INDEX "payment_status" ON "payment" USING btree ("status","created_at" DESC NULLS LAST,"provider");