CREATE TABLE "class_wait" (
	"wait_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_wait_wait_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"mb_id" text,
	"name" text DEFAULT '' NOT NULL,
	"hp" text DEFAULT '' NOT NULL,
	"people" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"lang" text DEFAULT 'kr' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"offered_at" timestamp with time zone,
	"offer_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_wait_people" CHECK ("class_wait"."people" > 0)
);
--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_session" ADD COLUMN "short_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_wait" ADD CONSTRAINT "class_wait_session_id_class_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_wait_member" ON "class_wait" USING btree ("session_id","mb_id") WHERE mb_id is not null and state in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "class_wait_phone" ON "class_wait" USING btree ("session_id","hp") WHERE mb_id is null and hp <> '' and state in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "class_wait_line" ON "class_wait" USING btree ("session_id","wait_id");--> statement-breakpoint
CREATE INDEX "class_wait_own" ON "class_wait" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "class_wait_offers" ON "class_wait" USING btree ("offer_until") WHERE state = 'offered';