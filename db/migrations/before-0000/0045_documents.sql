CREATE TABLE "document" (
	"dc_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_dc_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dc_title" text NOT NULL,
	"dc_title_en" text DEFAULT '' NOT NULL,
	"dc_kind" text NOT NULL,
	"dc_lang" text NOT NULL,
	"it_id" text,
	"dc_lot" text DEFAULT '' NOT NULL,
	"dc_cas" text[] DEFAULT '{}' NOT NULL,
	"dc_note" text DEFAULT '' NOT NULL,
	"dc_note_en" text DEFAULT '' NOT NULL,
	"newest_version" text DEFAULT '' NOT NULL,
	"newest_on" date,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_download" (
	"dl_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_download_dl_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dv_id" bigint NOT NULL,
	"mb_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"dv_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_version_dv_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dc_id" bigint NOT NULL,
	"dv_version" text NOT NULL,
	"issued_on" date NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_download" ADD CONSTRAINT "document_download_dv_id_document_version_dv_id_fk" FOREIGN KEY ("dv_id") REFERENCES "public"."document_version"("dv_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_dc_id_document_dc_id_fk" FOREIGN KEY ("dc_id") REFERENCES "public"."document"("dc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_item" ON "document" USING btree ("it_id");--> statement-breakpoint
CREATE INDEX "document_newest" ON "document" USING btree ("newest_on" DESC NULLS LAST,"dc_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "document_download_version" ON "document_download" USING btree ("dv_id","dl_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "document_download_member" ON "document_download" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "document_version_document" ON "document_version" USING btree ("dc_id","issued_on" DESC NULLS FIRST);