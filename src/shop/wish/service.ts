import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { ProductDetail, ProductTile } from '#shop/catalog/contract.ts'
import { isForSale } from '#shop/catalog/service.ts'
import { memberOf } from '#shop/member/service.ts'
import { deleteWish, listWished, listWishes, putWish } from './store.ts'

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

/** A list of products with the wishes of the member who asks. */
export async function wishedList<A extends { data: ProductTile[] }>(ctx: Ctx, answer: A) {
  return { ...answer, data: await markWished(ctx, answer.data) }
}

/** One product and what goes with it, with the wishes of the member who asks. */
export async function wishedProduct(ctx: Ctx, { data }: { data: ProductDetail }) {
  const [item, ...related] = await markWished(ctx, [data, ...data.related])
  return { data: { ...data, wishes: item?.wishes ?? [], related } }
}

async function markWished(ctx: Ctx, tiles: readonly ProductTile[]): Promise<ProductTile[]> {
  const mine = await listWished(
    ctx,
    memberOf(ctx),
    tiles.map(({ it_id }) => it_id),
  )
  return tiles.map((tile) => ({
    ...tile,
    wishes: mine.filter(({ it_id }) => it_id === tile.it_id),
  }))
}
