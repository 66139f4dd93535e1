import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { changeItem } from '#shop/catalog/admin-store.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { listItemsById } from '#shop/catalog/store.ts'
import { refuseArchived } from './archive.ts'
import { announceArrivals, openOptions } from './arrivals.ts'
import { refuseUnsafe } from './safety.ts'

type Change = { it_noti_qty?: number; it_use?: boolean; it_soldout?: boolean }

/** The same change to many; what is gone meanwhile is passed over. Answers how many were changed. */
export function changeMany(ctx: Ctx, it_ids: readonly string[], change: Change) {
  return transact(ctx, async (ctx) => {
    const items = await listItemsById(ctx, [...new Set(it_ids)].sort())
    if (change.it_use)
      for (const item of items) {
        refuseArchived(item)
        refuseUnsafe(ctx, item)
      }
    for (const { it_id, version } of items) {
      const wasOpen = await openOptions(ctx, it_id)
      await changeItem(ctx, it_id, version, change)
      await announceArrivals(ctx, it_id, wasOpen)
      await announce(ctx, 'product.changed', it_id, change)
    }
    await refreshTiles(
      ctx,
      items.map(({ it_id }) => it_id),
    )
    return { changed: items.length }
  })
}
