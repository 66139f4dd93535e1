ALTER TABLE "item" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "turn_images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tile" ADD COLUMN "moves" text DEFAULT '' NOT NULL;