import { paths } from '#kernel/paths.ts'
import type { MenuLink, Menus } from './menu-contract.ts'

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
const bench = link('작업대 계산기', 'Bench calculators', paths.tools())
const finder = link('향 찾기', 'Scent finder', paths.scentFinder())
const stores = link('매장 안내', 'Stores', paths.stores())
const company = link('회사 소개', 'About us', paths.contents('company'))
const classes = link('TSSA 클래스', 'Classes', paths.tssa.main())
const studio = [
  classes,
  link('클래스 고르기', 'Choose a class', paths.tssa.classes()),
  link('만드는 것별로', 'By what you make', paths.tssa.category()),
  link('공방 안내', 'The studio', paths.tssa.studio()),
  link('공방의 책', 'Books of the studio', paths.tssa.books()),
  link('공방 소식', 'Studio news', paths.tssa.notices()),
]
const center = link('고객센터', 'Customer service', paths.customerCenter())
const questions = link('자주 묻는 질문', 'FAQ', paths.faq())
const news = link('공지', 'Notices', paths.notices())
const asked = link('상품 문의', 'Product questions', paths.productInquiries())
const reviews = link('상품 후기', 'Reviews', paths.productReviews())
const papers = link('문서 게시판', 'Document board', paths.documents())
const lots = link('로트 조회', 'Look up a lot', paths.lots())
const shipping = link('배송비 안내', 'Shipping costs', paths.shipmentCost())
const fragrance = link('커스텀 향', 'Custom fragrance', paths.customLanding())
const bottle = link('맞춤 병', 'Custom bottles', paths.bottle())
const forBusiness = [
  link('도매 회원 신청', 'Trade account', paths.wholesaleApply()),
  link('대리점 신청', 'Become a dealer', paths.dealerApply()),
  link('대량 주문 문의', 'Large orders', paths.bulkRequest()),
  link('클래스 문의', 'Ask for a class', paths.classInquiry()),
]

/** The menus of a shop whose staff has not changed them. */
export const standardMenus: Menus = {
  bar: [best, fresh, selects, sale, classes],
  mega: [classes, fragrance, promotions, recipes, stores, center, questions, news],
  side: [
    {
      id: 'browse',
      title: { ko: '둘러보기', en: 'Browse' },
      links: [
        fresh,
        best,
        finder,
        selects,
        promotions,
        recipes,
        bench,
        fragrance,
        bottle,
        stores,
        company,
      ],
    },
    { id: 'tssa', title: { ko: 'TSSA 향 공방', en: 'TSSA studio' }, links: studio },
    {
      id: 'help',
      title: { ko: '고객센터', en: 'Customer service' },
      links: [center, questions, news, asked, reviews, shipping, papers, lots],
    },
    { id: 'business', title: { ko: '기업과 단체', en: 'For business' }, links: forBusiness },
  ],
  footer: [
    {
      id: 'browse',
      title: { ko: '둘러보기', en: 'Browse' },
      links: [
        best,
        fresh,
        sale,
        selects,
        classes,
        fragrance,
        promotions,
        recipes,
        bench,
        stores,
        company,
      ],
    },
    {
      id: 'orders',
      title: { ko: '주문과 문의', en: 'Orders and help' },
      links: [
        link('장바구니', 'Cart', paths.cart()),
        link('주문 조회', 'Find order', paths.orderLookUp()),
        link('마이페이지', 'My page', paths.myPage.home()),
        // the notices stand beside them
        ...[center, questions, asked, reviews, shipping, papers, lots],
      ],
    },
    { id: 'business', title: { ko: '기업과 단체', en: 'For business' }, links: forBusiness },
  ],
  note: { text: { ko: '', en: '' }, url: '', show: false },
}
