CREATE TABLE "coupon" (
	"cp_id" text PRIMARY KEY NOT NULL,
	"cz_id" bigint NOT NULL,
	"mb_id" text NOT NULL,
	"cp_start" date NOT NULL,
	"cp_end" date NOT NULL,
	"issue_key" text,
	"cp_datetime" timestamp with time zone NOT NULL,
	"od_id" text,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon_code" (
	"code" text PRIMARY KEY NOT NULL,
	"cz_id" bigint NOT NULL,
	"most" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_used" CHECK ("coupon_code"."used" >= 0 and ("coupon_code"."most" is null or "coupon_code"."used" <= "coupon_code"."most"))
);
--> statement-breakpoint
CREATE TABLE "coupon_kind" (
	"cz_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_kind_cz_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cp_subject" text NOT NULL,
	"cp_subject_en" text DEFAULT '' NOT NULL,
	"cp_method" smallint NOT NULL,
	"cp_target" text DEFAULT '' NOT NULL,
	"cp_type" smallint NOT NULL,
	"cp_price" integer NOT NULL,
	"cp_trunc" integer DEFAULT 1 NOT NULL,
	"cp_minimum" integer DEFAULT 0 NOT NULL,
	"cp_maximum" integer DEFAULT 0 NOT NULL,
	"cz_way" text NOT NULL,
	"cz_start" date NOT NULL,
	"cz_end" date NOT NULL,
	"cz_days" integer,
	"cz_level" smallint DEFAULT 1 NOT NULL,
	"cz_limit" integer,
	"cz_each" integer DEFAULT 1 NOT NULL,
	"cz_point" integer DEFAULT 0 NOT NULL,
	"cz_combine" boolean DEFAULT true NOT NULL,
	"cz_use" boolean DEFAULT true NOT NULL,
	"cz_issued" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_kind_issued" CHECK ("coupon_kind"."cz_issued" >= 0 and ("coupon_kind"."cz_limit" is null or "coupon_kind"."cz_issued" <= "coupon_kind"."cz_limit")),
	CONSTRAINT "coupon_kind_price" CHECK ("coupon_kind"."cp_price" > 0 and ("coupon_kind"."cp_type" = 0 or "coupon_kind"."cp_price" <= 100))
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"cu_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_use_cu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cp_id" text NOT NULL,
	"cz_id" bigint NOT NULL,
	"od_id" text NOT NULL,
	"cu_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point" (
	"po_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_po_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"po_datetime" timestamp with time zone NOT NULL,
	"po_content" text NOT NULL,
	"po_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"po_point" integer NOT NULL,
	"po_mb_point" integer NOT NULL,
	"rel_table" text NOT NULL,
	"rel_id" text NOT NULL,
	"rel_action" text NOT NULL,
	CONSTRAINT "point_balance" CHECK ("point"."po_mb_point" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_lot" (
	"lot_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_lot_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"po_id" bigint NOT NULL,
	"lot_point" integer NOT NULL,
	"lot_left" integer NOT NULL,
	"lot_expires" date DEFAULT '9999-12-31' NOT NULL,
	"lot_told" integer,
	CONSTRAINT "point_lot_left" CHECK ("point_lot"."lot_left" between 0 and "point_lot"."lot_point")
);
--> statement-breakpoint
CREATE TABLE "point_use" (
	"pu_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_use_pu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"po_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"pu_point" integer NOT NULL,
	"pu_back" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_use_back" CHECK ("point_use"."pu_back" between 0 and "point_use"."pu_point")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "ct_send_cost" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "ca_nocoupon" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_point" integer;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_point_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_nocoupon" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_sc_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_sc_method" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_sc_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_sc_minimum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_sc_qty" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "it_weight" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cp_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_coupon" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_point_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_send_cost" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_b_city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_b_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_cart_coupon" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_coupon" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_send_coupon" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_receipt_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_point_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_tax_mny" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_vat_mny" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_free_mny" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_cz_id_coupon_kind_cz_id_fk" FOREIGN KEY ("cz_id") REFERENCES "public"."coupon_kind"("cz_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_code" ADD CONSTRAINT "coupon_code_cz_id_coupon_kind_cz_id_fk" FOREIGN KEY ("cz_id") REFERENCES "public"."coupon_kind"("cz_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_cp_id_coupon_cp_id_fk" FOREIGN KEY ("cp_id") REFERENCES "public"."coupon"("cp_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_cz_id_coupon_kind_cz_id_fk" FOREIGN KEY ("cz_id") REFERENCES "public"."coupon_kind"("cz_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point" ADD CONSTRAINT "point_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_po_id_point_po_id_fk" FOREIGN KEY ("po_id") REFERENCES "public"."point"("po_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_use" ADD CONSTRAINT "point_use_po_id_point_po_id_fk" FOREIGN KEY ("po_id") REFERENCES "public"."point"("po_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_use" ADD CONSTRAINT "point_use_lot_id_point_lot_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lot"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_issue_key" ON "coupon" USING btree ("cz_id","mb_id","issue_key");--> statement-breakpoint
CREATE INDEX "coupon_member" ON "coupon" USING btree ("mb_id","cp_end");--> statement-breakpoint
CREATE INDEX "coupon_of_kind" ON "coupon" USING btree ("cz_id","cp_datetime");--> statement-breakpoint
CREATE INDEX "coupon_end" ON "coupon" USING btree ("cp_end") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "coupon_code_kind" ON "coupon_code" USING btree ("cz_id","code");--> statement-breakpoint
CREATE INDEX "coupon_kind_way" ON "coupon_kind" USING btree ("cz_way","cz_use");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_use_once" ON "coupon_use" USING btree ("cp_id") WHERE back_at is null;--> statement-breakpoint
CREATE INDEX "coupon_use_order" ON "coupon_use" USING btree ("od_id");--> statement-breakpoint
CREATE INDEX "coupon_use_kind" ON "coupon_use" USING btree ("cz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_once" ON "point" USING btree ("mb_id","rel_table","rel_id","rel_action");--> statement-breakpoint
CREATE INDEX "point_member" ON "point" USING btree ("mb_id","po_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "point_rel" ON "point" USING btree ("rel_table","rel_id");--> statement-breakpoint
CREATE INDEX "point_lot_member" ON "point_lot" USING btree ("mb_id","lot_expires","lot_id") WHERE lot_left > 0;--> statement-breakpoint
CREATE INDEX "point_lot_expires" ON "point_lot" USING btree ("lot_expires") WHERE lot_left > 0;--> statement-breakpoint
CREATE INDEX "point_use_row" ON "point_use" USING btree ("po_id");--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_shipping" CHECK ("item"."it_sc_type" between 0 and 4 and "item"."it_sc_method" between 0 and 2 and "item"."it_sc_price" >= 0 and "item"."it_sc_minimum" >= 0 and "item"."it_sc_qty" >= 1 and "item"."it_weight" >= 1);--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_benefit" CHECK ("shop_order"."od_cart_coupon" + "shop_order"."od_coupon" + "shop_order"."od_point_price" between 0 and "shop_order"."od_cart_price" and "shop_order"."od_send_coupon" between 0 and "shop_order"."od_send_cost" + "shop_order"."od_send_cost2");