ALTER TABLE "review" ADD COLUMN "ct_option_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "review" SET "ct_option_en" = l."ct_option_en" FROM "order_line" l WHERE l."ct_id" = "review"."ct_id";
