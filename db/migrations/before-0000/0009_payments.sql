CREATE TABLE "order_draft" (
	"od_id" text PRIMARY KEY NOT NULL,
	"pay_id" text NOT NULL,
	"cart_key" text NOT NULL,
	"mb_id" text,
	"direct" boolean NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"order" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_receipt" (
	"receipt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_receipt_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"od_id" text NOT NULL,
	"kind" text NOT NULL,
	"identity_sealed" text,
	"identity_masked" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"tax_free" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"receipt_key" text,
	"approval_no" text,
	"receipt_url" text,
	"error" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"pay_id" text PRIMARY KEY NOT NULL,
	"od_id" text NOT NULL,
	"provider" text NOT NULL,
	"way" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"tax_free" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"lang" text NOT NULL,
	"order_name" text DEFAULT '' NOT NULL,
	"customer" jsonb NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refund_held" integer DEFAULT 0 NOT NULL,
	"provider_key" text,
	"capture_key" text,
	"secret" text,
	"redirect_url" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fail_code" text,
	"fail_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_money" CHECK ("payment"."amount" >= 0 and "payment"."tax_free" >= 0 and "payment"."tax_free" <= "payment"."amount" and "payment"."refunded" >= 0 and "payment"."refunded" <= "payment"."refund_held" and "payment"."refund_held" <= "payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_note" (
	"note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_note_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pay_id" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"pay_id" text NOT NULL,
	"od_id" text NOT NULL,
	"amount" integer NOT NULL,
	"tax_free" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"way" text NOT NULL,
	"bank" text,
	"holder" text,
	"account_masked" text,
	"account_sealed" text,
	"due_at" timestamp with time zone NOT NULL,
	"error" text,
	"asked_by" text NOT NULL,
	"done_by" text,
	"provider_ref" text,
	"tried_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refund_money" CHECK ("payment_refund"."amount" > 0 and "payment_refund"."tax_free" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_report" (
	"day" text PRIMARY KEY NOT NULL,
	"compared" integer NOT NULL,
	"sums" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_webhook" (
	"hook_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_webhook_hook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"print" text NOT NULL,
	"pay_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"body" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_refund_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_pay_id_payment_pay_id_fk" FOREIGN KEY ("pay_id") REFERENCES "public"."payment"("pay_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_draft_cart" ON "order_draft" USING btree ("cart_key") WHERE state in ('open', 'confirming');--> statement-breakpoint
CREATE UNIQUE INDEX "order_draft_payment" ON "order_draft" USING btree ("pay_id");--> statement-breakpoint
CREATE INDEX "order_draft_expiry" ON "order_draft" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_draft_created" ON "order_draft" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "cash_receipt_order" ON "cash_receipt" USING btree ("od_id") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "cash_receipt_state" ON "cash_receipt" USING btree ("state","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("od_id");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_status" ON "payment" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_key" ON "payment" USING btree ("provider","provider_key");--> statement-breakpoint
CREATE INDEX "payment_note_payment" ON "payment_note" USING btree ("pay_id","note_id");--> statement-breakpoint
CREATE INDEX "payment_refund_payment" ON "payment_refund" USING btree ("pay_id");--> statement-breakpoint
CREATE INDEX "payment_refund_order" ON "payment_refund" USING btree ("od_id");--> statement-breakpoint
CREATE INDEX "payment_refund_open" ON "payment_refund" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_webhook_print" ON "payment_webhook" USING btree ("provider","print");--> statement-breakpoint
CREATE INDEX "payment_webhook_payment" ON "payment_webhook" USING btree ("pay_id");--> statement-breakpoint
CREATE INDEX "payment_webhook_created" ON "payment_webhook" USING btree ("created_at");