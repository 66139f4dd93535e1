CREATE TABLE "member_consent" (
	"consent_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_consent_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"agreed" boolean NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_login" (
	"login_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_login_login_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"ip" text NOT NULL,
	"agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_attempt" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"session" text NOT NULL,
	"mb_id" text,
	"verifier" text NOT NULL,
	"way" text NOT NULL,
	"redirect" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"profile" jsonb,
	"polls" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_link" (
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"mb_id" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_link_provider_external_id_pk" PRIMARY KEY("provider","external_id")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_birth" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_addr_jibeon" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_mailling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "member_consent_mb_id" ON "member_consent" USING btree ("mb_id","consent_id");--> statement-breakpoint
CREATE INDEX "member_login_mb_id" ON "member_login" USING btree ("mb_id","login_id");--> statement-breakpoint
CREATE INDEX "member_login_created_at" ON "member_login" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_reset_mb_id" ON "password_reset" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "password_reset_expires_at" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_attempt_state_hash" ON "social_attempt" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "social_attempt_expires_at" ON "social_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_link_mb_id" ON "social_link" USING btree ("mb_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mb_id_lower" ON "member" USING btree (lower("mb_id"));--> statement-breakpoint
CREATE INDEX "member_mb_hp" ON "member" USING btree ("mb_hp");