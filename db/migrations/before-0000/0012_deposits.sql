CREATE TABLE "bank_deposit" (
	"dep_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_deposit_dep_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"print" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"depositor" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"od_id" text,
	"file" text DEFAULT '' NOT NULL,
	"done_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_deposit_print" ON "bank_deposit" USING btree ("print");--> statement-breakpoint
CREATE INDEX "bank_deposit_state" ON "bank_deposit" USING btree ("state","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_deposit_order" ON "bank_deposit" USING btree ("od_id");