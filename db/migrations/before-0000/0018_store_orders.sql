CREATE TABLE "store_order" (
	"so_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_order_so_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"so_receipt" text NOT NULL,
	"so_store" text NOT NULL,
	"so_store_en" text DEFAULT '' NOT NULL,
	"so_day" date NOT NULL,
	"so_hp" text DEFAULT '' NOT NULL,
	"so_discount" integer DEFAULT 0 NOT NULL,
	"so_total" integer NOT NULL,
	"so_point" integer DEFAULT 0 NOT NULL,
	"mb_id" text,
	"linked_at" timestamp with time zone,
	"linked_by" text,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"entered_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_order_line" (
	"sl_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_order_line_sl_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"so_id" bigint NOT NULL,
	"it_id" text,
	"sl_name" text NOT NULL,
	"sl_name_en" text DEFAULT '' NOT NULL,
	"sl_qty" integer NOT NULL,
	"sl_price" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_order_line" ADD CONSTRAINT "store_order_line_so_id_store_order_so_id_fk" FOREIGN KEY ("so_id") REFERENCES "public"."store_order"("so_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_receipt" ON "store_order" USING btree ("so_receipt") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "store_order_member" ON "store_order" USING btree ("mb_id","so_day");--> statement-breakpoint
CREATE INDEX "store_order_day" ON "store_order" USING btree ("so_day","so_id");--> statement-breakpoint
CREATE INDEX "store_order_phone" ON "store_order" USING btree ("so_hp") WHERE so_hp <> '';--> statement-breakpoint
CREATE INDEX "store_order_line_of" ON "store_order_line" USING btree ("so_id");