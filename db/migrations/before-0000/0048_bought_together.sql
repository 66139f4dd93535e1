CREATE TABLE "together_item" (
	"it_id" text NOT NULL,
	"other_id" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "together_item_it_id_other_id_pk" PRIMARY KEY("it_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "together_item" ADD CONSTRAINT "together_item_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "together_item" ADD CONSTRAINT "together_item_other_id_item_it_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;