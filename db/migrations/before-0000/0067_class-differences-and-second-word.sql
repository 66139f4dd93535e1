ALTER TABLE "class_booking" ADD COLUMN "soon_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "owed_here" integer DEFAULT 0 NOT NULL;