CREATE TABLE "hand_gift" (
	"gift_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_gift_gift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"mb_id" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"cz_id" bigint,
	"worth" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_by" text,
	"done_at" timestamp with time zone,
	"why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hand_gift_key" ON "hand_gift" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "hand_gift_asker" ON "hand_gift" USING btree ("asked_by","asked_at");--> statement-breakpoint
CREATE INDEX "hand_gift_state" ON "hand_gift" USING btree ("state","asked_at" DESC NULLS LAST);