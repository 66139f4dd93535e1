CREATE TABLE "backup" (
	"name" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"state" text NOT NULL,
	"sealed" boolean NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"row_count" bigint DEFAULT 0 NOT NULL,
	"file_count" integer DEFAULT 0 NOT NULL,
	"asked_by" text NOT NULL,
	"verdict" text,
	"verified_at" timestamp with time zone,
	"why" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "backup_running" ON "backup" USING btree ("state") WHERE state = 'making';