import type { Ctx } from '#platform/context.ts'
import type { Texts } from '#shop/notification/contract.ts'
import { findTemplate } from '#shop/notification/store/templates.ts'
import { type Kind, ownTexts } from '#shop/notification/templates/index.ts'

/** What a template says now: as staff wrote it, else the shop's own words. */
export async function textsOf(
  ctx: Ctx,
  kind: Kind,
): Promise<{ texts: Texts; alimtalk_code: string }> {
  const written = await findTemplate(ctx, kind)
  return { texts: written?.texts ?? ownTexts(kind), alimtalk_code: written?.alimtalk_code ?? '' }
}
