CREATE TABLE "delivery" (
	"delivery_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint,
	"kind" text NOT NULL,
	"who" text NOT NULL,
	"channel" text NOT NULL,
	"mb_id" text,
	"recipient" text NOT NULL,
	"lang" text NOT NULL,
	"is_ad" boolean DEFAULT false NOT NULL,
	"content" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sent_as" text,
	"provider_id" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"send_after" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resent_of" bigint,
	"reason" text,
	"sent_by" text
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"kind" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"alimtalk_code" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_template_version" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb,
	"alimtalk_code" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "message_template_version_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mb_id" text NOT NULL,
	"event_id" bigint NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"body" text NOT NULL,
	"body_en" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "restock_bell" (
	"bell_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restock_bell_bell_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"it_id" text NOT NULL,
	"io_no" bigint NOT NULL,
	"mb_id" text,
	"channel" text NOT NULL,
	"address" text,
	"lang" text NOT NULL,
	"consent_version" text NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_bell" ADD CONSTRAINT "restock_bell_it_id_item_it_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."item"("it_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_bell" ADD CONSTRAINT "restock_bell_io_no_item_option_io_no_fk" FOREIGN KEY ("io_no") REFERENCES "public"."item_option"("io_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_once" ON "delivery" USING btree ("event_id","kind","who","channel");--> statement-breakpoint
CREATE INDEX "delivery_created_at" ON "delivery" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "delivery_state" ON "delivery" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "delivery_recipient" ON "delivery" USING btree ("recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("event_id","type","mb_id");--> statement-breakpoint
CREATE INDEX "notification_member" ON "notification" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("mb_id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "notification_created_at" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "restock_bell_once" ON "restock_bell" USING btree ("io_no","address") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "restock_bell_item" ON "restock_bell" USING btree ("it_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "restock_bell_address" ON "restock_bell" USING btree ("address");--> statement-breakpoint
CREATE INDEX "restock_bell_created_at" ON "restock_bell" USING btree ("created_at");