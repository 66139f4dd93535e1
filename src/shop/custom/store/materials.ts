import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { item, itemOption } from '#shop/catalog/tables.ts'
import { material, materialPack } from '#shop/custom/tables.ts'

export type MaterialRecord = typeof material.$inferSelect & { sold: boolean }

export async function listMaterials(
  ctx: Ctx,
  material_ids: readonly number[] | null = null,
): Promise<MaterialRecord[]> {
  const rows = await ctx.db
    .select({
      material,
      sold: sql<boolean>`exists (select 1 from material_pack p where p.material_id = material.material_id)`,
    })
    .from(material)
    .where(
      material_ids
        ? material_ids.length
          ? inArray(material.material_id, [...material_ids])
          : sql`false`
        : eq(material.material_use, true),
    )
    .orderBy(asc(material.name))
  return rows.map((row) => ({ ...row.material, sold: row.sold }))
}

/** The packs of materials with what decides their price and how many are left. */
export function listPacks(ctx: Ctx, material_ids: readonly number[]) {
  return ctx.db
    .select({ pack: materialPack, item, option: itemOption })
    .from(materialPack)
    .innerJoin(itemOption, eq(itemOption.io_no, materialPack.io_no))
    .innerJoin(item, eq(item.it_id, materialPack.it_id))
    .where(
      and(
        inArray(materialPack.material_id, [...material_ids]),
        eq(item.it_use, true),
        eq(item.it_soldout, false),
      ),
    )
}
