import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { material, materialShelf } from '#shop/custom/tables.ts'

export function listShelf(ctx: Ctx, mb_id: string) {
  return ctx.db
    .select({
      material_id: materialShelf.material_id,
      name: material.name,
      name_en: material.name_en,
      unit: material.unit,
      amount: materialShelf.amount,
      updated_at: materialShelf.updated_at,
    })
    .from(materialShelf)
    .innerJoin(material, eq(material.material_id, materialShelf.material_id))
    .where(eq(materialShelf.mb_id, mb_id))
    .orderBy(asc(material.name))
}

type Place = { mb_id: string; material_id: number }

export async function writeShelf(ctx: Ctx, { mb_id, material_id }: Place, amount: number) {
  const { now: updated_at } = ctx
  await ctx.db
    .insert(materialShelf)
    .values({ mb_id, material_id, amount, updated_at })
    .onConflictDoUpdate({
      target: [materialShelf.mb_id, materialShelf.material_id],
      set: { amount, updated_at },
    })
}

export async function clearShelf(ctx: Ctx, { mb_id, material_id }: Place) {
  await ctx.db
    .delete(materialShelf)
    .where(and(eq(materialShelf.mb_id, mb_id), eq(materialShelf.material_id, material_id)))
}
