import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { copyRows, countRows, inBulk } from './copy.ts'
import { lots } from './products.ts'

/** Copies of orders are known by their cart. */
const copied = sql.raw(`cart_key like 'lot-%'`)
const days = 730

/**
 * Copies of the sample orders over two years, with their lines and what was paid for them: those of the last two days stand in every state, older
 * ones are on their way or done. What is half settled (refunds, returns, balances) is not copied.
 */
export function growOrders(ctx: Ctx, wanted: number): Promise<number> {
  return inBulk(ctx, ['shop_order', 'order_line', 'payment', 'sold_by_day'], async (ctx) => {
    const missing = Math.max(0, wanted - (await countRows(ctx, 'shop_order')))
    await chooseOrders(ctx, missing)
    const made = await copyOrders(ctx)
    await copyLines(ctx)
    await copyPayments(ctx)
    await countSold(ctx)
    return made
  })
}

async function chooseOrders(ctx: Ctx, missing: number) {
  await ctx.db.execute(sql`
    create temp table sample_order on commit drop as
    select od_id, od_time, open, row_number() over (partition by open order by od_id) - 1 as at, count(*) over (partition by open) as samples
    from (select od_id, od_time, od_status in ('주문', '입금', '준비') as open from shop_order o
      where not ${copied} and od_refund_price = 0 and od_credit_price = 0 and od_status in ('주문', '입금', '준비', '배송', '완료', '취소')
        and not exists (select 1 from payment_refund r where r.od_id = o.od_id) and not exists (select 1 from claim c where c.od_id = o.od_id)
        and not exists (select 1 from payment p where p.od_id = o.od_id and (p.status <> 'paid' or p.claim_id is not null or p.pp_id is not null))) o`)
  await ctx.db.execute(sql`
    create temp table made_order on commit drop as
    select n, s.od_id as sample_id, t.od_time - s.od_time as later,
      to_char(t.od_time at time zone 'Asia/Seoul', 'YYMMDDHH24MISS') || lpad((n % 10000)::text, 4, '0') as od_id
    from generate_series(1, ${missing}::int) n
    cross join lateral (select now() - make_interval(secs => n * ${days * 24 * 3600}::float8 / ${Math.max(1, missing)} + 60) as od_time) t
    join sample_order s on s.open = (t.od_time > now() - interval '2 days') and s.at = n % s.samples`)
  await ctx.db.execute(sql`analyze made_order`)
}

// nothing happens in days to come
const moved = (column: string) =>
  sql`least(s.${sql.identifier(column)} + made_order.later, now() - interval '1 minute')`

async function copyOrders(ctx: Ctx): Promise<number> {
  const members = sql`(select greatest(1, count(*)) from member where mb_id ~ '^lot\\d+$')`
  const member = sql`(1 + made_order.n::bigint * 7919 % m.members)`
  // three of five have an account
  const isMember = sql`made_order.n % 5 < 3 and m.members > 1`
  return copyRows(
    ctx,
    'shop_order',
    sql`made_order join shop_order s on s.od_id = made_order.sample_id cross join (select ${members} as members) m order by made_order.n desc`,
    {
      od_id: sql`made_order.od_id`,
      cart_key: sql`'lot-' || made_order.n`,
      mb_id: sql`case when ${isMember} then 'lot' || ${member} end`,
      od_email: sql`case when ${isMember} then 'lot' || ${member} else 'guest' || made_order.n end || '@lot.example'`,
      od_hp: sql`'010' || lpad((20000000 + made_order.n)::text, 8, '0')`,
      od_invoice: sql`case when s.od_invoice = '' then '' else lpad((640000000000 + made_order.n)::text, 12, '0') end`,
      od_time: sql`s.od_time + made_order.later`,
      od_receipt_time: moved('od_receipt_time'),
      od_invoice_time: moved('od_invoice_time'),
      od_deposit_deadline: sql`s.od_deposit_deadline + made_order.later`,
      no_return_agreed_at: sql`s.no_return_agreed_at + made_order.later`,
    },
  )
}

/** The same goods of some lot, where there are lots. */
async function copyLines(ctx: Ctx) {
  await ctx.db.execute(sql`
    create temp table lot_of on commit drop as
    select b.it_id as sample_id, i.it_id, i.it_name, i.it_name_en,
      row_number() over (partition by b.it_id order by i.it_id) - 1 as at
    from (select row_number() over (order by it_id) - 1 as at, count(*) over () as samples, it_id from item where it_id < ${lots}) b
    join item i on i.it_id >= ${lots} and i.it_id ~ '^\\d{10}$' and substr(i.it_id, 2)::int % b.samples = b.at`)
  await ctx.db.execute(
    sql`create temp table lots_of on commit drop as select sample_id, count(*) as lots from lot_of group by sample_id`,
  )
  await ctx.db.execute(sql`analyze lot_of, lots_of`)
  await copyRows(
    ctx,
    'order_line',
    sql`made_order join order_line s on s.od_id = made_order.sample_id
      left join lots_of on lots_of.sample_id = s.it_id
      left join lot_of on lot_of.sample_id = s.it_id and lot_of.at = made_order.n % lots_of.lots
      left join item_option was on was.io_no = s.io_no
      left join item_option is_now on is_now.it_id = lot_of.it_id and is_now.io_type = was.io_type and is_now.io_id = was.io_id
      order by made_order.n desc`,
    {
      od_id: sql`made_order.od_id`,
      it_id: sql`case when is_now.io_no is null then s.it_id else lot_of.it_id end`,
      io_no: sql`coalesce(is_now.io_no, s.io_no)`,
      it_name: sql`case when is_now.io_no is null then s.it_name else lot_of.it_name end`,
      it_name_en: sql`case when is_now.io_no is null then s.it_name_en else lot_of.it_name_en end`,
      ct_from: sql`null`,
    },
  )
}

async function copyPayments(ctx: Ctx) {
  await copyRows(
    ctx,
    'payment',
    sql`made_order join payment s on s.od_id = made_order.sample_id order by made_order.n desc`,
    {
      pay_id: sql`made_order.od_id || '-' || md5(s.pay_id)`,
      od_id: sql`made_order.od_id`,
      provider_key: sql`case when s.provider_key is not null then made_order.od_id || '-' || md5(s.pay_id) end`,
      created_at: moved('created_at'),
      confirmed_at: moved('confirmed_at'),
      approved_at: moved('approved_at'),
      asked_at: moved('asked_at'),
    },
  )
}

async function countSold(ctx: Ctx) {
  await ctx.db.execute(sql`
    insert into sold_by_day (it_id, day, qty)
    select l.it_id, (o.od_time at time zone 'Asia/Seoul')::date, sum(l.ct_qty)
    from made_order join shop_order o on o.od_id = made_order.od_id join order_line l on l.od_id = o.od_id
    where o.od_status in ('완료', '배송', '준비', '입금') and o.od_time > now() - interval '60 days' and l.io_type = 0
    group by 1, 2
    on conflict (day, it_id) do update set qty = sold_by_day.qty + excluded.qty`)
}
