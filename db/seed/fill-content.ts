import { dayMs as day } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { changeCms, insertCms } from '#shop/content/cms-store.ts'
import { insertEntry } from '#shop/content/store.ts'
import { entries } from './entries.ts'
import { pages } from './pages.ts'


/** Pages, banner, trends, popups, week picks, recipes, promotions, selections, stores and the feed. */
export async function seedContent(ctx: Ctx) {
  for (const { kind, name, title: [title, title_en], description: [description, description_en] = ['', ''], link = '', it_ids = [], template } of pages) {
    const id = await insertCms(ctx, { kind, name }, { title, title_en, description, description_en, link, template, it_ids, made_by: 'shop' })
    if (id !== null) await changeCms(ctx, id, 1, { published_version: 1 })
  }
  const places = new Map<string, number>()
  for (const { kind, title: [title, title_en], body, opens, closes, source_id } of entries) {
    const position = (places.get(kind) ?? 0) + 1
    places.set(kind, position)
    const from = (days: number | undefined) => (days === undefined ? null : new Date(ctx.now.getTime() + days * day))
    await insertEntry(ctx, { kind, title, title_en, position, body, opens_at: from(opens), closes_at: from(closes), source_id: source_id ?? null })
  }
}
