import { addDays } from '#kernel/days.ts'
import { Failure } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { daysAfterReturn } from '#shop/point/rules.ts'
import {
  countActions,
  giveBackTo,
  listLots,
  listUses,
  noteUse,
  type Rel,
  sumOf,
  takeFromLot,
  writeRow,
} from '#shop/point/store.ts'
import { balanceOf, type Grant } from './grant-points.ts'

/** Points go out, the nearest to their end first; more than the balance is refused. Of many at once each waits for the member's row. */
export function takePoints(
  ctx: Ctx,
  { mb_id, points, content, params, rel }: Grant,
): Promise<void> {
  return transact(ctx, async (ctx) => {
    const balance = await balanceOf(ctx, mb_id)
    const lots = await listLots(ctx, mb_id, koreanDay(ctx.now))
    const spendable = lots.reduce((sum, lot) => sum + lot.lot_left, 0)
    if (points > Math.min(balance, spendable))
      throw new Failure(
        'CONFLICT',
        '포인트가 모자라요. 지금 쓸 수 있는 포인트는 {count}점이에요.',
        { params: { count: spendable }, detail: { balance: spendable } },
      )
    const po_id = await writeRow(
      ctx,
      { ...rel, mb_id, po_content: content, po_params: params, po_point: -points },
      balance,
    )
    const taken: { lot_id: number; points: number }[] = []
    let left = points
    for (const lot of lots) {
      if (left === 0) break
      const part = Math.min(left, lot.lot_left)
      await takeFromLot(ctx, lot.lot_id, part)
      taken.push({ lot_id: lot.lot_id, points: part })
      left -= part
    }
    await noteUse(ctx, po_id, taken)
    await announce(ctx, 'point.spent', String(po_id), {
      mb_id,
      points,
      balance: balance - points,
      content,
      params: params ?? {},
    })
  })
}

/** An order is paid once; one whose payment was given up and then came after all spends again. */
export async function spendOnOrder(
  ctx: Ctx,
  mb_id: string,
  od_id: string,
  points: number,
): Promise<void> {
  const rel = orderRel(od_id, `spent-${await countActions(ctx, mb_id, 'order', od_id)}`)
  await takePoints(ctx, {
    mb_id,
    points,
    content: '주문에 사용 (주문번호 {od_id})',
    params: { od_id },
    rel,
  })
}

/** Points an order spent come back to the lots they came from, all or a part; what would have ended soon holds a while longer. Never more than was spent. */
export function returnSpent(
  ctx: Ctx,
  mb_id: string,
  od_id: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  return transact(ctx, async (ctx) => {
    const balance = await balanceOf(ctx, mb_id)
    const longer = addDays(koreanDay(ctx.now), daysAfterReturn)
    let left = most
    let back = 0
    for (const use of await listUses(ctx, mb_id, 'order', od_id)) {
      const part = Math.min(left, use.left)
      if (part <= 0) break
      await giveBackTo(ctx, use, part, use.lot_expires < longer ? longer : use.lot_expires)
      left -= part
      back += part
    }
    if (back === 0) return 0
    const rel = orderRel(od_id, `returned-${await countActions(ctx, mb_id, 'order', od_id)}`)
    await writeRow(
      ctx,
      {
        ...rel,
        mb_id,
        po_content: '주문 취소로 돌려받음 (주문번호 {od_id})',
        po_params: { od_id },
        po_point: back,
      },
      balance,
    )
    return back
  })
}

/** What an order earned is taken back, as far as the balance reaches; the answer is what could not be taken, for the refund to keep. */
export function withdrawEarned(
  ctx: Ctx,
  mb_id: string,
  od_id: string,
  points: number,
): Promise<number> {
  return transact(ctx, async (ctx) => {
    const balance = await balanceOf(ctx, mb_id)
    const earned = Math.min(
      points,
      Math.max(0, await sumOf(ctx, mb_id, 'order-earned', od_id, 'in')) +
        (await sumOf(ctx, mb_id, 'order-earned', od_id, 'out')),
    )
    const lots = await listLots(ctx, mb_id, koreanDay(ctx.now))
    const taken = Math.min(
      earned,
      balance,
      lots.reduce((sum, lot) => sum + lot.lot_left, 0),
    )
    const rel: Rel = {
      rel_table: 'order-earned',
      rel_id: od_id,
      rel_action: `withdrawn-${await countActions(ctx, mb_id, 'order-earned', od_id)}`,
    }
    if (taken > 0)
      await takePoints(ctx, {
        mb_id,
        points: taken,
        content: '주문 취소로 적립 포인트 회수 (주문번호 {od_id})',
        params: { od_id },
        rel,
      })
    return Math.max(0, earned - taken)
  })
}

function orderRel(od_id: string, rel_action: string): Rel {
  return { rel_table: 'order', rel_id: od_id, rel_action }
}
