ALTER TABLE "item" ADD COLUMN "it_no_return" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_option" ADD COLUMN "io_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "fee_way" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "fee_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_no_return" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "no_return_agreed_at" timestamp with time zone;