CREATE TABLE "order_care" (
	"od_id" text PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_tag" (
	"tag_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_tag_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_tagged" (
	"od_id" text NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "order_tagged_od_id_tag_id_pk" PRIMARY KEY("od_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "order_care" ADD CONSTRAINT "order_care_od_id_shop_order_od_id_fk" FOREIGN KEY ("od_id") REFERENCES "public"."shop_order"("od_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tagged" ADD CONSTRAINT "order_tagged_od_id_shop_order_od_id_fk" FOREIGN KEY ("od_id") REFERENCES "public"."shop_order"("od_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tagged" ADD CONSTRAINT "order_tagged_tag_id_order_tag_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."order_tag"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_care_staff" ON "order_care" USING btree ("mb_id","od_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_tag_name" ON "order_tag" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "order_tagged_tag" ON "order_tagged" USING btree ("tag_id","od_id");