import type { CertificateTerms, Lesson } from '../../src/shop/tssa/contract.ts'

export const policies = [
  { policy_id: 1, name: '원데이 클래스 환불 기준', name_en: 'One-day class refunds', steps: [[7, 100], [4, 80], [1, 50]] },
  { policy_id: 2, name: '정규 과정 환불 기준', name_en: 'Course refunds', steps: [[7, 100], [1, 70], [0, 50]] },
] as const

export const instructors = [
  { instructor_id: 1, name: '한소율', name_en: 'Han Soyul', bio: '향료 회사에서 11년 동안 향을 맡고 기록했어요. 처음 만드는 분과 함께하는 시간을 가장 좋아해요.', bio_en: 'Eleven years of smelling and taking notes at a fragrance house. Happiest with people who blend for the first time.' },
  { instructor_id: 2, name: '도은재', name_en: 'Do Eunjae', bio: '소이 왁스와 심지를 3년 넘게 태워 보며 자료를 모았어요.', bio_en: 'Has burned soy wax and wicks for more than three years to learn how they behave.' },
]

export type SeedClass = {
  class_id: number
  title: string
  title_en: string
  kind: 'oneday' | 'regular' | 'certificate'
  category: 'perfume' | 'candle' | 'diffuser' | 'soap'
  level: 'first' | 'beginner' | 'middle' | 'high'
  summary: string
  summary_en: string
  minutes: number
  meetings: number
  price: number
  price_usd: number
  makes: string
  makes_en: string
  bring: string
  bring_en: string
  curriculum: Lesson[]
  images: string[]
  policy_id: number
  instructor_id: number
  max_people: number
  certificate?: CertificateTerms
  /** days from today and hour of the start, Korean time */
  dates: readonly [day: number, hour: number][]
}

const lesson = (title: string, title_en: string, text: string, text_en: string): Lesson => ({ title, title_en, text, text_en })

export const classes: SeedClass[] = [
  {
    class_id: 1, title: '처음 만드는 나의 향수', title_en: 'Your first perfume', kind: 'oneday', category: 'perfume', level: 'first', policy_id: 1, instructor_id: 1, max_people: 8,
    summary: '향료 24가지를 맡아 보고 30 ml 향수 한 병을 완성해요.', summary_en: 'Smell 24 materials and finish one 30 ml bottle.',
    minutes: 120, meetings: 1, price: 59_000, price_usd: 4_900, makes: '30 ml 오 드 퍼퓸 1병과 배합 기록지', makes_en: 'One 30 ml eau de parfum and its formula sheet', bring: '향이 없는 차림으로 오시면 좋아요.', bring_en: 'Please come without perfume on.',
    curriculum: [lesson('향을 읽는 법', 'How to read a scent', '탑·미들·베이스를 시향지로 맡고 적어요.', 'Top, heart and base on blotters, with notes.'), lesson('배합과 숙성', 'Blending and ageing', '0.01 g 저울로 향료를 담고 알코올에 녹여요.', 'Weigh to 0.01 g and dilute in alcohol.')],
    images: ['scene-workshop-detail.webp', 'scene-workshop-wide.webp'], dates: [[-20, 14], [-6, 14], [2, 14], [5, 19], [9, 11], [16, 14], [23, 14], [30, 11]],
  },
  {
    class_id: 2, title: '소이 캔들 원데이', title_en: 'Soy candle in a day', kind: 'oneday', category: 'candle', level: 'first', policy_id: 1, instructor_id: 2, max_people: 8,
    summary: '왁스 온도와 심지를 맞춰 220 g 캔들 두 개를 만들어요.', summary_en: 'Match wax temperature and wick, and pour two 220 g candles.',
    minutes: 150, meetings: 1, price: 65_000, price_usd: 5_400, makes: '220 g 소이 캔들 2개', makes_en: 'Two 220 g soy candles', bring: '굳는 동안 따뜻할 수 있어 종이 가방을 준비해 드려요.', bring_en: 'We give you a paper bag; the candles leave warm.',
    curriculum: [lesson('왁스와 심지', 'Wax and wick', '용기 지름에 맞는 심지를 표에서 찾아요.', 'Find the wick for your vessel’s diameter.'), lesson('향 배합과 붓기', 'Scent and pour', '왁스의 8 %로 향을 넣고 55 ℃에서 부어요.', '8% of the wax, poured at 55 °C.')],
    images: ['scene-candle-wide.webp', 'candle-ember.webp'], dates: [[-12, 11], [3, 11], [10, 14], [17, 11], [24, 14]],
  },
  {
    class_id: 3, title: '우리 집 디퓨저 베이스 이해하기', title_en: 'Understanding a diffuser base', kind: 'oneday', category: 'diffuser', level: 'beginner', policy_id: 1, instructor_id: 1, max_people: 6,
    summary: '베이스 네 가지를 비교하고 200 ml 디퓨저를 만들어요.', summary_en: 'Compare four bases and make a 200 ml diffuser.',
    minutes: 100, meetings: 1, price: 49_000, price_usd: 4_100, makes: '200 ml 디퓨저와 섬유 스틱 6개', makes_en: 'A 200 ml diffuser with six reeds', bring: '', bring_en: '',
    curriculum: [lesson('증발과 스틱', 'Evaporation and reeds', '베이스마다 다른 퍼지는 속도를 재요.', 'Measure how fast each base travels.')],
    images: ['scene-materials-wide.webp', 'diffuser-linen.webp'], dates: [[4, 14], [11, 19], [18, 14]],
  },
  {
    class_id: 4, title: '조향 정규 과정 4주', title_en: 'Perfumery course, four weeks', kind: 'regular', category: 'perfume', level: 'middle', policy_id: 2, instructor_id: 1, max_people: 6,
    summary: '어코드 12개를 직접 만들고 나만의 향수 세 가지를 완성해요.', summary_en: 'Build twelve accords and finish three perfumes of your own.',
    minutes: 180, meetings: 4, price: 480_000, price_usd: 39_000, makes: '10 ml 어코드 12개, 30 ml 향수 3병', makes_en: 'Twelve 10 ml accords, three 30 ml perfumes', bring: '필기구와 앞치마', bring_en: 'Something to write with and an apron',
    curriculum: [lesson('원료와 강도', 'Materials and strength', '원료 40가지를 강도별로 나눠요.', 'Sort forty materials by strength.'), lesson('어코드', 'Accords', '시트러스, 플로럴, 우디 어코드를 만들어요.', 'Citrus, floral and woody accords.'), lesson('구조', 'Structure', '탑·미들·베이스의 비율을 바꿔 가며 비교해요.', 'Compare proportions of top, heart and base.'), lesson('완성과 평가', 'Finish and judge', '숙성한 향을 서로 맡고 고쳐요.', 'Smell the aged blends together and correct them.')],
    images: ['scene-workshop-shelf.webp'], dates: [[13, 19], [41, 19]],
  },
  {
    class_id: 5, title: '캔들 전문가 자격 과정', title_en: 'Candle specialist certificate', kind: 'certificate', category: 'candle', level: 'high', policy_id: 2, instructor_id: 2, max_people: 6,
    summary: '왁스 여섯 가지와 안전 기준을 배우고 민간자격 시험을 준비해요.', summary_en: 'Six waxes, safety rules, and preparation for the private certificate.',
    minutes: 240, meetings: 6, price: 890_000, price_usd: 72_000, makes: '캔들 12종과 포트폴리오', makes_en: 'Twelve candles and a portfolio', bring: '앞치마, 필기구', bring_en: 'Apron, something to write with',
    curriculum: [lesson('왁스와 연소', 'Wax and burning', '연소 시험 기록지를 써요.', 'Keep burn-test records.'), lesson('표시와 안전', 'Labels and safety', '안전확인대상생활화학제품 표시를 익혀요.', 'Labelling of household chemical products.')],
    certificate: { name: '캔들 전문가 1급 (예시)', name_en: 'Candle specialist, first grade (example)', issuer: '오드모아 향 공방 TSSA (예시)', number: '예시-2025-000000', attend_percent: 80 },
    images: ['scene-candle-wide.webp'], dates: [[-45, 10], [27, 10]],
  },
]
