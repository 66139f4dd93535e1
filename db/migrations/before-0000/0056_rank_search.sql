CREATE INDEX "search_item_name_words" ON "search_item" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "search_item_sold" ON "search_item" USING btree ("sold_30d" DESC NULLS FIRST,"it_id");--> statement-breakpoint
CREATE INDEX "search_item_key" ON "search_item" USING btree ("name_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_item_key_en" ON "search_item" USING btree ("name_key_en" text_pattern_ops);