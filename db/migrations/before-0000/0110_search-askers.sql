CREATE TABLE "search_asker" (
	"lang" text NOT NULL,
	"word" text NOT NULL,
	"key" text NOT NULL,
	"network" text NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "search_asker_lang_word_network_pk" PRIMARY KEY("lang","word","network")
);
--> statement-breakpoint
CREATE TABLE "search_hidden" (
	"sh_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_hidden_sh_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"key" text NOT NULL,
	"hidden_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_hidden_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "search_asker_day" ON "search_asker" USING btree ("day");