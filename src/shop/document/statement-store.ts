import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { item } from '#shop/catalog/tables.ts'
import { material } from '#shop/custom/tables.ts'
import { lot } from '#shop/lot/tables.ts'
import type { DocumentLang } from './contract.ts'
import { document } from './tables.ts'

/** What a statement tells of its goods. */
export async function findStated(ctx: Ctx, it_id: string) {
  const { it_name, it_name_en, allergens } = item
  const [row] = await ctx.db
    .select({ it_id: item.it_id, it_name, it_name_en, allergens })
    .from(item)
    .where(eq(item.it_id, it_id))
  return row ?? null
}

export async function findStatedLot(ctx: Ctx, it_id: string, lot_no: string) {
  const { made_on, expires_on } = lot
  const [row] = await ctx.db
    .select({ lot_no: lot.lot_no, made_on, expires_on })
    .from(lot)
    .where(and(eq(lot.it_id, it_id), eq(lot.lot_no, lot_no.toUpperCase())))
  return row ?? null
}

/** Whoever holds the goods writes their statements alone. */
export async function holdStated(ctx: Ctx, it_id: string): Promise<void> {
  await ctx.db.select({ it_id: item.it_id }).from(item).where(eq(item.it_id, it_id)).for('update')
}

export async function findStatedMaterial(ctx: Ctx, material_id: number) {
  const { name, name_en, cas, allergens } = material
  const [row] = await ctx.db
    .select({ material_id: material.material_id, name, name_en, cas, allergens })
    .from(material)
    .where(eq(material.material_id, material_id))
  return row ?? null
}

export async function holdStatedMaterial(ctx: Ctx, material_id: number): Promise<void> {
  const { material_id: id } = material
  await ctx.db.select({ id }).from(material).where(eq(id, material_id)).for('update')
}

/** Its numbers are found on the board. */
export async function putCas(ctx: Ctx, dc_id: number, dc_cas: string[]): Promise<void> {
  await ctx.db.update(document).set({ dc_cas }).where(eq(document.dc_id, dc_id))
}

/** What a statement is about: goods, one lot of them, or a material of formulas. */
export type About = { it_id: string; dc_lot: string } | { material_id: number }

/** The statement of the board that a newer version belongs to. */
export async function findStatement(
  ctx: Ctx,
  about: About,
  dc_lang: DocumentLang,
): Promise<number | null> {
  const of =
    'material_id' in about
      ? eq(document.material_id, about.material_id)
      : and(eq(document.it_id, about.it_id), eq(document.dc_lot, about.dc_lot))
  const [row] = await ctx.db
    .select({ dc_id: document.dc_id })
    .from(document)
    .where(
      and(
        of,
        eq(document.dc_kind, 'allergen'),
        eq(document.dc_lang, dc_lang),
        isNull(document.withdrawn_at),
      ),
    )
    .orderBy(desc(document.dc_id))
    .limit(1)
  return row?.dc_id ?? null
}
