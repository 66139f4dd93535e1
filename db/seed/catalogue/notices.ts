import type { SeedNotice } from '#db/seed/shapes.ts'
import type { Both } from './build.ts'

type Lines = Record<string, Both>

const PHONE: Both = ['오드모아 고객센터 02-0000-0000', 'ODEMOA help desk, +82-2-0000-0000']
const MAKER: Both = ['(주)오드모아', 'ODEMOA Inc.']
const KOREA: Both = ['대한민국', 'Republic of Korea']
const NONE: Both = ['해당사항 없음', 'Not applicable']
const ON_LABEL: Both = ['제조일은 제품 바닥에 표시, 제조일로부터 24개월', 'Made-on date printed on the base; use within 24 months of it']

/** Rules that hold for every sale: withdrawal, return cost, guarantee, disputes. */
const FOR_ALL: Lines = {
  '청약철회·반품': ['받은 날부터 7일 이내 가능. 단순 변심은 왕복 배송비 {6,000원} 구매자 부담, 하자·오배송은 판매자 부담', 'Within 7 days of receipt. Change of mind: {6,000 won} return shipping paid by the buyer; defects and wrong items: paid by us'],
  '반품 제한 사유': ['포장을 뜯어 사용한 경우, 요청에 따라 각인한 경우(주문 때 따로 동의를 받은 경우에 한함)', 'Goods opened and used; goods engraved on request where separate consent was given when ordering'],
  '환불 지연 배상·분쟁 처리': ['반품 확인 후 3영업일 이내 환불, 지연 시 연 15% 지연배상금. 분쟁은 공정거래위원회 고시 소비자분쟁해결기준에 따름', 'Refund within 3 business days of the return, 15% a year on late refunds. Disputes follow the Fair Trade Commission settlement standards'],
  '미성년자 계약': ['미성년자가 법정대리인 동의 없이 주문한 경우 본인 또는 법정대리인이 취소할 수 있음', 'An order by a minor without consent of a legal guardian may be cancelled by either of them'],
}

/** Candle, diffuser, room spray: a chemical product under safety confirmation. */
export function household(of: { kind: Both; form: Both; amount: Both; names: Both; cautions: Both }): SeedNotice {
  return notice('household', {
    '품명 및 종류': of.kind,
    '용도·제형': of.form,
    '제조연월·유통기한': ON_LABEL,
    '중량·용량·매수': of.amount,
    '효과·효능': ['해당사항 없음 (승인대상 제품 아님)', 'Not applicable (not a product subject to approval)'],
    '수입자': NONE,
    '제조국': KOREA,
    '제조자': MAKER,
    '어린이보호포장': ['대상 아님', 'Not required'],
    '화학물질 명칭': of.names,
    '사용상 주의사항': of.cautions,
    '안전기준 확인·신고번호': ['HB21-00-0000 (예시)', 'HB21-00-0000 (example)'],
    '소비자상담 전화': PHONE,
  })
}

/** Perfume worn on the skin. */
export function cosmetic(of: { amount: Both; ingredients: Both }): SeedNotice {
  return notice('cosmetic', {
    '용량 또는 중량': of.amount,
    '제품 주요 사양': ['모든 피부용 (상처나 염증이 있는 부위 제외)', 'All skin types (not on broken or inflamed skin)'],
    '사용기한 또는 개봉 후 사용기간': ['제조일로부터 36개월, 개봉 후 24개월 (제조일 별도 표시)', '36 months from the made-on date, 24 months after opening'],
    '사용방법': ['20 cm 정도 떨어져 손목, 목, 옷 안쪽에 뿌려요', 'Spray from about 20 cm on wrists, neck or the inside of clothes'],
    '화장품제조업자·책임판매업자': MAKER,
    '제조국': KOREA,
    '전성분': of.ingredients,
    '기능성 화장품 여부': ['해당 없음', 'No'],
    '사용할 때의 주의사항': ['사용 부위에 붉은 반점, 부어오름, 가려움이 있으면 사용을 멈추고 전문의와 상담하세요. 직사광선과 불을 피하고 어린이 손이 닿지 않는 곳에 두세요', 'Stop and see a doctor if redness, swelling or itching appears. Keep from sunlight, flame and children'],
    '품질보증기준': ['이상이 있을 경우 소비자분쟁해결기준에 따라 보상', 'Compensation under the consumer dispute settlement standards'],
    '소비자상담 전화': PHONE,
  })
}

export function book(of: { title: Both; size: Both; pages: Both; parts: Both; published: Both; contents: Both }): SeedNotice {
  return notice('book', {
    '도서명': of.title,
    '저자·출판사': ['오드모아 향 공방 TSSA / 오드모아 출판', 'The Scent Studio by Odemoa (TSSA) / Odemoa Books'],
    '크기': of.size,
    '쪽수': of.pages,
    '제품 구성': of.parts,
    '출간일': of.published,
    '목차 또는 책소개': of.contents,
    '소비자상담 전화': PHONE,
  })
}

/** Raw material: fragrance oil, wax, base, dye. */
export function material(of: { kind: Both; amount: Both; names: Both; cautions: Both; country?: Both }): SeedNotice {
  return notice('material', {
    '품명 및 종류': of.kind,
    '용도': ['향 제품을 만드는 원료이며 완제품이 아님', 'Raw material for making scented goods; not a finished product'],
    '중량·용량': of.amount,
    '제조연월·사용기한': ON_LABEL,
    '성분 또는 화학물질 명칭': of.names,
    '제조국': of.country ?? KOREA,
    '제조자·공급자': MAKER,
    '보관 및 취급 주의사항': of.cautions,
    'MSDS·IFRA 문서': ['문서 게시판에서 내려받거나 고객센터로 요청', 'Download from the document board or ask the help desk'],
    '소비자상담 전화': PHONE,
  })
}

/** Vessels, wicks, tools, packaging. */
export function goods(of: { model: Both; size: Both; stuff: Both; country?: Both; cautions: Both }): SeedNotice {
  return notice('goods', {
    '품명 및 모델명': of.model,
    '크기·용량': of.size,
    '재질': of.stuff,
    '인증·허가 사항': NONE,
    '제조국': of.country ?? KOREA,
    '제조자·수입자': MAKER,
    '취급 주의사항': of.cautions,
    'A/S 책임자·소비자상담 전화': PHONE,
  })
}

function notice(gubun: SeedNotice['gubun'], lines: Lines): SeedNotice {
  const value: SeedNotice['value'] = {}
  for (const [key, [ko, en]] of Object.entries({ ...lines, ...FOR_ALL })) value[key] = { ko, en }
  return { gubun, value }
}
