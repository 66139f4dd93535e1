ALTER TABLE "bottle_job" ADD COLUMN "currency" text DEFAULT 'krw' NOT NULL;--> statement-breakpoint
ALTER TABLE "bottle_model" ADD COLUMN "mask_cap" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bottle_model" ADD COLUMN "mask_liquid" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bottle_model" ADD COLUMN "setup_usd" integer;--> statement-breakpoint
UPDATE "bottle_model" SET "mask_cap" = "picture" || '-cap', "mask_liquid" = "picture" || '-liquid';
