CREATE TABLE "credit" (
	"cr_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_cr_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"cr_datetime" timestamp with time zone NOT NULL,
	"cr_content" text NOT NULL,
	"cr_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cr_amount" integer NOT NULL,
	"cr_balance" integer NOT NULL,
	"rel_table" text NOT NULL,
	"rel_id" text NOT NULL,
	"rel_action" text NOT NULL,
	CONSTRAINT "credit_balance" CHECK ("credit"."cr_balance" >= 0 and "credit"."cr_amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_payout" (
	"payout_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_payout_payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"bank" text NOT NULL,
	"holder" text NOT NULL,
	"account_masked" text NOT NULL,
	"account_sealed" text,
	"due_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"done_by" text,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_payout_amount" CHECK ("credit_payout"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_credit_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit" ADD CONSTRAINT "credit_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_payout" ADD CONSTRAINT "credit_payout_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_once" ON "credit" USING btree ("mb_id","rel_table","rel_id","rel_action");--> statement-breakpoint
CREATE INDEX "credit_member" ON "credit" USING btree ("mb_id","cr_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_rel" ON "credit" USING btree ("rel_table","rel_id");--> statement-breakpoint
CREATE INDEX "credit_payout_state" ON "credit_payout" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "credit_payout_member" ON "credit_payout" USING btree ("mb_id","payout_id" DESC NULLS LAST);