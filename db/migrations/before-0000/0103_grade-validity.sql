ALTER TABLE "application" ADD COLUMN "valid_until" date;--> statement-breakpoint
CREATE INDEX "application_valid_until" ON "application" USING btree ("valid_until") WHERE state = 'approved';