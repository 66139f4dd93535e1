CREATE TABLE "search_item" (
	"it_id" text PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"name_key_en" text NOT NULL,
	"initials" text NOT NULL,
	"words" integer[] NOT NULL,
	"name_words" integer[] NOT NULL,
	"sold_30d" integer DEFAULT 0 NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_page" (
	"sp_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_page_sp_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"sp_use" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"sy_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonym_sy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"wo_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_word_wo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"jamo" text NOT NULL,
	"initials" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "tile_search";--> statement-breakpoint
ALTER TABLE "search_item" ADD CONSTRAINT "search_item_it_id_tile_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."tile"("it_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_item_words" ON "search_item" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_item_initials" ON "search_item" USING gin ("initials" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_page_keys" ON "search_page" USING gin ("keys") WHERE sp_use;--> statement-breakpoint
CREATE INDEX "search_synonym_keys" ON "search_synonym" USING gin ("keys");--> statement-breakpoint
CREATE UNIQUE INDEX "search_word_word" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_jamo" ON "search_word" USING gin ("jamo" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "tile" DROP COLUMN "search";