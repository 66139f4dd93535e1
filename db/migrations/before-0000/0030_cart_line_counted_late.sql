-- Plans are kept, and one made while the carts are known to be few reads them from end to end. The first count waits until there are some.
ALTER TABLE "cart_line" SET (autovacuum_vacuum_threshold = 1000, autovacuum_analyze_threshold = 1000);
