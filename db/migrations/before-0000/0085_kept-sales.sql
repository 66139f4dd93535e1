CREATE TABLE "sales_change" (
	"ch_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_change_ch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_day" (
	"by" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"money" bigint DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_day_by_day_key_currency_kind_pk" PRIMARY KEY("by","day","key","currency","kind")
);
--> statement-breakpoint
CREATE TABLE "sales_kept" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sales_change_day" ON "sales_change" USING btree ("day");