CREATE TABLE "class_attendance" (
	"attendee_id" bigint NOT NULL,
	"meeting_no" smallint NOT NULL,
	"state" text NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	"noted_by" text NOT NULL,
	CONSTRAINT "class_attendance_attendee_id_meeting_no_pk" PRIMARY KEY("attendee_id","meeting_no")
);
--> statement-breakpoint
CREATE TABLE "class_calendar" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_calendar_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "class_press" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "class_certificate_attendee";--> statement-breakpoint
ALTER TABLE "class_certificate" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_certificate" ADD COLUMN "issuer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_certificate" ADD COLUMN "issuer_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_certificate" ADD COLUMN "registration" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_certificate" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "class_certificate" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_certificate" ADD COLUMN "revoke_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_certificate" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "class_session" ADD COLUMN "later_starts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_attendee_id_class_attendee_attendee_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."class_attendee"("attendee_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_calendar" ADD CONSTRAINT "class_calendar_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_press_created_at" ON "class_press" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "class_certificate_created_at" ON "class_certificate" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "class_certificate_attendee" ON "class_certificate" USING btree ("attendee_id") WHERE revoked_at is null;