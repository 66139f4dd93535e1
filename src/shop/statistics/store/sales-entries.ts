import { type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import type { KeptGroup } from '#shop/statistics/tables.ts'

export type Period = { from: string; until: string }

/** By what rows are grouped: the key of an order's goods, and of money at its own moment. */
type Grouping = {
  goods: SQL
  name?: SQL
  name_en?: SQL
  money: ((at: SQL) => SQL) | null
  from?: SQL
}

const dayOf = (at: SQL) => sql`(${at} at time zone 'Asia/Seoul')::date`
const dayKey = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

const wayOfOrder = sql`case o.od_settle_case when '신용카드' then 'card' when '간편결제' then 'easy' when '가상계좌' then 'vbank'
  when '계좌이체' then 'transfer' when 'PayPal' then 'paypal' when '해외카드' then 'card_abroad' when '예치금' then 'credit' when '외상' then 'account' else 'bank' end`
// one who has ordered under the same mail before is no new customer, member or not
const kindOfBuyer = sql`case when o.od_id is null then 'other' when exists (select 1 from shop_order e
  where lower(e.od_email) = lower(o.od_email) and e.od_time < o.od_time) then 'returning' else 'new' end`

const groupings: Record<KeptGroup, Grouping> = {
  day: { goods: dayKey(sql`o.od_time`), money: dayKey },
  method: { goods: wayOfOrder, money: () => sql`p.way` },
  customer: { goods: kindOfBuyer, money: () => kindOfBuyer },
  product: { goods: sql`l.it_id`, name: sql`l.it_name`, name_en: sql`l.it_name_en`, money: null },
  category: {
    goods: sql`coalesce(c.ca_id, 0)::text`,
    name: sql`coalesce(c.name, '-')`,
    name_en: sql`coalesce(c.name_en, '-')`,
    money: null,
    from: sql`left join item i on i.it_id = l.it_id left join category c on c.ca_id = i.ca_id`,
  },
}

const within = (at: SQL, { from, until }: Period) =>
  sql`${at} >= ${startOfKoreanDay(from).toISOString()}::timestamptz and ${at} < ${startOfKoreanDay(until, 1).toISOString()}::timestamptz`

/** What an item cost is its line less that line's share of the discounts; its state says what became of it. */
function goodsEntries(period: Period, { goods, name, name_en, from }: Grouping): SQL {
  return sql`
    select ${dayOf(sql`o.od_time`)} as day, ${goods} as key, ${name ?? sql`''`} as name, ${name_en ?? sql`''`} as name_en, o.od_id, o.currency, l.ct_qty as units,
      case when l.ct_status = '주문' then 'unpaid' when l.ct_status in ('취소', '반품', '품절') then 'cancelled' else 'sold' end as kind,
      (l.ct_price * l.ct_qty - l.cp_price - l.ct_coupon - l.ct_point_price)::bigint as money
    from shop_order o join order_line l on l.od_id = o.od_id ${from ?? sql``}
    where ${within(sql`o.od_time`, period)}`
}

/** What a company pays later is no money before its receipt is here. A balance came as money of another order: it is not money again when an order uses it, nor gone before it is paid out. Shipping by the day of the order; money by the day it moved, the provider's own refunds by the day the shop heard of them. */
function moneyEntries(period: Period, goods: SQL, key: (at: SQL) => SQL): SQL {
  const entry = (at: SQL, kind: 'paid' | 'refunded', amount: SQL) =>
    sql`select ${dayOf(at)}, ${key(at)}, '', '', p.od_id, p.currency, 0, ${kind}::text, ${amount}`
  return sql`
    union all select ${dayOf(sql`o.od_time`)}, ${goods}, '', '', o.od_id, o.currency, 0, 'shipping', o.od_send_cost + o.od_send_cost2 - o.od_send_coupon
    from shop_order o where o.od_status not in ('취소', '품절') and ${within(sql`o.od_time`, period)}
    union all ${entry(sql`p.approved_at`, 'paid', sql`p.amount`)}
    from payment p left join shop_order o on o.od_id = p.od_id
    where p.status in ('paid', 'part_refunded', 'refunded') and p.provider not in ('credit', 'account') and ${within(sql`p.approved_at`, period)}
    union all ${entry(sql`r.done_at`, 'refunded', sql`r.amount`)}
    from payment_refund r join payment p on p.pay_id = r.pay_id left join shop_order o on o.od_id = p.od_id
    where r.state = 'done' and r.way not in ('credit', 'account') and ${within(sql`r.done_at`, period)}
    union all ${entry(sql`p.asked_at`, 'refunded', sql`p.refunded - known.done`)}
    from payment p left join shop_order o on o.od_id = p.od_id,
      lateral (select coalesce(sum(r.amount), 0)::int as done from payment_refund r where r.pay_id = p.pay_id and r.state = 'done') known
    where p.refunded > 0 and p.refunded > known.done and p.provider not in ('credit', 'account') and ${within(sql`p.asked_at`, period)}
    union all ${entry(sql`c.done_at`, 'refunded', sql`c.amount`)}
    from credit_payout c join (select 'credit' as way, '' as od_id, 'krw' as currency) p on true left join shop_order o on false
    where c.state = 'done' and ${within(sql`c.done_at`, period)}
    union all ${entry(sql`e.created_at`, 'paid', sql`-e.amount`)}
    from company_entry e join (select 'account' as way, '' as od_id, 'krw' as currency) p on true left join shop_order o on false
    where e.kind in ('receipt', 'undo') and ${within(sql`e.created_at`, period)}`
}

/** `all` that counts, and of it what are goods. */
export type Entries = { all: SQL; goods: SQL }

export function entriesOf(period: Period, by: KeptGroup): Entries {
  const grouping = groupings[by]
  const goods = goodsEntries(period, grouping)
  const { money } = grouping
  return {
    goods,
    all: money ? sql`${goods} ${moneyEntries(period, grouping.goods, money)}` : goods,
  }
}

export const knowsMoney = (by: KeptGroup) => groupings[by].money !== null
