CREATE INDEX "item_created" ON "item" USING btree ("created_at" DESC NULLS FIRST,"it_id");--> statement-breakpoint
CREATE INDEX "item_name" ON "item" USING gin ("it_name" gin_trgm_ops,"it_name_en" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_states" ON "item" USING btree ("it_id","it_use","it_soldout","it_noti_qty");