CREATE INDEX "tile_cheapest" ON "tile" USING btree ((price = 0),"price","it_id");--> statement-breakpoint
CREATE INDEX "tile_cheapest_usd" ON "tile" USING btree ((price_usd = 0),"price_usd","it_id");