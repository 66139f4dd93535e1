CREATE TABLE "bank_columns" (
	"print" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"chosen_by" text,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL
);
