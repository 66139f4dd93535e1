import { invalid } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { dropPrivate, keepPrivate, listPrivate } from '#platform/private-files.ts'
import { redraw } from '#platform/uploads.ts'
import { largestPhoto, mostPhotos } from '#shop/claim/rules.ts'
import { listPhotoIds } from '#shop/claim/store/claims.ts'

const kinds = ['jpeg', 'png', 'webp', 'gif', 'heif']

/** Judged by what they are; only their redrawing is kept, without what the camera wrote into them, where no address leads. */
export async function keepPhotos(ctx: Ctx, files: readonly File[]): Promise<string[]> {
  if (files.length > mostPhotos)
    throw invalid({ photos: [['사진은 {count}장까지 올릴 수 있어요.', { count: mostPhotos }]] })
  if (files.some((file) => file.size > largestPhoto))
    throw invalid({ photos: ['사진은 10 MB까지 올릴 수 있어요.'] })
  const drawn: Buffer[] = []
  for (const file of files) {
    const picture = await redraw(Buffer.from(await file.arrayBuffer()), kinds)
    if (!picture)
      throw invalid({ photos: ['사진을 읽을 수 없어요. JPEG, PNG, WebP, GIF만 올릴 수 있어요.'] })
    drawn.push(picture)
  }
  const kept: string[] = []
  for (const picture of drawn) kept.push(await keepPrivate(ctx.house.config, picture, 'claims'))
  return kept
}

/** Takes the photographs away again when the claim they were kept for does not come about. */
export async function undone<T>(
  ctx: Ctx,
  photos: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await dropPrivate(ctx.house.config, photos, 'claims')
    throw error
  }
}

/** Photographs whose claim was never written: a cut line or a stopped shop leaves them behind. */
export async function sweepClaimPhotos(ctx: Ctx) {
  const old = await listPrivate(ctx.house.config, before(ctx.now, { days: 1 }), 'claims')
  if (!old.length) return
  const known = new Set(await listPhotoIds(ctx))
  await dropPrivate(
    ctx.house.config,
    old.filter((name) => !known.has(name)),
    'claims',
  )
}
