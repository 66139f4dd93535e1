ALTER TABLE "shop_order" ADD COLUMN "od_cut_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "shop_order" SET "od_cut_price" = least("od_cancel_price", greatest(0, "od_cart_price" + "od_send_cost" + "od_send_cost2" - "od_cart_coupon" - "od_coupon" - "od_send_coupon" - "od_point_price" - "od_receipt_price")) WHERE "od_cancel_price" > 0;
