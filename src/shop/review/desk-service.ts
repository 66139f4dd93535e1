import { notFound, refuse } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import {
  findForStaff,
  listForStaff,
  lockReview,
  type StaffRow,
  updateReview,
} from './admin-store.ts'
import type { HidingReason, StaffReview } from './contract.ts'
import { withGoods } from './service.ts'
import { nameOfGoods, type ReviewRow } from './store.ts'

export async function reviewsForStaff(ctx: Ctx, ask: Parameters<typeof listForStaff>[1]) {
  const { rows, total, counts } = await listForStaff(ctx, ask)
  return { ...pageOf(rows.map(staffViewOf), total, ask), counts }
}

type Reply = { is_reply: string; is_reply_en: string; is_content_en?: string }

/** The shop's answer under a review, and what readers of English read of both. The writer hears of the first one. */
export function replyToReview(
  ctx: Ctx,
  is_id: number,
  { is_reply, is_reply_en, is_content_en }: Reply,
): Promise<StaffReview> {
  return changed(ctx, is_id, async (ctx, row) => {
    await updateReview(ctx, row.is_id, {
      is_reply,
      is_reply_en: is_reply ? is_reply_en : '',
      is_reply_time: is_reply === row.is_reply ? row.is_reply_time : is_reply ? ctx.now : null,
      ...(is_content_en !== undefined && { is_content_en }),
    })
    if (is_reply && !row.is_reply)
      await announce(ctx, 'review.answered', is_id, {
        mb_id: row.mb_id,
        it_id: row.it_id,
        ...(await nameOfGoods(ctx, row.it_id)),
      })
    else if (is_reply !== row.is_reply)
      await announce(ctx, 'review.reply_changed', is_id, { before: row.is_reply })
    else await announce(ctx, 'review.translated', is_id)
  })
}

/** Out of sight for a reason that its writer reads; the average no longer counts it, and the log keeps who did it. */
export function hideReview(
  ctx: Ctx,
  is_id: number,
  { reason, note }: { reason: HidingReason; note: string },
): Promise<StaffReview> {
  return changed(ctx, is_id, async (ctx, row) => {
    refuse(row.is_hidden ? '이미 숨긴 후기예요.' : null)
    await updateReview(ctx, row.is_id, {
      is_hidden: reason,
      is_hidden_note: note,
      is_hidden_time: ctx.now,
      is_best: false,
    })
    await refreshTiles(ctx, [row.it_id])
    await announce(ctx, 'review.hidden', is_id, {
      mb_id: row.mb_id,
      it_id: row.it_id,
      reason,
      note,
      score: row.is_score,
    })
  })
}

export function showReview(ctx: Ctx, is_id: number): Promise<StaffReview> {
  return changed(ctx, is_id, async (ctx, row) => {
    refuse(row.is_hidden ? null : '이미 보이는 후기예요.')
    await updateReview(ctx, row.is_id, { is_hidden: '', is_hidden_note: '', is_hidden_time: null })
    await refreshTiles(ctx, [row.it_id])
    await announce(ctx, 'review.shown', is_id, {
      mb_id: row.mb_id,
      it_id: row.it_id,
      reason: row.is_hidden,
    })
  })
}

export function markBest(ctx: Ctx, is_id: number, is_best: boolean): Promise<StaffReview> {
  return changed(ctx, is_id, async (ctx, row) => {
    refuse(is_best && row.is_hidden ? '숨긴 후기는 베스트로 고를 수 없어요.' : null)
    await updateReview(ctx, row.is_id, { is_best })
    await announce(ctx, 'review.best', is_id, { is_best })
  })
}

async function changed(
  ctx: Ctx,
  is_id: number,
  work: (ctx: Ctx, row: ReviewRow) => Promise<void>,
): Promise<StaffReview> {
  await transact(ctx, async (ctx) => {
    const row = await lockReview(ctx, is_id)
    if (!row) throw notFound()
    await work(ctx, row)
    touch(ctx, 'review')
  })
  const row = await findForStaff(ctx, is_id)
  if (!row) throw notFound()
  return staffViewOf(row)
}

function staffViewOf(row: StaffRow): StaffReview {
  const hidden = (row.is_hidden || null) as HidingReason | null // written from the list alone
  const recheck =
    row.is_hidden_time !== null &&
    row.is_edit_time !== null &&
    row.is_edit_time > row.is_hidden_time
  return {
    ...withGoods(row),
    full_name: row.is_name,
    mb_id: row.mb_id,
    od_id: row.od_id,
    is_hidden: hidden,
    is_hidden_note: row.is_hidden_note,
    recheck,
  }
}
