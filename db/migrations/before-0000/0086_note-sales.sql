-- a change of what past sales are counted from notes its day; what is younger than 36 hours is never kept, so placing orders notes nothing
CREATE FUNCTION note_sales_days(VARIADIC moments timestamptz[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_change (day)
  SELECT DISTINCT (moment AT TIME ZONE 'Asia/Seoul')::date FROM unnest(moments) moment WHERE moment < now() - interval '36 hours'
$$;--> statement-breakpoint
CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_sales_days(OLD.od_time, NEW.od_time);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_change (day)
  SELECT DISTINCT (o.od_time AT TIME ZONE 'Asia/Seoul')::date FROM shop_order o
  WHERE o.od_id IN (SELECT od_id FROM changed) AND o.od_time < now() - interval '36 hours';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_sales_days(OLD.approved_at, NEW.approved_at, OLD.asked_at, NEW.asked_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_sales_days(OLD.done_at, NEW.done_at, (SELECT asked_at FROM payment WHERE pay_id = coalesce(NEW.pay_id, OLD.pay_id)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_sales_days(OLD.done_at, NEW.done_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_sales_days(OLD.created_at, NEW.created_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_shelf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_change (day)
  SELECT DISTINCT (o.od_time AT TIME ZONE 'Asia/Seoul')::date FROM order_line l JOIN shop_order o USING (od_id)
  WHERE l.it_id = NEW.it_id AND o.od_time < now() - interval '36 hours';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_new_order AFTER INSERT ON shop_order FOR EACH ROW WHEN (NEW.od_time < now() - interval '36 hours') EXECUTE FUNCTION note_order();--> statement-breakpoint
CREATE TRIGGER note_order AFTER UPDATE OF od_time, od_status, od_settle_case, currency, od_send_cost, od_send_cost2, od_send_coupon ON shop_order FOR EACH ROW WHEN (least(OLD.od_time, NEW.od_time) < now() - interval '36 hours') EXECUTE FUNCTION note_order();--> statement-breakpoint
CREATE TRIGGER note_old_order AFTER DELETE ON shop_order FOR EACH ROW EXECUTE FUNCTION note_order();--> statement-breakpoint
CREATE TRIGGER note_new_lines AFTER INSERT ON order_line REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_lines();--> statement-breakpoint
CREATE TRIGGER note_lines AFTER UPDATE ON order_line REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_lines();--> statement-breakpoint
CREATE TRIGGER note_old_lines AFTER DELETE ON order_line REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_lines();--> statement-breakpoint
CREATE TRIGGER note_new_payment AFTER INSERT ON payment FOR EACH ROW WHEN (least(NEW.approved_at, NEW.asked_at) < now() - interval '36 hours') EXECUTE FUNCTION note_payment();--> statement-breakpoint
CREATE TRIGGER note_payment AFTER UPDATE ON payment FOR EACH ROW WHEN (least(OLD.approved_at, NEW.approved_at, OLD.asked_at, NEW.asked_at) < now() - interval '36 hours') EXECUTE FUNCTION note_payment();--> statement-breakpoint
CREATE TRIGGER note_old_payment AFTER DELETE ON payment FOR EACH ROW EXECUTE FUNCTION note_payment();--> statement-breakpoint
CREATE TRIGGER note_refund AFTER INSERT OR UPDATE OR DELETE ON payment_refund FOR EACH ROW EXECUTE FUNCTION note_refund();--> statement-breakpoint
CREATE TRIGGER note_payout AFTER INSERT OR UPDATE OR DELETE ON credit_payout FOR EACH ROW EXECUTE FUNCTION note_payout();--> statement-breakpoint
CREATE TRIGGER note_entry AFTER INSERT OR UPDATE OR DELETE ON company_entry FOR EACH ROW EXECUTE FUNCTION note_entry();--> statement-breakpoint
CREATE TRIGGER note_shelf AFTER UPDATE OF ca_id ON item FOR EACH ROW WHEN (OLD.ca_id IS DISTINCT FROM NEW.ca_id) EXECUTE FUNCTION note_shelf();
