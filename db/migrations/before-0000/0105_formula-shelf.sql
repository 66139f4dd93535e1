CREATE TABLE "material_shelf" (
	"mb_id" text NOT NULL,
	"material_id" integer NOT NULL,
	"amount" numeric(12, 3) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "material_shelf_mb_id_material_id_pk" PRIMARY KEY("mb_id","material_id"),
	CONSTRAINT "material_shelf_amount" CHECK ("material_shelf"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "formula" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "formula" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "scent_job" ADD COLUMN "promises" jsonb DEFAULT '{"owner":"house","exclusive":0,"nda":false,"again":null,"papers":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scent_job" ADD COLUMN "nda_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "material_shelf" ADD CONSTRAINT "material_shelf_material_id_material_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("material_id") ON DELETE cascade ON UPDATE no action;