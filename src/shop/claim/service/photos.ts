import { invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { sweepDrawer } from '#platform/left-behind.ts'
import { keepPrivate } from '#platform/private-files.ts'
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

/** Photographs whose claim was never written. */
export function sweepClaimPhotos(ctx: Ctx): Promise<void> {
  return sweepDrawer(ctx, 'claims', listPhotoIds)
}
