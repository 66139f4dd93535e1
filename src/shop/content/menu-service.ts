import { invalid, notFound } from '#kernel/failure.ts'
import { paths } from '#kernel/paths.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import type { Ctx } from '#platform/context.ts'
import { isThere } from '#shop/catalog/service.ts'
import { settingShapes } from '#shop/setting/contract.ts'
import { linksOf } from '#shop/setting/menu-rules.ts'
import { countLinks } from '#shop/setting/service/menu-links.ts'
import { allSettings, saveSetting } from '#shop/setting/service.ts'
import { findPublished } from './cms-store.ts'
import { type ChromeName, chromeNames } from './menus-contract.ts'
import { findEntry } from './store.ts'

export function countMenuLinks(ctx: Ctx, page: string): Promise<number> {
  return countLinks(ctx, page)
}

export async function staffMenus(ctx: Ctx) {
  const { values, versions } = await allSettings(ctx)
  const urls = [
    ...new Set([...urlsIn('menus', values.menus), ...urlsIn('top_bar', values.top_bar)]),
  ]
  const lead = await Promise.all(urls.map((url) => leadsSomewhere(ctx, url)))
  return {
    values: { menus: values.menus, top_bar: values.top_bar },
    dead: urls.filter((_, at) => !lead[at]),
    versions: Object.fromEntries(chromeNames.map((name) => [name, versions[name] ?? 0])),
  }
}

/** Replaces the menus or the top bar. The shop shows them at once: whatever was kept with the settings is dropped. */
export async function saveMenus(
  ctx: Ctx,
  name: string,
  value: unknown,
  version: number,
): Promise<number> {
  const known = chromeNames.find((one) => one === name)
  if (!known) throw notFound()
  const gone: Record<string, string[]> = {}
  const held = urlsIn(known, (await allSettings(ctx)).values[known])
  // what has died since it was written is marked, and does not keep the rest from being saved
  for (const { field, url } of addressesIn(known, value))
    if (!held.includes(url) && !(await leadsSomewhere(ctx, url)))
      gone[field] = ['지금은 열 수 없는 화면이에요. 게시되어 있는지 확인해 주세요.']
  if (Object.keys(gone).length) throw invalid(gone)
  return saveSetting(ctx, known, value, version)
}

function urlsIn(name: ChromeName, value: unknown): string[] {
  return addressesIn(name, value).map(({ url }) => url)
}

/** The addresses of a value whose shape is right; a wrong shape is refused when it is saved. */
function addressesIn(name: ChromeName, value: unknown): { field: string; url: string }[] {
  if (name === 'top_bar') {
    const bar = settingShapes.top_bar.safeParse(value)
    return bar.success ? [{ field: 'url', url: bar.data.url }] : []
  }
  const menus = settingShapes.menus.safeParse(value)
  if (!menus.success) return []
  return [
    ...linksOf(menus.data).map(({ path, link }) => ({ field: `${path}.url`, url: link.url })),
    { field: 'note.url', url: menus.data.note.url },
  ]
}

const fixed: string[] = [
  paths.privacy(),
  paths.terms(),
  paths.recipes(),
  paths.promotions(),
  paths.selects(),
  paths.stores(),
]

/** False for an address of ours whose product, category or page shoppers cannot open. Its form is judged by the rules. */
async function leadsSomewhere(ctx: Ctx, url: string): Promise<boolean> {
  const path = url.replace(/[?#].*$/, '')
  const [, area = '', id = ''] =
    /^\/(shop\/category|shop\/product|contents\/diy|contents\/promotion|contents\/select)\/([\w-]+)$/.exec(
      path,
    ) ?? []
  if (area === 'shop/product') return isThere(ctx, { item: id })
  if (area === 'shop/category') return isThere(ctx, { category: rowIdIn(id, 9) })
  if (area) return isShown(ctx, area.replace('contents/', '') as 'diy' | 'promotion' | 'select', id) // the pattern allows no other
  const name = /^\/contents\/([\w-]+)$/.exec(path)?.[1]
  if (!name || fixed.includes(path)) return true
  return (await findPublished(ctx, ['page'], name)) !== null
}

async function isShown(
  ctx: Ctx,
  kind: 'diy' | 'promotion' | 'select',
  id: string,
): Promise<boolean> {
  const row = await findEntry(ctx, kind, rowIdIn(id))
  return row?.shown === true
}
