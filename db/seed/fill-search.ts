import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { squeezed } from '#shop/search/rules.ts'
import { searchPage, searchSynonym } from '#shop/search/tables.ts'

const synonyms = [
  ['향초', '양초', '캔들', 'candle'],
  ['방향제', '디퓨저', 'air freshener'],
  ['룸 스프레이', '섬유향수', '미스트', 'room mist'],
  ['EDP', '오 드 퍼퓸', '향수', 'perfume'],
  ['소이', '소이왁스', '콩왁스', 'soy wax'],
  ['편백', '히노키', 'hinoki'],
  ['DIY', '만들기 키트', 'kit'],
  ['기프트', '선물', 'gift', 'present'],
  ['에센셜 오일', '프래그런스 오일', '향료', 'essential oil'],
]

const pages = [
  { words: ['배송비', '배송', 'shipping'], title: '배송비 안내', title_en: 'Shipping costs', url: '/customer/shipment-cost' },
  { words: ['MSDS', 'SDS', '성적서', 'COA'], title: '안전 자료와 성적서', title_en: 'Safety sheets and certificates', url: '/customer/document-board' },
  { words: ['클래스', '원데이 클래스', 'class', 'workshop'], title: 'TSSA 클래스', title_en: 'TSSA classes', url: '/tssa/class-product' },
  { words: ['도매', '대량', 'wholesale'], title: '도매 거래 신청', title_en: 'Wholesale', url: '/customer/wholesale-apply' },
  { words: ['주문조회', '내 주문', 'order status'], title: '주문 조회', title_en: 'Find an order', url: '/shop/my_order_view' },
]

const keyed = (words: string[]) => ({ words, keys: words.map(squeezed) })

/** Words of one meaning, and words that lead to a page. */
export async function seedSearch(ctx: Ctx) {
  await transact(ctx, async (ctx) => {
    await ctx.db.insert(searchSynonym).values(synonyms.map(keyed))
    await ctx.db.insert(searchPage).values(pages.map(({ words, ...page }) => ({ ...page, ...keyed(words) })))
  })
}
