ALTER TABLE "application" ADD COLUMN "sends" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "ap_id" bigint;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "send_nth" smallint;