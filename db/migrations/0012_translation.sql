CREATE TABLE "translation_term" (
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"state" text NOT NULL,
	"translation" text,
	"proposal" text,
	"proposed_by" text,
	"seen_count" integer DEFAULT 0 NOT NULL,
	"context" text DEFAULT '' NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" text,
	CONSTRAINT "translation_term_locale_phrase_pk" PRIMARY KEY("locale","phrase")
);
--> statement-breakpoint
CREATE INDEX "translation_term_state" ON "translation_term" USING btree ("state","seen_count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "translation_term_seen" ON "translation_term" USING btree ("last_seen_at");