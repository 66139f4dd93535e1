ALTER TABLE "bottle_job" ADD COLUMN "remake_of" bigint;--> statement-breakpoint
ALTER TABLE "bottle_job" ADD CONSTRAINT "bottle_job_remake_of_bottle_job_job_id_fk" FOREIGN KEY ("remake_of") REFERENCES "public"."bottle_job"("job_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bottle_job_remake" ON "bottle_job" USING btree ("remake_of") WHERE remake_of is not null;