ALTER TABLE "class_policy" ADD COLUMN "kind" text DEFAULT 'days' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD COLUMN "session_id" bigint;--> statement-breakpoint
-- what was noted so far was noted on the date the booking stands on
UPDATE "class_attendance" n SET "session_id" = b."session_id" FROM "class_attendee" a JOIN "class_booking" b USING ("booking_id") WHERE a."attendee_id" = n."attendee_id";--> statement-breakpoint
ALTER TABLE "class_attendance" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "class_attendance" DROP CONSTRAINT "class_attendance_attendee_id_meeting_no_pk";--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_attendee_id_session_id_meeting_no_pk" PRIMARY KEY("attendee_id","session_id","meeting_no");--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_session_id_class_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_hold" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_session" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_session" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_booking" ALTER COLUMN "refund_percent" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "own_moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "free_move" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "most_percent" double precision;--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "by_shop" jsonb;--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
-- who moved it is not known of those so far: the one change is used
UPDATE "class_booking" SET "own_moved" = true WHERE "moved_from" IS NOT NULL;--> statement-breakpoint
-- until today tables only became kinder: that of today is what was agreed, or better
UPDATE "class_booking" b SET "terms" = jsonb_build_object('kind', p."kind", 'name', p."name", 'name_en', p."name_en", 'steps', coalesce((
    SELECT jsonb_agg(jsonb_build_object('days_before', t."days_before", 'percent', t."percent") ORDER BY t."days_before" DESC)
    FROM "class_policy_step" t WHERE t."policy_id" = p."policy_id"), '[]'))
  FROM "class_session" s JOIN "class_product" c USING ("class_id") JOIN "class_policy" p USING ("policy_id") WHERE s."session_id" = b."session_id";
