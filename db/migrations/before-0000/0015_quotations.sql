CREATE TABLE "quotation" (
	"qt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_qt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qt_no" text NOT NULL,
	"token" text NOT NULL,
	"cart_key" text NOT NULL,
	"mb_id" text,
	"currency" text NOT NULL,
	"lang" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"total" integer NOT NULL,
	"company" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"od_id" text,
	"paper" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_total" CHECK ("quotation"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quotation_day" (
	"day" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_revision" (
	"qt_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"total" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"paper" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_revision_qt_id_revision_pk" PRIMARY KEY("qt_id","revision")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "qt_id" bigint;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "qt_line" jsonb;--> statement-breakpoint
ALTER TABLE "quotation_revision" ADD CONSTRAINT "quotation_revision_qt_id_quotation_qt_id_fk" FOREIGN KEY ("qt_id") REFERENCES "public"."quotation"("qt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_number" ON "quotation" USING btree ("qt_no");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_token" ON "quotation" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_order" ON "quotation" USING btree ("od_id");--> statement-breakpoint
CREATE INDEX "quotation_member" ON "quotation" USING btree ("mb_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotation_cart" ON "quotation" USING btree ("cart_key");--> statement-breakpoint
CREATE INDEX "quotation_created" ON "quotation" USING btree ("created_at" DESC NULLS LAST);