CREATE TABLE "claim" (
	"claim_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"od_id" text NOT NULL,
	"mb_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"pickup" text NOT NULL,
	"pick_address" jsonb,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"quote" jsonb NOT NULL,
	"fee" integer NOT NULL,
	"fee_reason" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"account_masked" text DEFAULT '' NOT NULL,
	"account_sealed" text,
	"refused_why" text DEFAULT '' NOT NULL,
	"refund" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"collected_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"inspected_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "claim_money" CHECK ("claim"."fee" >= 0 and "claim"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claim_line" (
	"claim_id" bigint NOT NULL,
	"ct_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"to_io_no" bigint,
	"to_option" text DEFAULT '' NOT NULL,
	"to_option_en" text DEFAULT '' NOT NULL,
	"resell" boolean,
	CONSTRAINT "claim_line_qty" CHECK ("claim_line"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel" (
	"parcel_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_parcel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"od_id" text NOT NULL,
	"kind" text NOT NULL,
	"company" text NOT NULL,
	"invoice" text NOT NULL,
	"lines" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_from" bigint;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_od_id_shop_order_od_id_fk" FOREIGN KEY ("od_id") REFERENCES "public"."shop_order"("od_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_claim_id_claim_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("claim_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_ct_id_order_line_ct_id_fk" FOREIGN KEY ("ct_id") REFERENCES "public"."order_line"("ct_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_od_id_shop_order_od_id_fk" FOREIGN KEY ("od_id") REFERENCES "public"."shop_order"("od_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_order" ON "claim" USING btree ("od_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_open" ON "claim" USING btree ("od_id") WHERE state in ('requested', 'accepted', 'collected', 'inspected');--> statement-breakpoint
CREATE INDEX "claim_state" ON "claim" USING btree ("state","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claim_requested" ON "claim" USING btree ("requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "claim_line_once" ON "claim_line" USING btree ("claim_id","ct_id");--> statement-breakpoint
CREATE INDEX "parcel_order" ON "parcel" USING btree ("od_id");