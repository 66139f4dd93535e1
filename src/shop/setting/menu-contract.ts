import * as z from 'zod/mini'

const bilingual = (most: number) =>
  z.object({
    ko: z.string().check(z.trim(), z.maxLength(most)),
    en: z.string().check(z.trim(), z.maxLength(most)),
  })
const id = z.string().check(z.regex(/^[\w-]{1,30}$/))
const url = z.string().check(z.trim(), z.maxLength(300))

export const mostLinks = { bar: 7, mega: 8, group: 12 }
export const mostGroups = { side: 6, footer: 3 }

export const menuLink = z.object({ id, word: bilingual(40), url, show: z.boolean() })
export type MenuLink = z.output<typeof menuLink>
export const menuGroup = z.object({
  id,
  title: bilingual(40),
  links: z.array(menuLink).check(z.maxLength(mostLinks.group)),
})
export type MenuGroup = z.output<typeof menuGroup>

/** What leads through the shop beside the categories: the bar and its large menu, the side bar of a phone, the columns of the footers. */
export const menus = z.object({
  bar: z.array(menuLink).check(z.maxLength(mostLinks.bar)),
  mega: z.array(menuLink).check(z.maxLength(mostLinks.mega)),
  side: z.array(menuGroup).check(z.maxLength(mostGroups.side)),
  footer: z.array(menuGroup).check(z.maxLength(mostGroups.footer)),
  /** a line above the columns of the footers, such as closed days */
  note: z.object({ text: bilingual(200), url, show: z.boolean() }),
})
export type Menus = z.output<typeof menus>
