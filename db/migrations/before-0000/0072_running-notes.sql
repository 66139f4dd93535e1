CREATE TABLE "running_note" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"words" text NOT NULL,
	"place" text NOT NULL,
	"times" integer NOT NULL,
	"failed" integer NOT NULL,
	"total_ms" bigint NOT NULL,
	"longest_ms" integer NOT NULL,
	"request" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "running_note_kind_day_key_pk" PRIMARY KEY("kind","day","key")
);
