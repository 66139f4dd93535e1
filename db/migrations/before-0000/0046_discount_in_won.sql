ALTER TABLE "item" ADD COLUMN "discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tile" ADD COLUMN "discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_discount_amount" CHECK ("item"."discount_amount" >= 0 and ("item"."discount_amount" = 0 or "item"."discount_rate" = 0));