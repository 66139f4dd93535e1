CREATE INDEX "order_line_find" ON "order_line" USING gin ((it_name || ' ' || it_name_en) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "parcel_invoice" ON "parcel" USING btree ("invoice");