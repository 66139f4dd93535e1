CREATE TABLE "lot" (
	"lot_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lot_no" text NOT NULL,
	"it_id" text NOT NULL,
	"made_on" date NOT NULL,
	"expires_on" date,
	"lot_qty" integer NOT NULL,
	"lot_note" text DEFAULT '' NOT NULL,
	"lot_note_en" text DEFAULT '' NOT NULL,
	"recalled_at" timestamp with time zone,
	"recall_reason" text DEFAULT '' NOT NULL,
	"recall_reason_en" text DEFAULT '' NOT NULL,
	"recalls" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lot_quantity" CHECK ("lot"."lot_qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "lot_notice" (
	"lot_id" bigint NOT NULL,
	"recall" integer NOT NULL,
	"od_id" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lot_notice_lot_id_recall_od_id_pk" PRIMARY KEY("lot_id","recall","od_id")
);
--> statement-breakpoint
CREATE TABLE "parcel_lot" (
	"parcel_id" bigint NOT NULL,
	"ct_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "parcel_lot_parcel_id_ct_id_lot_id_pk" PRIMARY KEY("parcel_id","ct_id","lot_id"),
	CONSTRAINT "parcel_lot_quantity" CHECK ("parcel_lot"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_noted" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_notice" ADD CONSTRAINT "lot_notice_lot_id_lot_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lot"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_notice" ADD CONSTRAINT "lot_notice_od_id_shop_order_od_id_fk" FOREIGN KEY ("od_id") REFERENCES "public"."shop_order"("od_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lot" ADD CONSTRAINT "parcel_lot_parcel_id_parcel_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("parcel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lot" ADD CONSTRAINT "parcel_lot_lot_id_lot_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lot"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_noted" ADD CONSTRAINT "parcel_noted_parcel_id_parcel_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("parcel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lot_number" ON "lot" USING btree ("lot_no");--> statement-breakpoint
CREATE INDEX "lot_item" ON "lot" USING btree ("it_id");--> statement-breakpoint
CREATE INDEX "parcel_lot_lot" ON "parcel_lot" USING btree ("lot_id");