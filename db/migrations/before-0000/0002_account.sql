CREATE TABLE "kept_record" (
	"kept_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_record_kept_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"record" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "left_member" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_address" (
	"ad_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_address_ad_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"ad_subject" text NOT NULL,
	"ad_default" boolean DEFAULT false NOT NULL,
	"ad_name" text NOT NULL,
	"ad_hp" text NOT NULL,
	"ad_zip" text NOT NULL,
	"ad_addr1" text NOT NULL,
	"ad_addr2" text DEFAULT '' NOT NULL,
	"ad_addr3" text DEFAULT '' NOT NULL,
	"ad_jibeon" text DEFAULT 'R' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_factor" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"enabled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_proof" (
	"proof_id" text PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"purpose" text NOT NULL,
	"value" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_nick" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_factor" ADD CONSTRAINT "member_factor_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_proof" ADD CONSTRAINT "member_proof_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_record_subject" ON "kept_record" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "kept_record_until" ON "kept_record" USING btree ("until");--> statement-breakpoint
CREATE INDEX "left_member_until" ON "left_member" USING btree ("until");--> statement-breakpoint
CREATE INDEX "member_address_mb_id" ON "member_address" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_address_default" ON "member_address" USING btree ("mb_id") WHERE ad_default;--> statement-breakpoint
CREATE INDEX "member_proof_mb_id" ON "member_proof" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "member_proof_expires_at" ON "member_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_code_mb_id" ON "recovery_code" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mb_nick" ON "member" USING btree (lower("mb_nick")) WHERE mb_nick <> '';