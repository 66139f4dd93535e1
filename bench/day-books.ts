import pg from 'pg'
import type { Kept } from '#shop/payment/twin/toss-payment.ts'

export type Counts = { stock: Map<number, number>; reserved: Map<number, number> }

export async function ask<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

export async function countStock(url: string): Promise<Counts> {
  const rows = await ask<{ io_no: string; stock: number; reserved: number }>(
    url,
    'select io_no::text, io_stock_qty as stock, io_reserved_qty as reserved from item_option',
  )
  return {
    stock: new Map(rows.map((row) => [Number(row.io_no), row.stock])),
    reserved: new Map(rows.map((row) => [Number(row.io_no), row.reserved])),
  }
}

type Day = {
  url: string
  since: Date
  before: Counts
  /** what buyers were told they had ordered */
  told: readonly string[]
  /** the provider’s own books */
  theirs: readonly Kept[]
}

/** What is wrong in the books, one line each. */
export async function audit({ url, since, before, told, theirs }: Day): Promise<string[]> {
  const wrong: string[] = []
  const none = async (what: string, text: string, values: unknown[] = []) => {
    const rows = await ask(url, text, values)
    if (rows.length) wrong.push(`${what}: ${rows.length}, ${JSON.stringify(rows[0])}`)
  }
  const placed = await ask<{ od_id: string }>(
    url,
    'select od_id from shop_order where od_time >= $1',
    [since],
  )
  const there = new Set(placed.map(({ od_id }) => od_id))
  const lost = told.filter((od_id) => !there.has(od_id))
  if (lost.length)
    wrong.push(`orders that a buyer was told of and that are not there: ${lost.join(', ')}`)

  await none(
    'orders without lines',
    'select od_id from shop_order o where not exists (select 1 from order_line l where l.od_id = o.od_id)',
  )
  await none(
    'lines without an order',
    'select ct_id from order_line l where not exists (select 1 from shop_order o where o.od_id = l.od_id)',
  )
  await none(
    'orders whose sum is not that of their lines',
    `select od_id from shop_order o where od_time >= $1 and od_cart_price <> (select sum(ct_price * ct_qty) from order_line l where l.od_id = o.od_id)`,
    [since],
  )
  await none(
    'figures below nothing',
    'select io_no from item_option where io_stock_qty < 0 or io_reserved_qty < 0 or io_reserved_qty > io_stock_qty',
  )
  await none('refunds above what was paid', 'select pay_id from payment where refunded > amount')
  await none(
    'money taken with neither an order nor a refund',
    `select p.pay_id from payment p left join shop_order o using (od_id) where p.created_at >= $1 and p.approved_at is not null and p.refunded < p.amount and (o.od_id is null or o.od_status = '취소')`,
    [since],
  )
  await none(
    'paid orders whose payment is not there',
    `select od_id from shop_order o where od_time >= $1 and od_settle_case = '신용카드' and od_status in ('입금', '준비', '배송', '완료')
      and not exists (select 1 from payment p where p.od_id = o.od_id and p.approved_at is not null)`,
    [since],
  )
  await none(
    'payments nobody knows the end of',
    "select pay_id, status from payment where created_at >= $1 and status in ('confirming')",
    [since],
  )
  await none(
    'points that their rows do not explain',
    'select mb_id from member m where mb_point <> coalesce((select sum(po_point) from point p where p.mb_id = m.mb_id), 0)',
  )
  await none(
    'balances that their rows do not explain',
    'select mb_id from credit group by mb_id having sum(cr_amount) < 0',
  )
  await none(
    'jobs given up',
    // one of a killed process that the next of its kind overtook is locked for a while, and then cleared away
    'select task_identifier, last_error from graphile_worker.jobs where locked_at is null and attempts >= max_attempts',
  )
  await none(
    'orders whose placing was told twice or not at all',
    `select o.od_id from shop_order o where o.od_time >= $1 and 1 <> (select count(*) from event e where e.subject = o.od_id and e.name = 'order.placed')`,
    [since],
  )

  // what left the shelves is what was bought, and what is held is what is ordered and not paid yet
  const after = await countStock(url)
  const moved = await ask<{ io_no: string; sold: number; held: number }>(
    url,
    `select l.io_no::text, coalesce(sum(l.ct_qty) filter (where o.od_status in ('입금', '준비', '배송', '완료')), 0)::int as sold,
      coalesce(sum(l.ct_qty) filter (where o.od_status = '주문'), 0)::int as held
    from order_line l join shop_order o using (od_id) where o.od_time >= $1 group by l.io_no`,
    [since],
  )
  const trade = new Map(moved.map((row) => [Number(row.io_no), row]))
  for (const [io_no, stock] of after.stock) {
    const { sold = 0, held = 0 } = trade.get(io_no) ?? {}
    const gone = (before.stock.get(io_no) ?? 0) - stock
    const more = (after.reserved.get(io_no) ?? 0) - (before.reserved.get(io_no) ?? 0)
    if (gone !== sold || more !== held)
      wrong.push(
        `option ${io_no}: ${gone} left the shelf for ${sold} sold, ${more} held for ${held} ordered`,
      )
  }

  // the provider's books and ours, in both directions
  const ours = await ask<{ pay_id: string; amount: number; refunded: number }>(
    url,
    'select pay_id, amount, refunded from payment where created_at >= $1 and approved_at is not null',
    [since],
  )
  const known = new Map(ours.map((one) => [one.pay_id, one]))
  const taken = theirs.filter(({ approvedAt }) => approvedAt !== null)
  for (const { orderId, total, balance } of taken) {
    const one = known.get(orderId)
    if (!one)
      wrong.push(`the provider took ${total} for ${orderId}, of which the shop knows nothing`)
    else if (one.amount !== total || one.amount - one.refunded !== balance)
      wrong.push(
        `${orderId}: the provider keeps ${balance} of ${total}, the shop ${one.amount - one.refunded} of ${one.amount}`,
      )
  }
  if (ours.length !== taken.length)
    wrong.push(`${ours.length} payments here, ${taken.length} at the provider`)
  return wrong
}
