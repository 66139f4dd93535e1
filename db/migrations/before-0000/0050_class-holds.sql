CREATE TABLE "class_hold" (
	"hold_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_hold_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"owner" text NOT NULL,
	"people" smallint NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_hold_people" CHECK ("class_hold"."people" > 0)
);
--> statement-breakpoint
ALTER TABLE "class_booking" ADD COLUMN "ct_id" bigint;--> statement-breakpoint
ALTER TABLE "class_product" ADD COLUMN "tuition_notax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_hold" ADD CONSTRAINT "class_hold_session_id_class_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_hold_owner" ON "class_hold" USING btree ("owner","session_id");--> statement-breakpoint
CREATE INDEX "class_hold_session" ON "class_hold" USING btree ("session_id","held_until");--> statement-breakpoint
CREATE INDEX "class_hold_end" ON "class_hold" USING btree ("held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "class_booking_line" ON "class_booking" USING btree ("ct_id");--> statement-breakpoint
CREATE INDEX "class_booking_order" ON "class_booking" USING btree ("od_id");