ALTER TABLE "hand_gift" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_gift" ADD COLUMN "detail" jsonb;