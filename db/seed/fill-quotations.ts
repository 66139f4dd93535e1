import { sql } from 'drizzle-orm'
import { dayMs as day } from '#kernel/korean-time.ts'
import { type Ctx, nobody } from '#platform/context.ts'
import { makeQuotation } from '#shop/cart/service/quotations.ts'


type Sample = { member: number; company: string; name: string; email: string; note: string; daysAgo: number; lines: number; state: 'draft' | 'sent' | 'withdrawn' }

const samples: Sample[] = [
  { member: 1, company: '햇살 유치원', name: '김다온', email: 'sunny@mail.example', note: '12월 학부모 행사용이에요. 세금계산서 발행 부탁드려요.', daysAgo: 1, lines: 3, state: 'sent' },
  { member: 1, company: '햇살 유치원', name: '김다온', email: 'sunny@mail.example', note: '', daysAgo: 34, lines: 1, state: 'sent' },
  { member: 2, company: '카페 모퉁이', name: '박서준', email: 'corner@mail.example', note: '매장 두 곳에 나누어 받을 수 있을까요?', daysAgo: 3, lines: 2, state: 'draft' },
  { member: 3, company: '해온 요가원', name: '이해온', email: 'yoga@mail.example', note: '', daysAgo: 6, lines: 2, state: 'sent' },
  { member: 4, company: '북촌 게스트하우스', name: '최민서', email: 'stay@mail.example', note: '객실 비품 교체용', daysAgo: 9, lines: 4, state: 'withdrawn' },
]

/** Papers in every state, so that the desk and the members' lists are not empty. */
export async function seedQuotations(ctx: Ctx) {
  const goods = await ctx.db.execute<{ it_id: string; io_no: number }>(sql`
    select distinct on (o.it_id) o.it_id, o.io_no::int from item_option o join item i on i.it_id = o.it_id
    where o.io_type = 0 and o.io_use and i.it_use and not i.it_soldout and i.it_price > 0 and i.it_buy_min_qty < 2 and i.it_buy_max_qty = 0
      and o.io_stock_qty - o.io_reserved_qty >= 12
    order by o.it_id, o.io_order limit 8`)
  for (const { member, company, name, email, note, daysAgo, lines, state } of samples) {
    const first = goods.rows[(member + lines) % goods.rows.length]
    if (!first) return
    const mb_id = `sample${member}`
    const then = { ...ctx, now: new Date(ctx.now.getTime() - daysAgo * day), visitor: { ...nobody, mb_id, cart_key: `mb_${mb_id}` } }
    const source = { from: 'product' as const, it_id: first.it_id, options: [{ io_no: first.io_no, ct_qty: lines * 3 }] }
    const { token } = await makeQuotation(then, { source, recipient: { company, name, phone: '', email }, note })
    if (state === 'sent') await ctx.db.execute(sql`update quotation set sent_at = created_at + interval '1 hour' where token = ${token}`)
    if (state === 'withdrawn') await ctx.db.execute(sql`update quotation set withdrawn_at = created_at + interval '1 day' where token = ${token}`)
  }
}
