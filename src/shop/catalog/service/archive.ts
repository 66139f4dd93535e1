import { invalid } from '#kernel/failure.ts'
import { translate } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { changeItem } from '#shop/catalog/admin-store.ts'
import { whyNotRemoved } from '#shop/catalog/removal-rules.ts'
import { deleteGoods, findUses, lockGoods } from '#shop/catalog/removal-store.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { type ItemRow, listItemsById } from '#shop/catalog/store.ts'

/** What was put away is not sold before it is brought back. */
export function refuseArchived({ archived_at, it_name }: Pick<ItemRow, 'archived_at' | 'it_name'>) {
  if (archived_at)
    throw invalid({
      it_use: [['{name}: 보관한 상품이에요. 먼저 보관을 풀어 주세요.', { name: it_name }]],
    })
}

/** Puts goods away, or brings them back as they left: hidden. Answers how many changed. */
export function archiveGoods(ctx: Ctx, it_ids: readonly string[], archived: boolean) {
  return transact(ctx, async (ctx) => {
    const items = (await listItemsById(ctx, [...new Set(it_ids)].sort())).filter(
      ({ archived_at }) => !!archived_at !== archived,
    )
    const change = archived ? { it_use: false, archived_at: ctx.now } : { archived_at: null }
    let changed = 0
    for (const { it_id, version } of items) {
      if (!(await changeItem(ctx, it_id, version, change))) continue
      await announce(ctx, archived ? 'product.archived' : 'product.unarchived', it_id)
      changed++
    }
    await refreshTiles(
      ctx,
      items.map(({ it_id }) => it_id),
    )
    return { changed }
  })
}

/** Takes goods away for good; what somebody ordered, or anything still names, stays. */
export async function removeGoods(ctx: Ctx, it_ids: readonly string[]) {
  const removed: string[] = []
  const kept: { it_id: string; it_name: string; it_name_en: string; why: string }[] = []
  for (const it_id of [...new Set(it_ids)].sort())
    await transact(ctx, async (ctx) => {
      // an order that is placed meanwhile is seen, or finds nothing to order
      await lockGoods(ctx, it_id)
      const [item] = await listItemsById(ctx, [it_id])
      if (!item) return
      const why = whyNotRemoved(await findUses(ctx, it_id))
      if (why) {
        const { it_name, it_name_en } = item
        kept.push({ it_id, it_name, it_name_en, why: translate(ctx.lang, why) })
        return
      }
      await deleteGoods(ctx, it_id)
      await refreshTiles(ctx, [it_id])
      await announce(ctx, 'product.removed', it_id, { name: item.it_name })
      removed.push(it_id)
    })
  return { removed, kept }
}
