CREATE TABLE "bottle_set" (
	"set_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"doc" jsonb NOT NULL,
	"bottle_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_one";--> statement-breakpoint
ALTER TABLE "bottle_job" ADD COLUMN "od_id" text;--> statement-breakpoint
ALTER TABLE "bottle_job" ADD COLUMN "set_id" text;--> statement-breakpoint
ALTER TABLE "bottle_model" ADD COLUMN "weight_g" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "set_id" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "set_id" text;--> statement-breakpoint
ALTER TABLE "bottle_set" ADD CONSTRAINT "bottle_set_bottle_id_bottle_model_bottle_id_fk" FOREIGN KEY ("bottle_id") REFERENCES "public"."bottle_model"("bottle_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bottle_job" ADD CONSTRAINT "bottle_job_set_id_bottle_set_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."bottle_set"("set_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_set_id_bottle_set_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."bottle_set"("set_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bottle_job_order" ON "bottle_job" USING btree ("od_id","set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_bottle" ON "cart_line" USING btree ("cart_key","ct_direct","set_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_one" CHECK (num_nonnulls("cart_line"."io_no", "cart_line"."session_id", "cart_line"."set_id") = 1);