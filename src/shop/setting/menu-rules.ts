import { isShopPage } from '#kernel/shop-pages.ts'
import { isSafeLink, leavesShop } from '#shop/content/rules.ts'
import type { MenuLink, Menus } from './menu-contract.ts'

type Wrong = Record<string, string[]>

/** Why a link cannot lead there, or null: a page that the shop has, or another site over https. */
export function whyNoLink(url: string): string | null {
  if (!isSafeLink(url)) return '주소는 우리 가게의 /로 시작하거나 https://로 시작해요.'
  return leavesShop(url) || isShopPage(url)
    ? null
    : '우리 가게에 없는 주소예요. 화면을 열어 주소를 복사해 주세요.'
}

/** Every link of the menus with the dotted name of its field. */
export function linksOf(menus: Menus): { path: string; link: MenuLink }[] {
  const rows = (path: string, links: MenuLink[]) =>
    links.map((link, row) => ({ path: `${path}.${row}`, link }))
  const groups = (path: 'side' | 'footer') =>
    menus[path].flatMap((group, at) => rows(`${path}.${at}.links`, group.links))
  return [
    ...rows('bar', menus.bar),
    ...rows('mega', menus.mega),
    ...groups('side'),
    ...groups('footer'),
  ]
}

/** Why menus cannot be kept although their shape is right; empty when they can. */
export function wrongMenus(menus: Menus): Wrong {
  const wrong: Wrong = {}
  const say = (field: string, phrase: string) => {
    wrong[field] = [...(wrong[field] ?? []), phrase]
  }
  for (const { path, link } of linksOf(menus)) {
    if (!link.word.ko) say(`${path}.word.ko`, '메뉴에 보일 말을 적어 주세요.')
    const why = whyNoLink(link.url)
    if (why) say(`${path}.url`, why)
  }
  for (const part of ['side', 'footer'] as const)
    for (const [at, group] of menus[part].entries()) {
      if (!group.title.ko) say(`${part}.${at}.title.ko`, '묶음의 제목을 적어 주세요.')
      if (group.links.length === 0) say(`${part}.${at}.links`, '링크를 하나 이상 넣어 주세요.')
    }
  if (menus.note.show && !menus.note.text.ko) say('note.text.ko', '보여 줄 글을 적어 주세요.')
  const why = menus.note.url ? whyNoLink(menus.note.url) : null
  if (why) say('note.url', why)
  return wrong
}

/** The menus without some links; a group that has none left goes with them. */
export function withoutLinks(menus: Menus, leads: (url: string) => boolean): Menus {
  const kept = (links: MenuLink[]) => links.filter(({ url }) => !leads(url))
  const groups = (part: 'side' | 'footer') =>
    menus[part].flatMap((group) => {
      const links = kept(group.links)
      return links.length === 0 && group.links.length > 0 ? [] : [{ ...group, links }]
    })
  return {
    ...menus,
    bar: kept(menus.bar),
    mega: kept(menus.mega),
    side: groups('side'),
    footer: groups('footer'),
    note: leads(menus.note.url) ? { ...menus.note, url: '' } : menus.note,
  }
}
