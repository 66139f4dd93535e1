import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { item } from '#shop/catalog/tables.ts'
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

/** Its numbers are found on the board. */
export async function putCas(ctx: Ctx, dc_id: number, dc_cas: string[]): Promise<void> {
  await ctx.db.update(document).set({ dc_cas }).where(eq(document.dc_id, dc_id))
}

/** The statement of the board that a newer version belongs to. */
export async function findStatement(
  ctx: Ctx,
  { it_id, dc_lot, dc_lang }: { it_id: string; dc_lot: string; dc_lang: DocumentLang },
): Promise<number | null> {
  const [row] = await ctx.db
    .select({ dc_id: document.dc_id })
    .from(document)
    .where(
      and(
        eq(document.dc_kind, 'allergen'),
        eq(document.it_id, it_id),
        eq(document.dc_lot, dc_lot),
        eq(document.dc_lang, dc_lang),
        isNull(document.withdrawn_at),
      ),
    )
    .orderBy(desc(document.dc_id))
    .limit(1)
  return row?.dc_id ?? null
}
