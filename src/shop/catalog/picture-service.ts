import { invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { keepUpload, listHousePictures, listUploads, redraw } from '#platform/uploads.ts'
import { largestPicture, type ShopPicture } from './picture-contract.ts'

const perHour = 300

export async function allPictures(ctx: Ctx): Promise<ShopPicture[]> {
  const [uploads, house] = await Promise.all([listUploads(ctx.house.config), listHousePictures()])
  return [
    ...uploads.map((name) => ({ name, uploaded: true })),
    ...house.map((name) => ({ name, uploaded: false })),
  ]
}

/** What was sent is judged by what it is, not by its name, and only its redrawing is kept. */
export async function addPicture(ctx: Ctx, file: string): Promise<ShopPicture> {
  await limitTries(ctx, `picture:${ctx.visitor.mb_id}`, perHour, 3600)
  const base64 = file.replace(/^data:[\w/+.-]{1,60};base64,/, '')
  if (Buffer.byteLength(base64, 'base64') > largestPicture)
    throw invalid({ file: ['사진은 10 MB까지 올릴 수 있어요.'] })
  if (!isBase64(base64))
    throw invalid({ file: ['사진을 읽을 수 없어요. JPEG, PNG, WebP만 올릴 수 있어요.'] })
  const drawn = await redraw(Buffer.from(base64, 'base64'))
  if (!drawn) throw invalid({ file: ['사진을 읽을 수 없어요. JPEG, PNG, WebP만 올릴 수 있어요.'] })
  const name = await keepUpload(ctx.house.config, drawn)
  await transact(ctx, (ctx) => announce(ctx, 'picture.added', name, { bytes: drawn.byteLength }))
  return { name, uploaded: true }
}

/** Looks for one wrong letter. A pattern that had to match all 14 million once ended as a stack overflow; it could not be made to do so again. */
function isBase64(text: string): boolean {
  const letters = text.replace(/={1,2}$/, '')
  return letters !== '' && !/[^A-Za-z0-9+/]/.test(letters)
}
