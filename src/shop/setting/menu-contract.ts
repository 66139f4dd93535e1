import * as z from 'zod/mini'
import { paths } from '../../kernel/paths.ts'

const bilingual = (most: number) => z.object({ ko: z.string().check(z.trim(), z.maxLength(most)), en: z.string().check(z.trim(), z.maxLength(most)) })
const id = z.string().check(z.regex(/^[\w-]{1,30}$/))
const url = z.string().check(z.trim(), z.maxLength(300))

export const mostLinks = { bar: 7, mega: 8, group: 12 }
export const mostGroups = { side: 6, footer: 3 }

export const menuLink = z.object({ id, word: bilingual(40), url, show: z.boolean() })
export type MenuLink = z.output<typeof menuLink>
export const menuGroup = z.object({ id, title: bilingual(40), links: z.array(menuLink).check(z.maxLength(mostLinks.group)) })
export type MenuGroup = z.output<typeof menuGroup>

const link = (word: string, word_en: string, to: string): MenuLink => ({
  id: to.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home',
  word: { ko: word, en: word_en },
  url: to,
  show: true,
})
const best = link('베스트', 'Best sellers', paths.bestSeller())
const fresh = link('신상품', 'New', paths.newItem())
const selects = link('셀렉트', 'Select', paths.selects())
const sale = link('세일', 'Sale', '/shop/category/12')
const promotions = link('기획전', 'Promotions', paths.promotions())
const recipes = link('직접 만들기', 'Make it yourself', paths.recipes())
const stores = link('매장 안내', 'Stores', paths.stores())
const company = link('회사 소개', 'About us', paths.contents('company'))
const help = [
  link('공지', 'Notices', paths.notices()),
  link('상품 문의', 'Product questions', paths.productInquiries()),
  link('상품 후기', 'Reviews', paths.productReviews()),
  link('배송비 안내', 'Shipping costs', paths.shipmentCost()),
]

/** The menus of a shop whose staff has not changed them. */
export const standardMenus = {
  bar: [best, fresh, selects, sale],
  mega: [promotions, recipes, stores],
  side: [
    { id: 'browse', title: { ko: '둘러보기', en: 'Browse' }, links: [fresh, best, selects, promotions, recipes, stores, company] },
    { id: 'help', title: { ko: '고객센터', en: 'Customer service' }, links: help },
  ],
  footer: [
    { id: 'browse', title: { ko: '둘러보기', en: 'Browse' }, links: [best, fresh, sale, selects, promotions, recipes, stores, company] },
    {
      id: 'orders',
      title: { ko: '주문과 문의', en: 'Orders and help' },
      links: [link('장바구니', 'Cart', paths.cart()), link('주문 조회', 'Find order', paths.orderLookUp()), link('마이페이지', 'My page', paths.myPage.home()), ...help.slice(1)],
    },
  ],
  note: { text: { ko: '', en: '' }, url: '', show: false },
}

/** What leads through the shop beside the categories: the bar and its large menu, the side bar of a phone, the columns of the footers. */
export const menus = z._default(
  z.object({
    bar: z.array(menuLink).check(z.maxLength(mostLinks.bar)),
    mega: z.array(menuLink).check(z.maxLength(mostLinks.mega)),
    side: z.array(menuGroup).check(z.maxLength(mostGroups.side)),
    footer: z.array(menuGroup).check(z.maxLength(mostGroups.footer)),
    /** a line above the columns of the footers, such as closed days */
    note: z.object({ text: bilingual(200), url, show: z.boolean() }),
  }),
  standardMenus,
)
export type Menus = z.output<typeof menus>
