ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_it_id_item_it_id_fk";
