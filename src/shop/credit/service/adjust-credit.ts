import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { Rel } from '#shop/credit/store.ts'
import { refuseOwn } from '#shop/member/service/kin.ts'
import { giftOf, weighGift } from '#shop/point/service/hand-gifts.ts'
import { balanceOf, putCredit, takeCredit } from './move-credit.ts'
import { memberSummary } from './my-credit.ts'

type Asked = { amount: number; reason: string; key: string }

/**
 * Finance gives or takes by hand, with a reason the member reads; the same key moves the money once.
 * What is given has the ceilings of every gift, and waits above them.
 */
export async function adjustCredit(ctx: Ctx, mb_id: string, { amount, reason, key }: Asked) {
  const waiting = await transact(ctx, async (ctx) => {
    await balanceOf(ctx, mb_id)
    if (amount <= 0) {
      await refuseOwn(ctx, { mb_id })
      await move(ctx, mb_id, { amount, reason, key })
      return false
    }
    const gift = { kind: 'credit', mb_id, worth: amount, reason, key } as const
    const end = await weighGift(ctx, gift)
    if (end === 'given') await giveCredit(ctx, mb_id, { amount, reason, key })
    const known = end === 'known' ? await giftOf(ctx, 'credit', key) : null
    return end === 'waiting' || known?.state === 'waiting'
  })
  return { ...(await memberSummary(ctx, mb_id)), waiting }
}

/** What nobody has to be asked about any more. */
export function giveCredit(ctx: Ctx, mb_id: string, asked: Asked): Promise<void> {
  return transact(ctx, (ctx) => move(ctx, mb_id, asked))
}

async function move(ctx: Ctx, mb_id: string, { amount, reason, key }: Asked) {
  const rel: Rel = { rel_table: 'staff', rel_id: key, rel_action: amount > 0 ? 'give' : 'take' }
  const moved = { mb_id, amount: Math.abs(amount), content: reason, rel }
  const isNew = await (amount > 0 ? putCredit(ctx, moved) : takeCredit(ctx, moved))
  if (isNew) await announce(ctx, 'credit.adjusted', mb_id, { amount, reason })
}
