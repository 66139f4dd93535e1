import { notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { lastDayOf } from '#shop/point/rules.ts'
import { addLot, isWritten, lockBalance, type Rel, writeRow } from '#shop/point/store.ts'
import { readSettings } from '#shop/setting/service.ts'

export type Grant = {
  mb_id: string
  points: number
  content: string
  params?: PhraseParams
  rel: Rel
  /** for how long they were promised to hold: no shorter than that */
  term_days?: number
}

/** Points come in. The same `rel` twice gives once; false when it was given before. */
export function grantPoints(
  ctx: Ctx,
  { mb_id, points, content, params, rel, term_days }: Grant,
): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const balance = await balanceOf(ctx, mb_id)
    if (points <= 0 || (await isWritten(ctx, mb_id, rel))) return false
    const { point } = await readSettings(ctx)
    const lastDay = (days: number) => lastDayOf(koreanDay(ctx.now), days)
    const now = lastDay(point.term_days)
    const then = lastDay(term_days ?? point.term_days)
    const lot_expires = then > now ? then : now
    const po_id = await writeRow(
      ctx,
      { ...rel, mb_id, po_content: content, po_params: params, po_point: points },
      balance,
    )
    await addLot(ctx, { mb_id, po_id, lot_point: points, lot_expires })
    await announce(ctx, 'point.earned', String(po_id), {
      mb_id,
      points,
      balance: balance + points,
      content,
      params: params ?? {},
      expires: lot_expires,
    })
    return true
  })
}

export function earnOnOrder(
  ctx: Ctx,
  mb_id: string,
  od_id: string,
  points: number,
  term_days?: number,
): Promise<boolean> {
  return grantPoints(ctx, {
    ...{ mb_id, points, term_days },
    content: '구매 적립 (주문번호 {od_id})',
    params: { od_id },
    rel: { rel_table: 'order-earned', rel_id: od_id, rel_action: 'earned' },
  })
}

/** The member's sum, locked until the transaction ends. */
export async function balanceOf(ctx: Ctx, mb_id: string): Promise<number> {
  const balance = await lockBalance(ctx, mb_id)
  if (balance === null) throw notFound()
  return balance
}
