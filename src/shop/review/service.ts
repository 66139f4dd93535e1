import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import { publicName } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { mediaName } from '#kernel/picture-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { sweepShelf } from '#platform/left-behind.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { touch, transact } from '#platform/transact.ts'
import { dropUploads, keepUpload, redraw } from '#platform/uploads.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { currentMember, memberOf } from '#shop/member/service.ts'
import type {
  HidingReason,
  MyReview,
  Review,
  ReviewFacets,
  ReviewWithGoods,
  WritableLine,
} from './contract.ts'
import {
  fittingFacets,
  kindOfCategory,
  largestPhoto,
  mostPhotos,
  reviewDays,
  reviewUntil,
  whyCannotChange,
  whyCannotReview,
} from './rules.ts'
import {
  deleteMine,
  findLine,
  findMine,
  findShown,
  findVotes,
  type GoodsRow,
  insertReview,
  listMine,
  listPhotos,
  listWritable,
  type MineRow,
  putVote,
  type ReviewRow,
  updateMine,
} from './store.ts'

type Typed = ReviewFacets & { is_score: number; is_content: string; photos: File[] }

const perHour = 30
const photoKinds = ['jpeg', 'png', 'webp', 'gif']

/** A review as everybody reads it. */
export function publicOf(row: ReviewRow): Review {
  return {
    ...row,
    is_name: publicName(row.is_name),
    is_time: row.is_time.toISOString(),
    is_reply_time: row.is_reply_time?.toISOString() ?? null,
    edited: row.is_edit_time !== null,
  }
}

export function withGoods(row: ReviewRow & GoodsRow): ReviewWithGoods {
  return {
    ...publicOf(row),
    it_name: row.it_name,
    it_name_en: row.it_name_en,
    thumb_image: row.thumb_image,
  }
}

export async function myWritable(
  ctx: Ctx,
  ask: { page: number; per_page: number; od_id?: string; ct_id?: number },
) {
  const since = before(ctx.now, { days: reviewDays })
  const { rows, total } = await listWritable(ctx, memberOf(ctx), since, ask)
  return pageOf(
    rows.map(
      (row): WritableLine => ({
        ...row,
        kind: kindOfCategory(row.top),
        until: reviewUntil(row.completed_at ?? ctx.now).toISOString(),
      }),
    ),
    total,
    ask,
  )
}

export async function myReviews(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const { rows, total } = await listMine(ctx, memberOf(ctx), ask)
  return pageOf(
    rows.map((row) => mineFor(ctx, row)),
    total,
    ask,
  )
}

export async function myReview(ctx: Ctx, is_id: number): Promise<MyReview> {
  return mineFor(ctx, await ownReview(ctx, is_id))
}

/** A line of a completed order is reviewed once by its buyer; the product's average follows in the same breath. */
export async function writeReview(
  ctx: Ctx,
  { ct_id, ...typed }: Typed & { ct_id: number },
): Promise<MyReview> {
  const mb_id = memberOf(ctx)
  await limitTries(ctx, `review:${mb_id}`, perHour, 3600)
  const line = await findLine(ctx, mb_id, ct_id)
  if (!line) throw notFound()
  refuse(whyCannotReview(line, ctx.now))
  const member = await currentMember(ctx)
  const photos = await keepPhotos(ctx, typed.photos)
  return undone(ctx, photos, async () => {
    const is_id = await transact(ctx, async (ctx) => {
      const made = await insertReview(ctx, {
        it_id: line.it_id,
        ct_id,
        mb_id,
        is_name: member?.mb_name ?? '',
        is_score: typed.is_score,
        is_content: typed.is_content,
        is_photos: photos,
        is_facets: fittingFacets(kindOfCategory(line.top), facetsOf(typed)),
        ct_option: line.ct_option,
        ct_option_en: line.ct_option_en,
        is_time: ctx.now,
      })
      // somebody wrote it a moment ago, in another window
      if (made === null) throw new Failure('CONFLICT', '이미 후기를 남긴 상품이에요.')
      await refreshTiles(ctx, [line.it_id])
      touch(ctx, 'review')
      await announce(ctx, 'review.written', String(made), {
        mb_id,
        it_id: line.it_id,
        it_name: line.it_name,
        it_name_en: line.it_name_en,
        od_id: line.od_id,
        ct_id,
        score: typed.is_score,
        has_photo: photos.length > 0,
      })
      return made
    })
    return myReview(ctx, is_id)
  })
}

export async function changeReview(
  ctx: Ctx,
  is_id: number,
  { keep, ...typed }: Typed & { keep: string[] },
): Promise<MyReview> {
  const mb_id = memberOf(ctx)
  await limitTries(ctx, `review:${mb_id}`, perHour, 3600)
  const before = await ownReview(ctx, is_id)
  refuse(whyCannotChange(before, ctx.now))
  const kept = before.is_photos.filter((name) => keep.some((told) => mediaName(told) === name))
  if (kept.length + typed.photos.length > mostPhotos)
    throw invalid({ photos: [['사진은 {count}장까지 올릴 수 있어요.', { count: mostPhotos }]] })
  const added = await keepPhotos(ctx, typed.photos)
  const changed = await undone(ctx, added, () =>
    transact(ctx, async (ctx) => {
      const facets = fittingFacets(kindOfCategory(before.top), facetsOf(typed))
      const row = {
        is_score: typed.is_score,
        is_content: typed.is_content,
        is_content_en: '',
        is_photos: [...kept, ...added],
        is_facets: facets,
        is_edit_time: ctx.now,
      }
      if (!(await updateMine(ctx, mb_id, before.is_id, row))) throw notFound()
      await refreshTiles(ctx, [before.it_id])
      touch(ctx, 'review')
      await announce(ctx, 'review.changed', is_id, {
        mb_id,
        it_id: before.it_id,
        score: typed.is_score,
        before: before.is_score,
      })
    }),
  ).then(() => myReview(ctx, is_id))
  await dropUploads(
    ctx.house.config,
    before.is_photos.filter((name) => !kept.includes(name)),
  )
  return changed
}

export async function removeReview(ctx: Ctx, is_id: number) {
  const mb_id = memberOf(ctx)
  await ownReview(ctx, is_id)
  const gone = await transact(ctx, async (ctx) => {
    const row = await deleteMine(ctx, mb_id, is_id)
    if (!row) throw notFound()
    await refreshTiles(ctx, [row.it_id])
    touch(ctx, 'review')
    await announce(ctx, 'review.removed', is_id, { mb_id, it_id: row.it_id })
    return row
  })
  await dropUploads(ctx.house.config, gone.is_photos)
  return { message: say(ctx, '후기를 지웠어요.') }
}

export async function voteHelpful(ctx: Ctx, is_id: number, on: boolean) {
  const mb_id = memberOf(ctx)
  return transact(ctx, async (ctx) => {
    const row = await findShown(ctx, is_id)
    if (!row) throw notFound()
    refuse(row.mb_id === mb_id ? '내가 쓴 후기에는 누를 수 없어요.' : null)
    const is_helpful = await putVote(ctx, is_id, mb_id, on)
    touch(ctx, 'review')
    return { is_helpful }
  })
}

export function myVotes(ctx: Ctx, ids: string) {
  return findVotes(ctx, memberOf(ctx), ids.split(',').map(Number))
}

/** Photographs whose review was never written, or is gone: a cut line or a stopped shop leaves them behind. */
export function sweepPhotos(ctx: Ctx): Promise<void> {
  return sweepShelf(ctx, 'r', listPhotos)
}

async function ownReview(ctx: Ctx, is_id: number): Promise<MineRow> {
  const row = await findMine(ctx, memberOf(ctx), is_id)
  if (!row) throw notFound()
  return row
}

function mineFor(ctx: Ctx, row: MineRow): MyReview {
  const hidden = (row.is_hidden || null) as HidingReason | null // written from the list alone
  return {
    ...withGoods(row),
    kind: kindOfCategory(row.top),
    is_hidden: hidden,
    is_hidden_note: row.is_hidden_note,
    can_change: whyCannotChange(row, ctx.now) === null,
  }
}

function facetsOf({ strength, longevity, season, room, wax, load }: ReviewFacets): ReviewFacets {
  return { strength, longevity, season, room, wax, load }
}

/** Judged by what they are; only their redrawing is kept, without what the camera wrote into them. */
async function keepPhotos(ctx: Ctx, files: readonly File[]): Promise<string[]> {
  if (files.length > mostPhotos)
    throw invalid({ photos: [['사진은 {count}장까지 올릴 수 있어요.', { count: mostPhotos }]] })
  if (files.some((file) => file.size > largestPhoto))
    throw invalid({ photos: ['사진은 10 MB까지 올릴 수 있어요.'] })
  const drawn: Buffer[] = []
  for (const file of files) {
    const picture = await redraw(Buffer.from(await file.arrayBuffer()), photoKinds)
    if (!picture)
      throw invalid({ photos: ['사진을 읽을 수 없어요. JPEG, PNG, WebP, GIF만 올릴 수 있어요.'] })
    drawn.push(picture)
  }
  const names: string[] = []
  for (const picture of drawn) names.push(await keepUpload(ctx.house.config, picture, 'r'))
  return names
}

/** Takes the photographs away again when the work they were kept for does not come about. */
async function undone<T>(ctx: Ctx, photos: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await dropUploads(ctx.house.config, photos)
    throw error
  }
}
