ALTER TABLE "product_inquiry" ADD COLUMN "iq_subject_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_inquiry" ADD COLUMN "iq_question_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_inquiry" ADD COLUMN "iq_answer_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_reply_en" text DEFAULT '' NOT NULL;