ALTER TABLE "item" ADD COLUMN "it_traits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tile" ADD COLUMN "traits" text[] DEFAULT '{}' NOT NULL;