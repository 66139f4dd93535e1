CREATE TABLE "scent_job" (
	"ap_id" bigint PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'quoted' NOT NULL,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total" integer NOT NULL,
	"deposit" integer NOT NULL,
	"rounds" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"valid_until" date NOT NULL,
	"samples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agreed_at" timestamp with time zone,
	"deposit_pp" text,
	"deposit_token" text,
	"deposit_paid_at" timestamp with time zone,
	"balance_pp" text,
	"balance_token" text,
	"balance_paid_at" timestamp with time zone,
	"approved_scent" text DEFAULT '' NOT NULL,
	"approved_name" text DEFAULT '' NOT NULL,
	"approved_at" timestamp with time zone,
	"consent_at" timestamp with time zone,
	"waybill" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"refund" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scent_job_token_unique" UNIQUE("token"),
	CONSTRAINT "scent_job_sum" CHECK ("scent_job"."deposit" > 0 and "scent_job"."deposit" <= "scent_job"."total"),
	CONSTRAINT "scent_job_consent" CHECK ("scent_job"."state" not in ('approved', 'production', 'shipped', 'done') or ("scent_job"."approved_at" is not null and "scent_job"."consent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "scent_job" ADD CONSTRAINT "scent_job_ap_id_application_ap_id_fk" FOREIGN KEY ("ap_id") REFERENCES "public"."application"("ap_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scent_job_deposit" ON "scent_job" USING btree ("deposit_pp");--> statement-breakpoint
CREATE INDEX "scent_job_balance" ON "scent_job" USING btree ("balance_pp");