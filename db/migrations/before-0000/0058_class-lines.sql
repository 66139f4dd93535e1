ALTER TABLE "cart_line" ALTER COLUMN "io_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "session_id" bigint;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "ct_class" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "session_id" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_notax_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_session_id_class_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_class" ON "cart_line" USING btree ("cart_key","ct_direct","session_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_one" CHECK (("cart_line"."io_no" is null) <> ("cart_line"."session_id" is null));