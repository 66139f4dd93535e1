CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"actor" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "mail_log" (
	"mail_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_log_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"sid_hash" text PRIMARY KEY NOT NULL,
	"mb_id" text,
	"lang" text,
	"currency" text,
	"od_ids" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"ct_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_ct_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_key" text NOT NULL,
	"it_id" text NOT NULL,
	"io_no" bigint NOT NULL,
	"ct_qty" integer NOT NULL,
	"ct_price" integer NOT NULL,
	"ct_price_usd" integer NOT NULL,
	"ct_select" boolean DEFAULT true NOT NULL,
	"ct_direct" boolean DEFAULT false NOT NULL,
	"ct_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_qty" CHECK ("cart_line"."ct_qty" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "category" (
	"ca_id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"ca_order" integer DEFAULT 0 NOT NULL,
	"ca_use" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item" (
	"it_id" text PRIMARY KEY NOT NULL,
	"ca_id" integer NOT NULL,
	"ca_id2" integer,
	"ca_id3" integer,
	"it_name" text NOT NULL,
	"it_name_en" text DEFAULT '' NOT NULL,
	"it_summary" text DEFAULT '' NOT NULL,
	"it_summary_en" text DEFAULT '' NOT NULL,
	"it_explan" text DEFAULT '' NOT NULL,
	"it_explan_en" text DEFAULT '' NOT NULL,
	"it_maker" text DEFAULT '' NOT NULL,
	"it_maker_en" text DEFAULT '' NOT NULL,
	"it_origin" text DEFAULT '' NOT NULL,
	"it_origin_en" text DEFAULT '' NOT NULL,
	"it_brand" text DEFAULT '' NOT NULL,
	"it_price" integer NOT NULL,
	"it_price_usd" integer,
	"discount_rate" smallint DEFAULT 0 NOT NULL,
	"discount_from" timestamp with time zone,
	"discount_until" timestamp with time zone,
	"it_use" boolean DEFAULT true NOT NULL,
	"it_soldout" boolean DEFAULT false NOT NULL,
	"it_notax" boolean DEFAULT false NOT NULL,
	"it_buy_min_qty" integer DEFAULT 0 NOT NULL,
	"it_buy_max_qty" integer DEFAULT 0 NOT NULL,
	"it_noti_qty" integer DEFAULT 5 NOT NULL,
	"it_option_subject" text[] DEFAULT '{}' NOT NULL,
	"it_option_subject_en" text[] DEFAULT '{}' NOT NULL,
	"images" text[] NOT NULL,
	"color_tips" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb,
	"notice" jsonb NOT NULL,
	"is_flammable" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"it_order" integer DEFAULT 0 NOT NULL,
	"it_hit" integer DEFAULT 0 NOT NULL,
	"it_sum_qty" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_it_price" CHECK ("item"."it_price" >= 0),
	CONSTRAINT "item_discount_rate" CHECK ("item"."discount_rate" between 0 and 90)
);
--> statement-breakpoint
CREATE TABLE "item_option" (
	"io_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_option_io_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"it_id" text NOT NULL,
	"io_type" smallint NOT NULL,
	"io_id" text NOT NULL,
	"io_id_en" text DEFAULT '' NOT NULL,
	"io_price" integer DEFAULT 0 NOT NULL,
	"io_price_usd" integer,
	"io_stock_qty" integer NOT NULL,
	"io_reserved_qty" integer DEFAULT 0 NOT NULL,
	"io_use" boolean DEFAULT true NOT NULL,
	"io_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_option_stock" CHECK ("item_option"."io_stock_qty" >= 0 and "item_option"."io_reserved_qty" >= 0 and "item_option"."io_reserved_qty" <= "item_option"."io_stock_qty")
);
--> statement-breakpoint
CREATE TABLE "related_item" (
	"it_id" text NOT NULL,
	"other_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_item_it_id_other_id_pk" PRIMARY KEY("it_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "sold_by_day" (
	"it_id" text NOT NULL,
	"day" date NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "sold_by_day_day_it_id_pk" PRIMARY KEY("day","it_id")
);
--> statement-breakpoint
CREATE TABLE "tile" (
	"it_id" text PRIMARY KEY NOT NULL,
	"ca_ids" integer[] NOT NULL,
	"it_name" text NOT NULL,
	"it_name_en" text NOT NULL,
	"it_summary" text NOT NULL,
	"it_summary_en" text NOT NULL,
	"thumb_image" text NOT NULL,
	"second_image" text,
	"color_tips" jsonb NOT NULL,
	"notes" jsonb,
	"families" text[] NOT NULL,
	"note_words" text[] NOT NULL,
	"price" integer NOT NULL,
	"before" integer NOT NULL,
	"price_usd" integer NOT NULL,
	"before_usd" integer NOT NULL,
	"rate" smallint NOT NULL,
	"op_qty" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"reviews_avg" integer DEFAULT 0 NOT NULL,
	"sold_30d" integer DEFAULT 0 NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"mb_name" text NOT NULL,
	"mb_email" text NOT NULL,
	"mb_hp" text DEFAULT '' NOT NULL,
	"mb_level" smallint DEFAULT 2 NOT NULL,
	"staff_role" text,
	"mb_zip" text DEFAULT '' NOT NULL,
	"mb_addr1" text DEFAULT '' NOT NULL,
	"mb_addr2" text DEFAULT '' NOT NULL,
	"mb_addr3" text DEFAULT '' NOT NULL,
	"mb_point" integer DEFAULT 0 NOT NULL,
	"mb_leave_date" timestamp with time zone,
	"mb_intercept_date" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"ct_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_ct_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"od_id" text NOT NULL,
	"it_id" text NOT NULL,
	"io_no" bigint NOT NULL,
	"io_type" smallint NOT NULL,
	"it_name" text NOT NULL,
	"it_name_en" text NOT NULL,
	"ct_option" text NOT NULL,
	"ct_option_en" text NOT NULL,
	"thumb_image" text NOT NULL,
	"ct_price" integer NOT NULL,
	"ct_qty" integer NOT NULL,
	"ct_notax" smallint DEFAULT 0 NOT NULL,
	"ct_status" text NOT NULL,
	CONSTRAINT "order_line_qty" CHECK ("order_line"."ct_qty" > 0 and "order_line"."ct_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"od_id" text PRIMARY KEY NOT NULL,
	"cart_key" text NOT NULL,
	"mb_id" text,
	"od_name" text NOT NULL,
	"od_email" text NOT NULL,
	"od_hp" text NOT NULL,
	"od_pwd" text,
	"od_b_name" text NOT NULL,
	"od_b_hp" text NOT NULL,
	"od_b_zip" text NOT NULL,
	"od_b_addr1" text NOT NULL,
	"od_b_addr2" text DEFAULT '' NOT NULL,
	"od_b_addr3" text DEFAULT '' NOT NULL,
	"od_b_addr_jibeon" text DEFAULT 'R' NOT NULL,
	"country_code" text DEFAULT 'KR' NOT NULL,
	"od_memo" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"lang" text NOT NULL,
	"od_rate" numeric(12, 4) NOT NULL,
	"od_cart_price" integer NOT NULL,
	"od_send_cost" integer NOT NULL,
	"od_send_cost2" integer DEFAULT 0 NOT NULL,
	"od_receipt_price" integer DEFAULT 0 NOT NULL,
	"od_cancel_price" integer DEFAULT 0 NOT NULL,
	"od_settle_case" text NOT NULL,
	"od_bank_account" text DEFAULT '' NOT NULL,
	"od_deposit_name" text DEFAULT '' NOT NULL,
	"od_deposit_deadline" timestamp with time zone,
	"od_receipt_time" timestamp with time zone,
	"od_status" text NOT NULL,
	"od_delivery_company" text DEFAULT '' NOT NULL,
	"od_invoice" text DEFAULT '' NOT NULL,
	"od_invoice_time" timestamp with time zone,
	"od_shop_memo" text DEFAULT '' NOT NULL,
	"privacy_version" text NOT NULL,
	"quote" jsonb NOT NULL,
	"od_ip" text DEFAULT '' NOT NULL,
	"od_time" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_order_money" CHECK ("shop_order"."od_cart_price" >= 0 and "shop_order"."od_send_cost" >= 0 and "shop_order"."od_send_cost2" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"is_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_is_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"it_id" text NOT NULL,
	"mb_id" text,
	"is_name" text NOT NULL,
	"is_score" smallint NOT NULL,
	"is_content" text NOT NULL,
	"is_content_en" text DEFAULT '' NOT NULL,
	"ct_option" text DEFAULT '' NOT NULL,
	"is_reply" text DEFAULT '' NOT NULL,
	"is_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_score" CHECK ("review"."is_score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"wi_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wish_wi_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"it_id" text NOT NULL,
	"wi_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_io_no_item_option_io_no_fk" FOREIGN KEY ("io_no") REFERENCES "public"."item_option"("io_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_ca_id_category_ca_id_fk" FOREIGN KEY ("ca_id") REFERENCES "public"."category"("ca_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_ca_id2_category_ca_id_fk" FOREIGN KEY ("ca_id2") REFERENCES "public"."category"("ca_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_ca_id3_category_ca_id_fk" FOREIGN KEY ("ca_id3") REFERENCES "public"."category"("ca_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_option" ADD CONSTRAINT "item_option_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_item" ADD CONSTRAINT "related_item_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_item" ADD CONSTRAINT "related_item_other_id_item_it_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_by_day" ADD CONSTRAINT "sold_by_day_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tile" ADD CONSTRAINT "tile_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_od_id_shop_order_od_id_fk" FOREIGN KEY ("od_id") REFERENCES "public"."shop_order"("od_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_subject" ON "event" USING btree ("subject","event_id");--> statement-breakpoint
CREATE INDEX "idempotency_created_at" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_log_once" ON "mail_log" USING btree ("event_id","kind");--> statement-breakpoint
CREATE INDEX "mail_log_recipient" ON "mail_log" USING btree ("recipient","mail_id");--> statement-breakpoint
CREATE INDEX "mail_log_created_at" ON "mail_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_resets_at" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "session_mb_id" ON "session" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_option" ON "cart_line" USING btree ("cart_key","ct_direct","io_no");--> statement-breakpoint
CREATE INDEX "cart_line_time" ON "cart_line" USING btree ("ct_time");--> statement-breakpoint
CREATE INDEX "item_ca_id" ON "item" USING btree ("ca_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_option_io_id" ON "item_option" USING btree ("it_id","io_type","io_id");--> statement-breakpoint
CREATE INDEX "tile_ca_ids" ON "tile" USING gin ("ca_ids");--> statement-breakpoint
CREATE INDEX "tile_search" ON "tile" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tile_sold" ON "tile" USING btree ("sold_30d" DESC NULLS FIRST,"it_id");--> statement-breakpoint
CREATE INDEX "tile_price" ON "tile" USING btree ("price","it_id");--> statement-breakpoint
CREATE INDEX "tile_price_usd" ON "tile" USING btree ("price_usd","it_id");--> statement-breakpoint
CREATE INDEX "tile_created" ON "tile" USING btree ("created_at" DESC NULLS FIRST,"it_id");--> statement-breakpoint
CREATE INDEX "tile_reviews" ON "tile" USING btree ("reviews_count" DESC NULLS FIRST,"it_id");--> statement-breakpoint
CREATE INDEX "tile_avg" ON "tile" USING btree ("reviews_avg" DESC NULLS FIRST,"reviews_count" DESC NULLS FIRST,"it_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mb_email" ON "member" USING btree ("mb_email");--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("od_id");--> statement-breakpoint
CREATE INDEX "order_line_item" ON "order_line" USING btree ("it_id");--> statement-breakpoint
CREATE INDEX "shop_order_time" ON "shop_order" USING btree ("od_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_status" ON "shop_order" USING btree ("od_status","od_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_member" ON "shop_order" USING btree ("mb_id","od_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_cart" ON "shop_order" USING btree ("cart_key","od_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_deadline" ON "shop_order" USING btree ("od_deposit_deadline") WHERE od_status = '주문';--> statement-breakpoint
CREATE INDEX "shop_order_find" ON "shop_order" USING gin ((od_id || ' ' || od_name || ' ' || od_hp || ' ' || od_deposit_name || ' ' || od_b_name || ' ' || od_b_hp || ' ' || od_invoice) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_item" ON "review" USING btree ("it_id","is_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notice_created_at" ON "notice" USING btree ("pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "wish_member_item" ON "wish" USING btree ("mb_id","it_id");--> statement-breakpoint
CREATE INDEX "wish_member" ON "wish" USING btree ("mb_id","wi_id");