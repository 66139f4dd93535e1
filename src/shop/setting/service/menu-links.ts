import type { Ctx } from '#platform/context.ts'
import { linksOf, withoutLinks } from '#shop/setting/menu-rules.ts'
import { allSettings, saveSetting } from '#shop/setting/service.ts'

/** The part of an address that names a page. */
export function pageOfLink(url: string): string {
  return url.replace(/[?#].*$/, '')
}

/** How many links of the menus, the footers and the bar at the top lead to this page. */
export async function countLinks(ctx: Ctx, page: string): Promise<number> {
  const { values } = await allSettings(ctx)
  const urls = [
    ...linksOf(values.menus).map(({ link }) => link.url),
    values.menus.note.url,
    values.top_bar.url,
  ]
  return urls.filter((url) => pageOfLink(url) === page).length
}

/** A page that goes takes its links along: inside the transaction of its removal. */
export async function dropLinks(ctx: Ctx, page: string) {
  const { values, versions } = await allSettings(ctx)
  const { menus, top_bar } = values
  const leads = (url: string) => pageOfLink(url) === page
  if (leads(menus.note.url) || linksOf(menus).some(({ link }) => leads(link.url)))
    await saveSetting(ctx, 'menus', withoutLinks(menus, leads), versions.menus ?? 0)
  if (leads(top_bar.url))
    await saveSetting(ctx, 'top_bar', { ...top_bar, url: '' }, versions.top_bar ?? 0)
}
