CREATE TABLE "category_pick" (
	"ca_id" integer NOT NULL,
	"it_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_pick_ca_id_it_id_pk" PRIMARY KEY("ca_id","it_id")
);
--> statement-breakpoint
ALTER TABLE "category_pick" ADD CONSTRAINT "category_pick_ca_id_category_ca_id_fk" FOREIGN KEY ("ca_id") REFERENCES "public"."category"("ca_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_pick" ADD CONSTRAINT "category_pick_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;