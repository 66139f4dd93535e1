ALTER TABLE "item_option" ADD COLUMN "io_asks" jsonb;--> statement-breakpoint
ALTER TABLE "item_option" ADD COLUMN "io_lead_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_asks" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "ct_arrives" date;--> statement-breakpoint
ALTER TABLE "item_option" ADD CONSTRAINT "item_option_lead" CHECK ("item_option"."io_lead_days" between 0 and 60);