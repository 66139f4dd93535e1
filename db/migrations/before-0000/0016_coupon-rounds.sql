CREATE TABLE "coupon_issue" (
	"ci_id" text PRIMARY KEY NOT NULL,
	"cz_id" bigint NOT NULL,
	"issue_to" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"reached" text DEFAULT '' NOT NULL,
	"looked_at" integer DEFAULT 0 NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coupon_issue" ADD CONSTRAINT "coupon_issue_cz_id_coupon_kind_cz_id_fk" FOREIGN KEY ("cz_id") REFERENCES "public"."coupon_kind"("cz_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_issue_kind" ON "coupon_issue" USING btree ("cz_id","made_at" DESC NULLS LAST);