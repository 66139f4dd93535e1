CREATE TABLE "member_note" (
	"note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_note_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_note" ADD CONSTRAINT "member_note_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_note_mb_id" ON "member_note" USING btree ("mb_id","note_id");--> statement-breakpoint
CREATE INDEX "event_actor" ON "event" USING btree ("actor","event_id");--> statement-breakpoint
CREATE INDEX "member_created_at" ON "member" USING btree ("created_at","mb_id");--> statement-breakpoint
CREATE INDEX "member_find" ON "member" USING gin ((lower(mb_id) || ' ' || mb_name || ' ' || mb_email || ' ' || mb_hp) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "member_staff" ON "member" USING btree ("staff_role") WHERE staff_role is not null;