CREATE TABLE "errand" (
	"errand_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "errand_errand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"print" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"given" jsonb NOT NULL,
	"apart" jsonb NOT NULL,
	"lang" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "errand_line" (
	"errand_id" bigint NOT NULL,
	"nth" integer NOT NULL,
	"given" jsonb NOT NULL,
	"told" jsonb,
	CONSTRAINT "errand_line_errand_id_nth_pk" PRIMARY KEY("errand_id","nth")
);
--> statement-breakpoint
ALTER TABLE "errand_line" ADD CONSTRAINT "errand_line_errand_id_errand_errand_id_fk" FOREIGN KEY ("errand_id") REFERENCES "public"."errand"("errand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "errand_open" ON "errand" USING btree ("kind","print") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "errand_made" ON "errand" USING btree ("made_by","kind","errand_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "errand_old" ON "errand" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "errand_line_open" ON "errand_line" USING btree ("errand_id","nth") WHERE told is null;