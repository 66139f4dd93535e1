CREATE TABLE "stock_arrival" (
	"sa_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_arrival_sa_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"io_no" bigint NOT NULL,
	"qty" integer NOT NULL,
	"due" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'coming' NOT NULL,
	"noted_by" text NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "stock_arrival_qty" CHECK ("stock_arrival"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"sm_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_move_sm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"io_no" bigint NOT NULL,
	"change" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reason" text NOT NULL,
	"od_id" text DEFAULT '' NOT NULL,
	"done_by" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_arrival" ADD CONSTRAINT "stock_arrival_io_no_item_option_io_no_fk" FOREIGN KEY ("io_no") REFERENCES "public"."item_option"("io_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_io_no_item_option_io_no_fk" FOREIGN KEY ("io_no") REFERENCES "public"."item_option"("io_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_arrival_coming" ON "stock_arrival" USING btree ("io_no") WHERE state = 'coming';--> statement-breakpoint
CREATE INDEX "stock_move_option" ON "stock_move" USING btree ("io_no","sm_id" DESC NULLS LAST);