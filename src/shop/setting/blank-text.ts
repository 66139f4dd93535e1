import { paths } from '#kernel/paths.ts'
import type { Settings } from './contract.ts'
import type { MenuLink } from './menu-contract.ts'
import { standardMenus } from './menus-text.ts'

const none = { ko: '', en: '' }

/** Pages that somebody has to write first: until then no menu leads there. */
const unwritten = [paths.customLanding(), paths.contents('company')]
const written = (links: MenuLink[]) => links.filter(({ url }) => !unwritten.includes(url))
const groups = (all: (typeof standardMenus)['side']) =>
  all.map((group) => ({ ...group, links: written(group.links) }))

/** What only the owner can know, left to be filled in: a new shop that is open to the public invents nothing. */
export const blankSettings = {
  company: {
    // the shop's own name stands in its mails from the first day; the firm's is written over it
    name: { ko: '오드모아', en: 'ODEMOA' },
    ceo: none,
    address: none,
    phone: '',
    fax: '',
    email: '',
    hours: none,
    lunch: none,
    closed: none,
    business_number: '',
    business_number_mark: none,
    mail_order_number: none,
    privacy_officer: none,
    hosting: none,
    escrow: none,
    social: [],
  },
  bank_accounts: [],
  abroad: { countries: [] },
  top_bar: { id: 'first', text: none, url: '', show: false },
  menus: {
    ...standardMenus,
    bar: written(standardMenus.bar),
    mega: written(standardMenus.mega),
    side: groups(standardMenus.side),
    footer: groups(standardMenus.footer),
  },
  quotation: { valid_days: 14, grades: [] },
} satisfies Partial<Settings>

export type BlankName = keyof typeof blankSettings
export const blankNames = Object.keys(blankSettings) as BlankName[] // an object literal has no other keys
