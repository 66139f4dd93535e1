import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { item, itemOption } from '#shop/catalog/tables.ts'
import type {
  MaterialForm,
  MaterialKind,
  MaterialLimit,
  materialSorts,
} from '#shop/custom/material-contract.ts'
import { material, materialLimit, materialPack } from '#shop/custom/tables.ts'

export type DeskAsk = {
  page: number
  per_page: number
  sort: (typeof materialSorts)[number]
  order: 'asc' | 'desc'
  keyword?: string
  kind?: MaterialKind
}

function wanted({ keyword, kind }: Pick<DeskAsk, 'keyword' | 'kind'>): SQL | undefined {
  return and(
    kind ? eq(material.kind, kind) : undefined,
    keyword
      ? or(
          ...[material.name, material.name_en, material.cas].map((column) =>
            ilike(column, containing(keyword)),
          ),
        )
      : undefined,
  )
}

export function listDesk(ctx: Ctx, ask: DeskAsk) {
  const way = ask.order === 'asc' ? asc : desc
  const by = ask.sort === 'name' && ctx.lang === 'en' ? 'name_en' : ask.sort
  return ctx.db
    .select({
      material,
      packs: sql<number>`(select count(*)::int from material_pack p where p.material_id = material.material_id)`,
      amendment: sql<
        number | null
      >`(select max(l.amendment)::int from material_limit l where l.material_id = material.material_id)`,
    })
    .from(material)
    .where(wanted(ask))
    .orderBy(way(material[by]), asc(material.material_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

/** How many there are of each kind for the same word, and in all under "all". */
export async function countKinds(ctx: Ctx, ask: Pick<DeskAsk, 'keyword'>) {
  const rows = await ctx.db
    .select({ kind: material.kind, count: count() })
    .from(material)
    .where(wanted({ keyword: ask.keyword }))
    .groupBy(material.kind)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

export async function findMaterial(ctx: Ctx, material_id: number) {
  const [row] = await ctx.db.select().from(material).where(eq(material.material_id, material_id))
  return row ?? null
}

/** The newest amendment first. */
export function listLimits(ctx: Ctx, material_id: number) {
  return ctx.db
    .select()
    .from(materialLimit)
    .where(eq(materialLimit.material_id, material_id))
    .orderBy(desc(materialLimit.amendment), desc(materialLimit.issued_on))
}

export function listGoods(ctx: Ctx, material_id: number) {
  return ctx.db
    .select({
      io_no: materialPack.io_no,
      grams: materialPack.grams,
      it_id: item.it_id,
      it_name: item.it_name,
      it_name_en: item.it_name_en,
      io_id: itemOption.io_id,
      io_id_en: itemOption.io_id_en,
    })
    .from(materialPack)
    .innerJoin(item, eq(item.it_id, materialPack.it_id))
    .innerJoin(itemOption, eq(itemOption.io_no, materialPack.io_no))
    .where(eq(materialPack.material_id, material_id))
    .orderBy(asc(materialPack.grams), asc(materialPack.io_no))
}

/** The choices that goods are sold in, of these numbers; add-ons are none. */
export async function listChoices(ctx: Ctx, io_nos: readonly number[]) {
  if (!io_nos.length) return []
  return ctx.db
    .select({ io_no: itemOption.io_no, it_id: itemOption.it_id })
    .from(itemOption)
    .where(and(inArray(itemOption.io_no, [...io_nos]), eq(itemOption.io_type, 0)))
}

type Columns = Omit<MaterialForm, 'limits' | 'packs'> & {
  ifra: MaterialLimit['limits'] | null
  ifra_source: string
}

export async function insertMaterial(ctx: Ctx, given: Columns): Promise<number> {
  const [made] = await ctx.db
    .insert(material)
    .values({ ...given, updated_at: ctx.now })
    .returning({ material_id: material.material_id })
  return made?.material_id ?? 0
}

/** False when somebody saved since this version. */
export async function updateMaterial(
  ctx: Ctx,
  material_id: number,
  given: Columns,
  version: number,
): Promise<boolean> {
  const done = await ctx.db
    .update(material)
    .set({ ...given, version: version + 1, updated_at: ctx.now })
    .where(and(eq(material.material_id, material_id), eq(material.version, version)))
    .returning({ material_id: material.material_id })
  return done.length > 0
}

/** The limits and packs of a material become exactly these. */
export async function writeParts(
  ctx: Ctx,
  material_id: number,
  limits: readonly MaterialLimit[],
  packs: readonly { io_no: number; it_id: string; grams: number }[],
) {
  await ctx.db.delete(materialLimit).where(eq(materialLimit.material_id, material_id))
  await ctx.db.delete(materialPack).where(eq(materialPack.material_id, material_id))
  if (limits.length)
    await ctx.db
      .insert(materialLimit)
      .values(limits.map((one) => ({ ...one, material_id, created_at: ctx.now })))
  if (packs.length)
    await ctx.db.insert(materialPack).values(packs.map((one) => ({ ...one, material_id })))
}
