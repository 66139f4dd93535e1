import { koreanToday } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { squeezed } from '#shop/search/rules.ts'
import { searchAsker, searchPage, searchSynonym } from '#shop/search/tables.ts'

const synonyms = [
  ['향초', '양초', '캔들', '아로마 캔들', '컨테이너 캔들', 'candle', 'scented candle'],
  ['방향제', '차량용 방향제', '디퓨저', 'air freshener', 'car freshener', 'car diffuser', 'freshener'],
  ['룸 스프레이', '섬유향수', '미스트', '룸퍼퓸', '패브릭 스프레이', '패브릭 퍼퓸', '섬유 탈취제', '탈취제', 'room mist', 'fabric spray', 'fabric freshener', 'room freshener', 'deodorizer'],
  ['EDP', '오 드 퍼퓸', '오데퍼퓸', '향수', '오 드 뚜왈렛', 'EDT', 'perfume', 'eau de toilette', 'cologne'],
  ['미니 향수', '여행용 향수', '휴대용 향수', '트래블 스프레이', 'travel perfume', 'travel spray'],
  ['소이', '소이왁스', '콩왁스', 'soy wax'],
  ['밀랍', '밀납', '비즈왁스', 'beeswax'],
  ['편백', '히노키', 'hinoki'],
  ['DIY', '만들기 키트', 'kit'],
  ['기프트', '선물', '생일 선물', 'gift', 'present', 'birthday gift'],
  ['답례품', '결혼 답례품', 'favours', 'wedding favors', 'party favors', 'party favor'],
  ['에센셜 오일', '프래그런스 오일', '아로마 오일', '향오일', '프레그런스 오일', '향료', '착향료', 'essential oil', 'essential oils', 'aroma oil', 'scent oil'],
  ['아로마', '프래그런스', 'aroma', 'aromatherapy', 'fragrance'],
  ['공병', '빈 병', '향수병', '디퓨저병', '향수 공병', '디퓨저 공병', '소분병', '스프레이병', 'empty bottle', 'empty bottles'],
  ['디퓨저 베이스', '디퓨저 원액', '디퓨저 용액', '디퓨저액', 'diffuser base'],
  ['리드 스틱', '우드 스틱', '발향 스틱', 'reeds', 'scent stick'],
  ['몰드', '실리콘 몰드', '비누틀', '캔들틀', 'mould', 'mold', 'silicone mould'],
  ['jar', '유리병', '유리컵', '캔들컵', '용기', 'vessel', 'candle cup'],
  ['스포이드', '스포이트', '피펫', 'dropper', 'pipette'],
  ['비커', '비이커', 'beaker'],
  ['알코올', '알콜', '에탄올', '에틸알코올', 'alcohol', 'ethanol'],
  ['염료', '색소', '안료', 'dye', 'pigment', 'colorant'],
  ['라벨', '스티커', 'label', 'sticker', 'stickers'],
  ['꽃', '꽃향기', '플로럴', 'floral', 'flower'],
  ['장미', '로즈', 'rose'],
  ['무화과', '피그', 'fig'],
  ['피치', '복숭아', 'peach'],
  ['베르가못', '베르가모트', 'bergamot'],
  ['샌달우드', '백단', 'sandalwood'],
  ['재스민', '자스민', 'jasmine'],
  ['오션', '씨솔트', '씨브리즈', 'ocean', 'sea salt', 'sea breeze'],
  ['세트', '셋트', 'set'],
  ['클래스', '원데이 클래스', '강의', 'class', 'lecture'],
  ['자격', '자격증', 'certification'],
  ['도서', '교재', 'textbook'],
]

const pages = [
  { words: ['배송비', '배송', '배송료', '택배', 'shipping', 'delivery'], title: '배송비 안내', title_en: 'Shipping costs', url: '/customer/shipment-cost' },
  { words: ['MSDS', 'SDS', '성적서', 'COA'], title: '안전 자료와 성적서', title_en: 'Safety sheets and certificates', url: '/customer/document-board' },
  { words: ['클래스', '원데이 클래스', 'class', 'workshop'], title: 'TSSA 클래스', title_en: 'TSSA classes', url: '/tssa/class-product' },
  { words: ['도매', '대량', 'wholesale'], title: '도매 거래 신청', title_en: 'Wholesale', url: '/customer/wholesale-apply' },
  { words: ['주문조회', '내 주문', 'order status'], title: '주문 조회', title_en: 'Find an order', url: '/shop/my_order_view' },
  { words: ['신상품', '신상', '신제품', '새 상품', 'new', 'new arrivals'], title: '새로 나온 상품', title_en: 'New arrivals', url: paths.newItem() },
  { words: ['베스트', '베스트셀러', '인기상품', 'best', 'bestseller', 'best sellers'], title: '베스트', title_en: 'Best sellers', url: paths.bestSeller() },
  { words: ['쿠폰', '할인쿠폰', 'coupon', 'coupons'], title: '내 쿠폰', title_en: 'My coupons', url: paths.myPage.coupons() },
  { words: ['환불', '취소', '주문취소', 'refund', 'refunds', 'cancel'], title: '취소와 환불 안내', title_en: 'Cancellations and refunds', url: paths.faq({ keyword: '환불' }) },
  { words: ['반품', '반송', 'return', 'returns'], title: '반품 안내', title_en: 'Returns', url: paths.faq({ keyword: '반품' }) },
  { words: ['교환', 'exchange', 'exchanges'], title: '교환 안내', title_en: 'Exchanges', url: paths.faq({ keyword: '교환' }) },
]

const keyed = (words: string[]) => ({ words, keys: words.map(squeezed) })

// what several visitors of the last thirty days looked for, and how many
const asked = [
  ['kr', '캔들', 21], ['kr', '디퓨저', 19], ['kr', '히노키', 14], ['kr', '소이왁스', 9], ['kr', '룸스프레이', 7],
  ['en', 'candle', 8], ['en', 'diffuser', 6],
] as const

/** Words of one meaning, and words that lead to a page: those of the language, whatever the shop sells. */
export async function seedSearchWords(ctx: Ctx) {
  await ctx.db.insert(searchSynonym).values(synonyms.map(keyed))
  await ctx.db.insert(searchPage).values(pages.map(({ words, ...page }) => ({ ...page, ...keyed(words) })))
}

/** The words of the language, and what others looked for. */
export async function seedSearch(ctx: Ctx) {
  await transact(ctx, async (ctx) => {
    await seedSearchWords(ctx)
    await ctx.db.insert(searchAsker).values(
      asked.flatMap(([lang, word, many]) =>
        Array.from({ length: many }, (_, at) => ({ lang, word, key: squeezed(word), network: `sample ${at}`, visitor: `sample ${at}`, day: koreanToday(-at) })),
      ),
    )
  })
}
