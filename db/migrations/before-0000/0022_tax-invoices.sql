CREATE TABLE "tax_invoice" (
	"tax_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_invoice_tax_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"od_id" text NOT NULL,
	"state" text NOT NULL,
	"business_number" text NOT NULL,
	"company" text NOT NULL,
	"representative" text NOT NULL,
	"address" text NOT NULL,
	"business_type" text NOT NULL,
	"business_item" text NOT NULL,
	"email" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"supply" integer NOT NULL,
	"vat" integer NOT NULL,
	"exempt" integer NOT NULL,
	"written_on" date,
	"approval_no" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"done_by" text,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "tax_invoice_sums" CHECK ("tax_invoice"."supply" >= 0 and "tax_invoice"."vat" >= 0 and "tax_invoice"."exempt" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tax_invoice" ADD CONSTRAINT "tax_invoice_od_id_shop_order_od_id_fk" FOREIGN KEY ("od_id") REFERENCES "public"."shop_order"("od_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoice_live" ON "tax_invoice" USING btree ("od_id") WHERE state in ('requested', 'issued');--> statement-breakpoint
CREATE INDEX "tax_invoice_order" ON "tax_invoice" USING btree ("od_id");--> statement-breakpoint
CREATE INDEX "tax_invoice_asked" ON "tax_invoice" USING btree ("asked_at" DESC NULLS LAST);