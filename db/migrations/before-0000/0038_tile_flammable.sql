ALTER TABLE "tile" ADD COLUMN "is_flammable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "tile" SET "is_flammable" = true FROM "item" WHERE "item"."it_id" = "tile"."it_id" AND "item"."is_flammable";
