CREATE TABLE "application" (
	"ap_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_ap_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"mb_id" text,
	"state" text DEFAULT 'received' NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"business_number" text DEFAULT '' NOT NULL,
	"typed" jsonb NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked" jsonb,
	"ticked" text[] DEFAULT '{}' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"mb_level" smallint,
	"lang" text DEFAULT 'kr' NOT NULL,
	"privacy_version" text NOT NULL,
	"secrecy" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_file" (
	"file_id" text PRIMARY KEY NOT NULL,
	"ap_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_ap_id_application_ap_id_fk" FOREIGN KEY ("ap_id") REFERENCES "public"."application"("ap_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_member" ON "application" USING btree ("mb_id","ap_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_state" ON "application" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "application_created_at" ON "application" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "application_business" ON "application" USING btree ("kind","business_number") WHERE kind in ('wholesale', 'dealer') and state in ('received', 'reviewing', 'need_more', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "application_open" ON "application" USING btree ("mb_id","kind") WHERE kind in ('wholesale', 'dealer') and state in ('received', 'reviewing', 'need_more', 'approved');--> statement-breakpoint
CREATE INDEX "application_file_application" ON "application_file" USING btree ("ap_id");