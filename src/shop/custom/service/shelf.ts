import { notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { ShelfRow } from '#shop/custom/shelf-contract.ts'
import { listMaterials } from '#shop/custom/store/materials.ts'
import { clearShelf, listShelf, writeShelf } from '#shop/custom/store/shelf.ts'
import { memberOf } from '#shop/member/service.ts'

export async function shelfOf(ctx: Ctx): Promise<ShelfRow[]> {
  const rows = await listShelf(ctx, memberOf(ctx))
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

export async function putOnShelf(
  ctx: Ctx,
  material_id: number,
  amount: number,
): Promise<ShelfRow[]> {
  const place = { mb_id: memberOf(ctx), material_id }
  if ((await listMaterials(ctx, [material_id])).length === 0) throw notFound()
  const rounded = Math.round(amount * 1000) / 1000
  await (rounded > 0 ? writeShelf(ctx, place, rounded) : clearShelf(ctx, place))
  return shelfOf(ctx)
}
