CREATE TABLE "faq" (
	"fa_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_fa_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fm_id" bigint NOT NULL,
	"fa_subject" text NOT NULL,
	"fa_subject_en" text DEFAULT '' NOT NULL,
	"fa_content" text NOT NULL,
	"fa_content_en" text DEFAULT '' NOT NULL,
	"fa_order" integer NOT NULL,
	"fa_use" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_group" (
	"fm_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_group_fm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fm_subject" text NOT NULL,
	"fm_subject_en" text DEFAULT '' NOT NULL,
	"fm_order" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_fm_id_faq_group_fm_id_fk" FOREIGN KEY ("fm_id") REFERENCES "public"."faq_group"("fm_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_fm_id" ON "faq" USING btree ("fm_id","fa_order","fa_id");