ALTER TABLE "class_session" ADD COLUMN "meetings" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "class_session" s SET "meetings" = p."meetings" FROM "class_product" p WHERE p."class_id" = s."class_id" AND p."meetings" > 1;
