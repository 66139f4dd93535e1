CREATE TABLE "answer_template" (
	"tp_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_template_tp_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tp_title" text NOT NULL,
	"tp_body" text NOT NULL,
	"tp_body_en" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_file" (
	"file_id" text PRIMARY KEY NOT NULL,
	"qa_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_note" (
	"note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_note_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"inquiry_id" bigint NOT NULL,
	"mb_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_inquiry" (
	"qa_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personal_inquiry_qa_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"qa_category" text NOT NULL,
	"qa_subject" text NOT NULL,
	"qa_content" text NOT NULL,
	"qa_mail" boolean DEFAULT false NOT NULL,
	"qa_sms" boolean DEFAULT false NOT NULL,
	"od_id" text,
	"it_id" text,
	"qa_related" bigint,
	"qa_answer" text DEFAULT '' NOT NULL,
	"qa_answer_time" timestamp with time zone,
	"assigned_to" text,
	"qa_time" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_inquiry" (
	"iq_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_inquiry_iq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"it_id" text NOT NULL,
	"mb_id" text NOT NULL,
	"iq_name" text NOT NULL,
	"iq_category" text NOT NULL,
	"iq_subject" text NOT NULL,
	"iq_question" text NOT NULL,
	"iq_secret" boolean DEFAULT false NOT NULL,
	"iq_mail" boolean DEFAULT false NOT NULL,
	"iq_sms" boolean DEFAULT false NOT NULL,
	"iq_answer" text DEFAULT '' NOT NULL,
	"iq_answer_time" timestamp with time zone,
	"assigned_to" text,
	"iq_time" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiry_file" ADD CONSTRAINT "inquiry_file_qa_id_personal_inquiry_qa_id_fk" FOREIGN KEY ("qa_id") REFERENCES "public"."personal_inquiry"("qa_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_inquiry" ADD CONSTRAINT "personal_inquiry_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_inquiry" ADD CONSTRAINT "product_inquiry_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_inquiry" ADD CONSTRAINT "product_inquiry_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_file_inquiry" ON "inquiry_file" USING btree ("qa_id");--> statement-breakpoint
CREATE INDEX "inquiry_note_of" ON "inquiry_note" USING btree ("kind","inquiry_id");--> statement-breakpoint
CREATE INDEX "personal_inquiry_member" ON "personal_inquiry" USING btree ("mb_id","qa_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "personal_inquiry_waiting" ON "personal_inquiry" USING btree ("qa_time") WHERE qa_answer_time is null;--> statement-breakpoint
CREATE INDEX "product_inquiry_item" ON "product_inquiry" USING btree ("it_id","iq_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_inquiry_member" ON "product_inquiry" USING btree ("mb_id","iq_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_inquiry_waiting" ON "product_inquiry" USING btree ("iq_time") WHERE iq_answer_time is null;