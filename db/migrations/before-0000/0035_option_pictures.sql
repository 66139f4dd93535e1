ALTER TABLE "item" ADD COLUMN "picture_alts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "item_option" ADD COLUMN "io_image" text DEFAULT '' NOT NULL;