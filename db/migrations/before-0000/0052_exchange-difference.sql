ALTER TABLE "payment" DROP CONSTRAINT "payment_money";--> statement-breakpoint
DROP INDEX "claim_line_once";--> statement-breakpoint
ALTER TABLE "claim_line" ADD COLUMN "to_extra" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "order_part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_line_once" ON "claim_line" USING btree ("claim_id","ct_id",coalesce(to_io_no, 0));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_money" CHECK ("payment"."amount" >= 0 and "payment"."tax_free" >= 0 and "payment"."tax_free" <= "payment"."amount" and "payment"."refunded" >= 0 and "payment"."refunded" <= "payment"."refund_held" and "payment"."refund_held" <= "payment"."amount" and "payment"."order_part" >= 0 and "payment"."order_part" <= "payment"."amount");