CREATE TABLE "company" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"business_number" text NOT NULL,
	"representative" text NOT NULL,
	"address" text NOT NULL,
	"business_type" text NOT NULL,
	"business_item" text NOT NULL,
	"tax_email" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"credit_limit" integer DEFAULT 0 NOT NULL,
	"due_days" integer DEFAULT 30 NOT NULL,
	"block_days" integer DEFAULT 14 NOT NULL,
	"reminded_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_terms" CHECK ("company"."credit_limit" >= 0 and "company"."due_days" between 1 and 120 and "company"."block_days" between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "company_colleague" (
	"co_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_colleague_co_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"mb_id" text,
	"email" text NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_entry" (
	"en_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_entry_en_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"od_id" text,
	"due_on" date,
	"day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"rel" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_entry_amount" CHECK ("company_entry"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_company" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_due_on" date;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_tax_invoice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_colleague" ADD CONSTRAINT "company_colleague_owner_id_member_mb_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_colleague" ADD CONSTRAINT "company_colleague_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_entry" ADD CONSTRAINT "company_entry_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_colleague_token" ON "company_colleague" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "company_colleague_active" ON "company_colleague" USING btree ("mb_id") WHERE state = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "company_colleague_asked" ON "company_colleague" USING btree ("owner_id",lower(email)) WHERE state in ('invited', 'active');--> statement-breakpoint
CREATE INDEX "company_colleague_owner" ON "company_colleague" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_entry_once" ON "company_entry" USING btree ("mb_id","rel");--> statement-breakpoint
CREATE INDEX "company_entry_day" ON "company_entry" USING btree ("mb_id","day","en_id");--> statement-breakpoint
CREATE INDEX "company_entry_order" ON "company_entry" USING btree ("od_id") WHERE od_id is not null;--> statement-breakpoint
CREATE INDEX "company_entry_money" ON "company_entry" USING btree ("created_at") WHERE kind in ('receipt', 'undo');--> statement-breakpoint
CREATE INDEX "shop_order_company" ON "shop_order" USING btree ("od_company","od_time" DESC NULLS LAST) WHERE od_company is not null;
--> statement-breakpoint
-- businesses that are approved already
INSERT INTO "company" ("mb_id", "company", "business_number", "representative", "address", "business_type", "business_item", "tax_email", "created_at", "updated_at")
SELECT DISTINCT ON (a."mb_id") a."mb_id", a."company", a."business_number", coalesce(a."typed"->>'representative', ''),
  trim(coalesce(a."typed"->>'address', '') || ' ' || coalesce(a."typed"->>'address2', '')), coalesce(a."typed"->>'business_type', ''), coalesce(a."typed"->>'business_item', ''),
  coalesce(nullif(a."typed"->>'tax_email', ''), a."email"), now(), now()
FROM "application" a WHERE a."kind" IN ('wholesale', 'dealer') AND a."state" = 'approved' AND a."mb_id" IS NOT NULL
ORDER BY a."mb_id", a."decided_at" DESC NULLS LAST;
