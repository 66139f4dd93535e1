ALTER TABLE "formula_kit_line" DROP CONSTRAINT "formula_kit_line_one";--> statement-breakpoint
ALTER TABLE "formula_kit" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "formula_kit_line" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "formula_kit_line" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "formula_kit_share" ON "formula_kit" USING btree ("share_token");--> statement-breakpoint
ALTER TABLE "formula_kit_line" ADD CONSTRAINT "formula_kit_line_one" CHECK (num_nonnulls("formula_kit_line"."formula_id", "formula_kit_line"."it_id", "formula_kit_line"."address") = 1);