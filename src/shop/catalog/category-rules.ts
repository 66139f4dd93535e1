import { type CategoryForm, deepest } from './category-contract.ts'
import { saleCategory } from './contract.ts'

export type Shelf = { ca_id: number; parent_id: number | null }

/** A category and all below it. */
export function withBelow(rows: readonly Shelf[], ca_id: number): number[] {
  return [
    ca_id,
    ...rows.filter((row) => row.parent_id === ca_id).flatMap((row) => withBelow(rows, row.ca_id)),
  ]
}

function depthOf(rows: readonly Shelf[], ca_id: number | null): number {
  const row = rows.find((one) => one.ca_id === ca_id)
  return row ? 1 + depthOf(rows, row.parent_id) : 0
}

function heightOf(rows: readonly Shelf[], ca_id: number): number {
  return (
    1 +
    Math.max(
      0,
      ...rows.filter((row) => row.parent_id === ca_id).map((row) => heightOf(rows, row.ca_id)),
    )
  )
}

/** Why a category cannot stand there; null when it can. `ca_id` null is a new one. */
export function whyNotThere(
  rows: readonly Shelf[],
  ca_id: number | null,
  parent_id: number | null,
): string | null {
  if (parent_id === null) return null
  if (ca_id === saleCategory) return '세일은 맨 위에만 둘 수 있어요.'
  if (parent_id === saleCategory)
    return '세일 아래에는 분류를 둘 수 없어요. 할인율을 적은 상품이 저절로 모여요.'
  if (!rows.some((row) => row.ca_id === parent_id)) return '없는 분류예요.'
  if (ca_id !== null && withBelow(rows, ca_id).includes(parent_id))
    return '자기 자신이나 아래 분류 밑으로는 옮길 수 없어요.'
  return depthOf(rows, parent_id) + (ca_id === null ? 1 : heightOf(rows, ca_id)) > deepest
    ? '분류는 3단계까지 만들 수 있어요.'
    : null
}

/** Why a category stays; null when it can go. */
export function whyKept(
  rows: readonly Shelf[],
  { ca_id, items }: { ca_id: number; items: number },
): string | null {
  if (ca_id === saleCategory) return '세일은 없앨 수 없어요. 대신 숨길 수 있어요.'
  if (rows.some((row) => row.parent_id === ca_id)) return '아래 분류를 먼저 옮기거나 없애 주세요.'
  return items > 0 ? '이 분류의 상품을 먼저 다른 분류로 옮겨 주세요.' : null
}

/** What else changes with a category: the shelves its goods are found on. */
export function isMoved(before: Shelf, after: Pick<CategoryForm, 'parent_id'>): boolean {
  return before.parent_id !== after.parent_id
}

/** Whether a category stands in the menu of the shop: switched on, and so is everything above it. */
export function isInMenu(
  rows: readonly { ca_id: number; parent_id: number | null; ca_use: boolean }[],
  { parent_id, ca_use }: { parent_id: number | null; ca_use: boolean },
): boolean {
  const above = rows.find(({ ca_id }) => ca_id === parent_id)
  return ca_use && (!above || isInMenu(rows, above))
}

type Named = { name: string; name_en: string; ca_use: boolean }

/** Whether its goods are found by other words from now on. */
export function isRenamed(before: Named, after: Named): boolean {
  return (
    before.name !== after.name || before.name_en !== after.name_en || before.ca_use !== after.ca_use
  )
}

type Step = Shelf & { name: string; name_en: string }

/** The way to a category from the top, itself last. */
export function trailOf(
  rows: readonly Step[],
  ca_id: number,
): { id: number; name: string; name_en: string }[] {
  const row = rows.find((one) => one.ca_id === ca_id)
  if (!row) return []
  return [
    ...(row.parent_id ? trailOf(rows, row.parent_id) : []),
    { id: row.ca_id, name: row.name, name_en: row.name_en },
  ]
}
