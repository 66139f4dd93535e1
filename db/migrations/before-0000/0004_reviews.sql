CREATE TABLE "review_vote" (
	"is_id" bigint NOT NULL,
	"mb_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_vote_is_id_mb_id_pk" PRIMARY KEY("is_id","mb_id")
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "ct_id" bigint;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_facets" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_best" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_reply_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_hidden" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_hidden_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_hidden_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_edit_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_is_id_review_is_id_fk" FOREIGN KEY ("is_id") REFERENCES "public"."review"("is_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_vote_member" ON "review_vote" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "review_member" ON "review" USING btree ("mb_id","is_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("is_id" DESC NULLS FIRST) WHERE is_reply = '' and is_hidden = '';--> statement-breakpoint
CREATE UNIQUE INDEX "review_line" ON "review" USING btree ("ct_id");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_photos" CHECK (cardinality("review"."is_photos") <= 5);