ALTER TABLE "payment" ADD COLUMN "claim_id" bigint;--> statement-breakpoint
CREATE INDEX "payment_claim" ON "payment" USING btree ("claim_id") WHERE claim_id is not null;