import type { Ctx } from '#platform/context.ts'
import { squeezed } from '#shop/search/rules.ts'
import { findPage, type LedTo } from '#shop/search/store/pages.ts'

/** The page that staff lead these words to, as they were typed or as they were meant. */
export function pageFor(ctx: Ctx, typed: string, meant: string): Promise<LedTo | null> {
  return findPage(ctx, [...new Set([squeezed(typed), squeezed(meant)])].filter(Boolean))
}
