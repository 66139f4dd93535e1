-- rows of the ledgers are written once; only what forgets people by law or wish, and a restore, says beforehand that it may erase (odemoa.erasing)
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('odemoa.erasing', true) = 'on' THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    IF TG_OP = 'TRUNCATE' THEN RETURN NULL; END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed: write a row that sets it right', TG_TABLE_NAME USING ERRCODE = '23001';
END $$;--> statement-breakpoint
CREATE TRIGGER point_stays BEFORE UPDATE OR DELETE ON "point" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER point_is_not_emptied BEFORE TRUNCATE ON "point" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER credit_stays BEFORE UPDATE OR DELETE ON "credit" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER credit_is_not_emptied BEFORE TRUNCATE ON "credit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER company_entry_stays BEFORE UPDATE OR DELETE ON "company_entry" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER company_entry_is_not_emptied BEFORE TRUNCATE ON "company_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER payment_note_stays BEFORE UPDATE OR DELETE ON "payment_note" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER payment_note_is_not_emptied BEFORE TRUNCATE ON "payment_note" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
