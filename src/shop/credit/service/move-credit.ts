import { Failure, notFound } from '#kernel/failure.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import {
  countActions,
  findPayer,
  isWritten,
  lockBalance,
  type Rel,
  writeRow,
} from '#shop/credit/store.ts'

export type Moved = {
  mb_id: string
  amount: number
  content: string
  params?: PhraseParams
  rel: Rel
}

/** The member's balance, locked until the transaction ends. */
export async function balanceOf(ctx: Ctx, mb_id: string): Promise<number> {
  const balance = await lockBalance(ctx, mb_id)
  if (balance === null) throw notFound()
  return balance
}

/** Money comes in. The same `rel` twice comes once; false when it was there before. */
export function putCredit(ctx: Ctx, moved: Moved): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const { mb_id, amount, content, params, rel } = moved
    const balance = await balanceOf(ctx, mb_id)
    if (amount <= 0 || (await isWritten(ctx, mb_id, rel))) return false
    const cr_id = await writeRow(
      ctx,
      { ...rel, mb_id, cr_content: content, cr_params: params, cr_amount: amount },
      balance,
    )
    await announce(ctx, 'credit.came', String(cr_id), {
      ...{ mb_id, amount, content },
      params: params ?? {},
      balance: balance + amount,
    })
    return true
  })
}

/** Money goes out; more than the balance is refused. Of many at once each waits for the member's row. */
export function takeCredit(ctx: Ctx, moved: Moved): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const { mb_id, amount, content, params, rel } = moved
    const balance = await balanceOf(ctx, mb_id)
    if (amount <= 0 || (await isWritten(ctx, mb_id, rel))) return false
    if (amount > balance)
      throw new Failure(
        'CONFLICT',
        '예치금이 모자라요. 지금 쓸 수 있는 예치금은 {count}원이에요.',
        {
          params: { count: balance.toLocaleString('en-US') },
          detail: { credit: balance },
        },
      )
    const cr_id = await writeRow(
      ctx,
      { ...rel, mb_id, cr_content: content, cr_params: params, cr_amount: -amount },
      balance,
    )
    await announce(ctx, 'credit.went', String(cr_id), {
      ...{ mb_id, amount, content },
      params: params ?? {},
      balance: balance - amount,
    })
    return true
  })
}

/** A part of an order is paid from the balance; one whose payment was given up and then came after all pays again. */
export async function payWithCredit(ctx: Ctx, mb_id: string, od_id: string, amount: number) {
  await takeCredit(ctx, {
    mb_id,
    amount,
    content: '주문에 사용 (주문번호 {od_id})',
    params: { od_id },
    rel: orderRel(od_id, `paid-${await countActions(ctx, 'order', od_id)}`),
  })
}

/** Money of an order comes into a balance: of whoever paid with it, unless told. Null when nobody is there to have it. */
export async function returnToCredit(
  ctx: Ctx,
  od_id: string,
  { amount, key, mb_id }: { amount: number; key: string; mb_id?: string | null },
): Promise<string | null> {
  const owner = mb_id ?? (await findPayer(ctx, 'order', od_id))
  if (!owner || (await lockBalance(ctx, owner)) === null) return null
  await putCredit(ctx, {
    mb_id: owner,
    amount,
    content: '주문에서 돌려받음 (주문번호 {od_id})',
    params: { od_id },
    rel: orderRel(od_id, key),
  })
  return owner
}

function orderRel(od_id: string, rel_action: string): Rel {
  return { rel_table: 'order', rel_id: od_id, rel_action }
}
