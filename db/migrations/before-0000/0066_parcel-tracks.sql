CREATE TABLE "parcel_track" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"invoice" text NOT NULL,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"next_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"told_out_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"trouble" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcel_track" ADD CONSTRAINT "parcel_track_parcel_id_parcel_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("parcel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_track_due" ON "parcel_track" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "parcel_track_trouble" ON "parcel_track" USING btree ("trouble") WHERE trouble <> '';--> statement-breakpoint
CREATE INDEX "parcel_track_checked" ON "parcel_track" USING btree ("checked_at" DESC NULLS LAST,"parcel_id" DESC NULLS LAST);