CREATE INDEX "item_option_left" ON "item_option" USING btree ("it_id","io_type","io_stock_qty","io_reserved_qty") WHERE io_use;--> statement-breakpoint
CREATE INDEX "payment_approved_last" ON "payment" USING btree ("approved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_amount" ON "payment" USING btree ("amount" DESC NULLS LAST,"pay_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_asked" ON "payment" USING btree ("asked_at") WHERE refunded > 0;