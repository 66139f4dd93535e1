ALTER TABLE "document" ADD COLUMN "material_id" integer;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_material_id_material_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("material_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_material" ON "document" USING btree ("material_id");