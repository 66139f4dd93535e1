import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

/** Whoever something is for: an account, or what a guest has written. */
export type Person = { mb_id?: string | null; hp?: string; email?: string }

/** Is this the same person as the member, by another account, phone, mail, address, bank account or company of theirs? */
export async function findKin(ctx: Ctx, me: string, { mb_id, hp, email }: Person) {
  const found = await ctx.db.execute<{ kin: boolean }>(sql`
    with me as (
      select mb_id, regexp_replace(mb_hp, '[^0-9]', '', 'g') as hp, lower(mb_email) as mail,
        lower(regexp_replace(mb_zip || mb_addr1 || mb_addr2, '[[:space:]]', '', 'g')) as place, mb_addr2
      from member where mb_id = ${me}),
    them as (
      select mb_id, regexp_replace(mb_hp, '[^0-9]', '', 'g') as hp, lower(mb_email) as mail,
        lower(regexp_replace(mb_zip || mb_addr1 || mb_addr2, '[[:space:]]', '', 'g')) as place
      from member where lower(mb_id) = lower(${mb_id ?? ''})
      union all select null, ${(hp ?? '').replace(/\D/g, '')}, lower(${email ?? ''}), '')
    select exists (
      select from me, them where me.mb_id = them.mb_id
        or (me.hp <> '' and me.hp = them.hp) or (me.mail <> '' and me.mail = them.mail)
        or (me.mb_addr2 <> '' and me.place = them.place)
        or exists (
          select from credit_payout a join credit_payout b using (bank, holder, account_masked)
          where a.mb_id = me.mb_id and b.mb_id = them.mb_id)
        or exists (
          select from company_colleague c where c.state = 'active'
            and ((c.owner_id = me.mb_id and c.mb_id = them.mb_id) or (c.mb_id = me.mb_id and c.owner_id = them.mb_id)))
        or exists (
          select from company_colleague a join company_colleague b using (owner_id, state)
          where a.mb_id = me.mb_id and b.mb_id = them.mb_id and a.state = 'active')
    ) as kin`)
  return found.rows[0]?.kin ?? false
}

/** Others who could agree in this person's place. */
export async function countSeconds(ctx: Ctx, me: string): Promise<number> {
  const found = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from member
    where staff_role in ('owner', 'finance') and mb_id <> ${me} and mb_leave_date is null and mb_intercept_date is null`)
  return found.rows[0]?.count ?? 0
}

export type Buyer = { mb_id: string | null; hp: string; email: string; currency: 'krw' | 'usd' }

/** Whose an order or a personal payment is, by its number; null when there is none. */
export async function findBuyer(ctx: Ctx, od_id: string): Promise<Buyer | null> {
  const found = await ctx.db.execute<Buyer>(sql`
    select mb_id, od_hp as hp, od_email as email, currency from shop_order where od_id = ${od_id}
    union all select mb_id, hp, email, currency from personal_payment where pp_id = ${od_id}`)
  return found.rows[0] ?? null
}
