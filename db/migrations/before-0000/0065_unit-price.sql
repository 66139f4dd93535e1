ALTER TABLE "item" ADD COLUMN "it_unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_option" ADD COLUMN "io_content" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tile" ADD COLUMN "it_unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tile" ADD COLUMN "content" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_option" ADD CONSTRAINT "item_option_content" CHECK ("item_option"."io_content" >= 0);