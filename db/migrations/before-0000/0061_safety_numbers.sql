ALTER TABLE "item" ADD COLUMN "safety_kind" text DEFAULT 'report' NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "safety_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "safety_from" date;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "safety_until" date;--> statement-breakpoint
CREATE INDEX "item_safety" ON "item" USING btree ("safety_until") WHERE it_use;