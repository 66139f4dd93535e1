CREATE TABLE "analytics_session" (
	"sid_hash" text PRIMARY KEY NOT NULL,
	"ga_client_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "click_day" (
	"day" date NOT NULL,
	"click_type" text NOT NULL,
	"click_id" text NOT NULL,
	"platform" text NOT NULL,
	"click_name" text DEFAULT '' NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "click_day_day_click_type_click_id_platform_pk" PRIMARY KEY("day","click_type","click_id","platform")
);
--> statement-breakpoint
CREATE TABLE "funnel_day" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"platform" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "funnel_day_day_step_platform_pk" PRIMARY KEY("day","step","platform")
);
--> statement-breakpoint
CREATE TABLE "search_day" (
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"keyword" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"results" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_day_day_lang_keyword_pk" PRIMARY KEY("day","lang","keyword")
);
--> statement-breakpoint
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
CREATE INDEX "analytics_session_created_at" ON "analytics_session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "translation_term_state" ON "translation_term" USING btree ("state","seen_count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "translation_term_seen" ON "translation_term" USING btree ("last_seen_at");