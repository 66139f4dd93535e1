import { sql } from 'drizzle-orm'

/** Something of the order is sent: an order of classes alone is attended. */
export const hasGoods = sql`exists (select 1 from order_line sent where sent.od_id = shop_order.od_id and sent.session_id is null and sent.ct_status not in ('취소', '반품', '품절'))`
