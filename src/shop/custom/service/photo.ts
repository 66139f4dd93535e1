import { invalid, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { sweepDrawer } from '#platform/left-behind.ts'
import { keepPrivate, orDropPrivate, readPrivate } from '#platform/private-files.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { redraw } from '#platform/uploads.ts'
import type { Formula } from '#shop/custom/formula-contract.ts'
import { listPhotoIds, writePhoto } from '#shop/custom/store/formulas.ts'
import { ownFormula, showFormula } from './formulas.ts'

const drawer = 'formulas'
const kinds = ['jpeg', 'png', 'webp', 'gif', 'heif']
const mostBytes = 10 * 1024 * 1024
const perHour = 60

/** Only its redrawing is kept, without what the camera wrote into it; the one before is swept when nothing names it. */
export async function keepFormulaPhoto(
  ctx: Ctx,
  formula_id: number,
  file: File | undefined,
): Promise<Formula> {
  const row = await ownFormula(ctx, formula_id)
  if (!file) throw invalid({ photo: ['사진을 골라 주세요.'] })
  await limitTries(ctx, `formula-photo:${row.mb_id}`, perHour, 3600)
  if (file.size > mostBytes) throw invalid({ photo: ['사진은 10 MB까지 올릴 수 있어요.'] })
  const drawn = await redraw(Buffer.from(await file.arrayBuffer()), kinds)
  if (!drawn)
    throw invalid({ photo: ['사진을 읽을 수 없어요. JPEG, PNG, WebP, GIF만 올릴 수 있어요.'] })
  const { config } = ctx.house
  const photo = await keepPrivate(config, drawn, drawer)
  await orDropPrivate(config, [photo], drawer, () => writePhoto(ctx, row.formula_id, photo))
  return showFormula(ctx, row.formula_id)
}

export async function dropFormulaPhoto(ctx: Ctx, formula_id: number): Promise<Formula> {
  const row = await ownFormula(ctx, formula_id)
  await writePhoto(ctx, row.formula_id, null)
  return showFormula(ctx, row.formula_id)
}

export async function handOutPhoto(ctx: Ctx, formula_id: number, photo: string, reply: Reply) {
  const row = await ownFormula(ctx, formula_id)
  const bytes =
    row.photo !== null && row.photo === photo
      ? await readPrivate(ctx.house.config, photo, drawer)
      : null
  if (!bytes) throw notFound()
  reply.headers['cache-control'] = 'private, max-age=31536000, immutable'
  reply.file = { bytes, name: 'formula.webp', type: 'image/webp' }
  return {}
}

/** Photographs that no formula names any more. */
export function sweepFormulaPhotos(ctx: Ctx): Promise<void> {
  return sweepDrawer(ctx, drawer, listPhotoIds)
}
