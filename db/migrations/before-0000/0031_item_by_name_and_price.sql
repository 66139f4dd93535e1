CREATE INDEX "item_by_name" ON "item" USING btree ("it_name","it_id");--> statement-breakpoint
CREATE INDEX "item_by_price" ON "item" USING btree ("it_price","it_id");