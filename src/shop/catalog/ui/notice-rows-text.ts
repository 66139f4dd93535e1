/** A row of the legal notice: what it is called in both languages. */
type Label = readonly [ko: string, en: string]

/** What has to be told of every sale. */
const ofEverySale: readonly Label[] = [
  ['청약철회·반품', 'Withdrawal and returns'],
  ['반품 제한 사유', 'When a return may be refused'],
  ['환불 지연 배상·분쟁 처리', 'Late refunds and disputes'],
  ['미성년자 계약', 'Contracts with minors'],
]

const ofKind: Record<string, readonly Label[]> = {
  household: [
    ['품명 및 종류', 'Name and kind'],
    ['용도·제형', 'Use and form'],
    ['제조연월·유통기한', 'Made on, best before'],
    ['중량·용량·매수', 'Weight, volume, count'],
    ['효과·효능', 'Effect'],
    ['수입자', 'Importer'],
    ['제조국', 'Country of origin'],
    ['제조자', 'Maker'],
    ['어린이보호포장', 'Child-resistant packaging'],
    ['화학물질 명칭', 'Chemical names'],
    ['사용상 주의사항', 'Cautions'],
    ['안전기준 확인·신고번호', 'Safety standard number'],
    ['소비자상담 전화', 'Consumer phone'],
  ],
  cosmetic: [
    ['용량 또는 중량', 'Volume or weight'],
    ['제품 주요 사양', 'Main specification'],
    ['사용기한 또는 개봉 후 사용기간', 'Use by, or period after opening'],
    ['사용방법', 'How to use'],
    ['화장품제조업자·책임판매업자', 'Maker and responsible seller'],
    ['제조국', 'Country of origin'],
    ['전성분', 'Full ingredients'],
    ['기능성 화장품 여부', 'Functional cosmetic'],
    ['사용할 때의 주의사항', 'Cautions when using'],
    ['품질보증기준', 'Quality guarantee'],
    ['소비자상담 전화', 'Consumer phone'],
  ],
  material: [
    ['품명 및 종류', 'Name and kind'],
    ['용도', 'Use'],
    ['중량·용량', 'Weight and volume'],
    ['제조연월·사용기한', 'Made on, use by'],
    ['성분 또는 화학물질 명칭', 'Ingredients or chemical names'],
    ['제조국', 'Country of origin'],
    ['제조자·공급자', 'Maker, supplier'],
    ['보관 및 취급 주의사항', 'Storage and handling'],
    ['MSDS·IFRA 문서', 'MSDS and IFRA documents'],
    ['소비자상담 전화', 'Consumer phone'],
  ],
  goods: [
    ['품명 및 모델명', 'Name and model'],
    ['크기·용량', 'Size and volume'],
    ['재질', 'Material'],
    ['인증·허가 사항', 'Certification'],
    ['제조국', 'Country of origin'],
    ['제조자·수입자', 'Maker, importer'],
    ['취급 주의사항', 'Handling'],
    ['A/S 책임자·소비자상담 전화', 'After-sale service and consumer phone'],
  ],
  book: [
    ['도서명', 'Title'],
    ['저자·출판사', 'Author and publisher'],
    ['크기', 'Size'],
    ['쪽수', 'Pages'],
    ['제품 구성', 'Contents of the set'],
    ['출간일', 'Published on'],
    ['목차 또는 책소개', 'Contents or introduction'],
    ['소비자상담 전화', 'Consumer phone'],
  ],
}

/** The rows that the law asks for of goods of this kind, in its order; none where it does not know the kind. */
export function noticeLabels(kind: string): readonly Label[] {
  const own = ofKind[kind]
  return own ? [...own, ...ofEverySale] : []
}

/** Korean name of a row → English. */
export const noticeEnglish: Record<string, string> = Object.fromEntries([
  ...Object.values(ofKind).flat(),
  ...ofEverySale,
])
