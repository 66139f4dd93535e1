DROP INDEX "cash_receipt_order";--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD COLUMN "is_self" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD COLUMN "done_by" text;--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_receipt_live" ON "cash_receipt" USING btree ("od_id") WHERE state not in ('cancelling', 'cancelled');--> statement-breakpoint
CREATE INDEX "cash_receipt_order" ON "cash_receipt" USING btree ("od_id");--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD CONSTRAINT "cash_receipt_money" CHECK ("cash_receipt"."amount" >= 0 and "cash_receipt"."tax_free" >= 0 and "cash_receipt"."tax_free" <= "cash_receipt"."amount");