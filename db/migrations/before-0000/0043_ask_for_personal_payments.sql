CREATE TABLE "personal_payment" (
	"pp_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"od_id" text,
	"for_order" boolean DEFAULT false NOT NULL,
	"mb_id" text,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"hp" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"subject_en" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"ways" jsonb NOT NULL,
	"state" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"deposit_name" text DEFAULT '' NOT NULL,
	"pay_id" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "personal_payment_token_unique" UNIQUE("token"),
	CONSTRAINT "personal_payment_money" CHECK ("personal_payment"."price" > 0 and "personal_payment"."refunded" >= 0 and "personal_payment"."refunded" <= "personal_payment"."price"),
	CONSTRAINT "personal_payment_order_known" CHECK (not "personal_payment"."for_order" or "personal_payment"."od_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "pp_id" text;--> statement-breakpoint
ALTER TABLE "personal_payment" ADD CONSTRAINT "personal_payment_od_id_shop_order_od_id_fk" FOREIGN KEY ("od_id") REFERENCES "public"."shop_order"("od_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personal_payment_created" ON "personal_payment" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "personal_payment_member" ON "personal_payment" USING btree ("mb_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "personal_payment_order" ON "personal_payment" USING btree ("od_id");--> statement-breakpoint
CREATE INDEX "personal_payment_expiry" ON "personal_payment" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "personal_payment_difference" ON "personal_payment" USING btree ("od_id") WHERE for_order and state = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_personal" ON "payment" USING btree ("pp_id") WHERE pp_id is not null;