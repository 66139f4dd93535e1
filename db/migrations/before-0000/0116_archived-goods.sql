DROP INDEX "item_states";--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "item_states" ON "item" USING btree ("it_id","it_use","it_soldout","it_noti_qty","archived_at");--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_archived" CHECK ("item"."archived_at" is null or not "item"."it_use");