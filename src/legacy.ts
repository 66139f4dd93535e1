import { Failure } from './kernel/failure.ts'
import { type Ctx, type House, houseCtx } from './platform/context.ts'
import { isThere } from './shop/catalog/service.ts'
import { showRecipe, showSelection } from './shop/content/service.ts'
import { documentOf } from './shop/document/service.ts'
import { type LegacyTarget, legacyTarget } from './storefront/legacy-addresses.ts'

/** A 301 to where an address of the old shop leads now; what is gone leads to its list, or home. */
export async function legacyAnswer(house: House, url: URL): Promise<Response | null> {
  const target = legacyTarget(url)
  if (!target) return null
  const gone = target.otherwise && !(await leadsSomewhere(houseCtx(house), target))
  return new Response(null, {
    status: 301,
    headers: {
      location: (gone && target.otherwise) || target.to,
      'cache-control': 'public, max-age=86400',
    },
  })
}

async function leadsSomewhere(ctx: Ctx, target: LegacyTarget): Promise<boolean> {
  const { select, recipe, document } = target
  if (select !== undefined) return isShown(showSelection(ctx, select))
  if (recipe !== undefined) return isShown(showRecipe(ctx, recipe))
  if (document !== undefined) return isShown(documentOf(ctx, document))
  return isThere(ctx, target)
}

async function isShown(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return false
    throw error
  }
}
