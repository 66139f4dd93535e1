ALTER TABLE "order_draft" ADD COLUMN "qt_id" bigint;--> statement-breakpoint
ALTER TABLE "order_draft" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_draft_address" ON "order_draft" USING btree ("ip","created_at");