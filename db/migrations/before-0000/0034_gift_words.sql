DROP INDEX "cart_line_option";--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "ct_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_option" ADD COLUMN "io_text_max" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "od_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_option" ON "cart_line" USING btree ("cart_key","ct_direct","io_no","ct_text");--> statement-breakpoint
ALTER TABLE "item_option" ADD CONSTRAINT "item_option_text" CHECK ("item_option"."io_text_max" between 0 and 200);