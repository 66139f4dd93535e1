import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { isForSale } from '#shop/catalog/service.ts'
import { memberOf } from '#shop/member/service.ts'
import { deleteWish, listWishes, putWish } from './store.ts'

export async function myWishes(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const { rows, total } = await listWishes(ctx, memberOf(ctx), ask)
  return pageOf(rows, total, ask)
}

export async function addWish(ctx: Ctx, it_id: string) {
  if (!(await isForSale(ctx, it_id))) throw notFound()
  const row = await putWish(ctx, memberOf(ctx), it_id)
  if (!row) throw notFound()
  return row
}

export async function removeWish(ctx: Ctx, wi_id: number) {
  const mine = await deleteWish(ctx, memberOf(ctx), wi_id)
  if (!mine) throw notFound()
  return { message: say(ctx, '찜 목록에서 뺐어요.') }
}

const mostHearts = 500

/** Every wish of mine, for the hearts on the tiles. */
export async function hearts(ctx: Ctx) {
  return (await listWishes(ctx, memberOf(ctx), { page: 1, per_page: mostHearts, order: 'desc' }))
    .rows
}
