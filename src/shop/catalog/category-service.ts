import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { CategoryForm, StaffCategory } from './category-contract.ts'
import { isMoved, isRenamed, whyKept, whyNotThere, withBelow } from './category-rules.ts'
import {
  countItems,
  countKnown,
  deleteCategory,
  insertCategory,
  listItemsOn,
  listWithItems,
  lockCategories,
  putPicks,
  updateCategory,
} from './category-store.ts'
import { saleCategory } from './contract.ts'
import { refreshTiles } from './service.ts'

export async function staffCategories(ctx: Ctx): Promise<StaffCategory[]> {
  const rows = await listWithItems(ctx)
  return rows.map((row) => {
    const kept = whyKept(rows, row)
    return { ...row, kept: kept && say(ctx, kept) }
  })
}

export function createCategory(
  ctx: Ctx,
  { picks, ...form }: CategoryForm,
): Promise<{ ca_id: number }> {
  return transact(ctx, async (ctx) => {
    const rows = await lockCategories(ctx)
    refusePlace(whyNotThere(rows, null, form.parent_id))
    // the sale's number stays the sale's, also in a shop that has none yet
    const ca_id = 1 + Math.max(saleCategory, ...rows.map((row) => row.ca_id))
    const ca_order =
      1 +
      Math.max(
        0,
        ...rows.filter((row) => row.parent_id === form.parent_id).map((row) => row.ca_order),
      )
    await insertCategory(ctx, { ...form, ca_id, ca_order })
    await pick(ctx, ca_id, picks)
    return said(ctx, 'category.created', ca_id)
  })
}

/** A category that moves or has another name takes its goods along: they are found on the shelves above it, and by its words. */
export function saveCategory(
  ctx: Ctx,
  ca_id: number,
  { picks, ...form }: CategoryForm,
): Promise<{ ca_id: number }> {
  return transact(ctx, async (ctx) => {
    const rows = await lockCategories(ctx)
    const before = rows.find((row) => row.ca_id === ca_id)
    if (!before) throw notFound()
    refusePlace(whyNotThere(rows, ca_id, form.parent_id))
    await updateCategory(ctx, ca_id, form)
    await pick(ctx, ca_id, picks)
    if (isMoved(before, form) || isRenamed(before, form))
      await refreshTiles(ctx, await listItemsOn(ctx, withBelow(rows, ca_id)))
    return said(ctx, 'category.changed', ca_id)
  })
}

export function sortCategories(
  ctx: Ctx,
  parent_id: number | null,
  ca_ids: readonly number[],
): Promise<{ sorted: number }> {
  return transact(ctx, async (ctx) => {
    const rows = await lockCategories(ctx)
    const here = rows.filter((row) => row.parent_id === parent_id).map((row) => row.ca_id)
    if (new Set(ca_ids).size !== here.length || !here.every((ca_id) => ca_ids.includes(ca_id)))
      throw new Failure('CONFLICT', '그사이 분류가 바뀌었어요. 새로 불러온 뒤 다시 옮겨 주세요.')
    for (const [at, ca_id] of ca_ids.entries())
      await updateCategory(ctx, ca_id, { ca_order: at + 1 })
    await said(ctx, 'category.changed', parent_id ?? 0)
    return { sorted: ca_ids.length }
  })
}

export function removeCategory(ctx: Ctx, ca_id: number): Promise<{ ca_id: number }> {
  return transact(ctx, async (ctx) => {
    const rows = await lockCategories(ctx)
    if (!rows.some((row) => row.ca_id === ca_id)) throw notFound()
    const kept = whyKept(rows, { ca_id, items: await countItems(ctx, ca_id) })
    if (kept) throw new Failure('CONFLICT', kept)
    await deleteCategory(ctx, ca_id)
    return said(ctx, 'category.removed', ca_id)
  })
}

async function pick(ctx: Ctx, ca_id: number, it_ids: readonly string[] | undefined) {
  if (!it_ids) return
  if (new Set(it_ids).size !== it_ids.length)
    throw invalid({ picks: ['같은 상품이 두 번 있어요.'] })
  if ((await countKnown(ctx, it_ids)) !== it_ids.length)
    throw invalid({ picks: ['없는 상품이 있어요. 빼고 다시 저장해 주세요.'] })
  await putPicks(ctx, ca_id, it_ids)
}

function refusePlace(why: string | null) {
  if (why) throw invalid({ parent_id: [why] })
}

async function said(ctx: Ctx, name: string, ca_id: number): Promise<{ ca_id: number }> {
  await announce(ctx, name, String(ca_id))
  touch(ctx, 'category', 'catalog')
  return { ca_id }
}
