ALTER TABLE "application" ADD COLUMN "formula" jsonb;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "agreed" text[] DEFAULT '{}' NOT NULL;