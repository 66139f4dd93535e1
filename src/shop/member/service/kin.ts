import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import {
  type Buyer,
  countSeconds,
  findBuyer,
  findKin,
  type Person,
} from '#shop/member/kin-store.ts'
import { memberOf } from '#shop/member/service.ts'

export type { Person }

/** Money and benefits are nobody's own work: not for oneself, nor for another account, phone, mail, address, bank account or company of one's own. */
export async function refuseOwn(ctx: Ctx, person: Person) {
  if (await isOwn(ctx, memberOf(ctx), person))
    throw new Failure(
      'FORBIDDEN',
      '자기 자신이나 연락처, 주소, 계좌, 회사가 같은 계정의 일은 직접 할 수 없어요. 다른 자금 담당이나 운영자에게 부탁해 주세요.',
    )
}

export function isOwn(ctx: Ctx, me: string, person: Person): Promise<boolean> {
  return findKin(ctx, me, person)
}

/** An owner without anybody beside them has no second person to ask. */
export async function isAlone(ctx: Ctx): Promise<boolean> {
  return ctx.visitor.staff_role === 'owner' && (await countSeconds(ctx, memberOf(ctx))) === 0
}

/** The same for what an owner without anybody beside them may do for themselves, because there is nobody to take it from. */
export async function refuseOwnAffair(ctx: Ctx, person: Person) {
  if (!(await isAlone(ctx))) await refuseOwn(ctx, person)
}

/** Whose an order or a personal payment is, by its number; null when there is none. */
export function buyerOf(ctx: Ctx, od_id: string): Promise<Buyer | null> {
  return findBuyer(ctx, od_id)
}

/** Is this somebody's own, by whatever account, where others could do it in their place? For whoever is not at the desk themselves. */
export async function isOwnAffair(ctx: Ctx, me: string, person: Person): Promise<boolean> {
  return (await findKin(ctx, me, person)) && (await countSeconds(ctx, me)) > 0
}
