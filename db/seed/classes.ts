import type { CertificateTerms, Lesson } from '#shop/tssa/contract.ts'

export const policies = [
  { policy_id: 1, name: '원데이 클래스 환불 기준', name_en: 'One-day class refunds', kind: 'days', steps: [[7, 100], [4, 80], [1, 50]] },
  { policy_id: 2, name: '정규 과정 환불 기준', name_en: 'Course refunds', kind: 'progress', steps: [] },
] as const

export const instructors = [
  { instructor_id: 1, name: '한소율', name_en: 'Han Soyul', bio: '향료 회사에서 11년 동안 향을 맡고 기록했어요. 처음 만드는 분과 함께하는 시간을 가장 좋아해요.', bio_en: 'Eleven years of smelling and taking notes at a fragrance house. Happiest with people who blend for the first time.' },
  { instructor_id: 2, name: '도은재', name_en: 'Do Eunjae', bio: '소이 왁스와 심지를 3년 넘게 태워 보며 자료를 모았어요.', bio_en: 'Has burned soy wax and wicks for more than three years to learn how they behave.' },
]

export const rooms = [
  { room_id: 1, name: '2층 큰 작업대', name_en: 'The long bench, 2nd floor', seats: 10 },
  { room_id: 2, name: '2층 조향실', name_en: 'The blending room, 2nd floor', seats: 6 },
]

export type SeedClass = {
  class_id: number
  title: string
  title_en: string
  kind: 'oneday' | 'regular' | 'certificate' | 'group'
  category: 'perfume' | 'candle' | 'diffuser' | 'soap'
  level: 'first' | 'beginner' | 'middle' | 'high'
  summary: string
  summary_en: string
  body: string
  body_en: string
  minutes: number
  meetings: number
  price: number
  price_usd: number
  material_fee?: number
  age_from?: number
  makes: string
  makes_en: string
  bring: string
  bring_en: string
  curriculum: Lesson[]
  images: string[]
  policy_id: number
  instructor_id: number
  min_people?: number
  max_people: number
  certificate?: CertificateTerms
  /** the kit or the book */
  related?: string[]
  /** days from today and hour of the start, Korean time */
  dates: readonly [day: number, hour: number, status?: 'cancelled'][]
}

const lesson = (title: string, title_en: string, text: string, text_en: string): Lesson => ({ title, title_en, text, text_en })

export const classes: SeedClass[] = [
  {
    class_id: 1, title: '처음 만드는 나의 향수', title_en: 'Your first perfume', kind: 'oneday', category: 'perfume', level: 'first', policy_id: 1, instructor_id: 1, max_people: 8,
    summary: '향료 24가지를 맡아 보고 30 ml 향수 한 병을 완성해요.', summary_en: 'Smell 24 materials and finish one 30 ml bottle.',
    body: '향수를 한 번도 만들어 본 적이 없어도 괜찮아요. 시향지 한 장에 향 하나씩, 스물네 가지를 맡으며 좋아하는 것과 싫어하는 것을 적는 데서 시작해요.\n\n적은 것을 보며 탑, 미들, 베이스를 두세 가지씩 고르고, 작은 비커에 세 번 시험해요. 마음에 드는 하나를 30 ml로 옮겨 담으면 완성이에요. 배합 기록지는 공방에도 남겨 두니 다음에 같은 향을 다시 만들 수 있어요.',
    body_en: 'No experience is needed. We start by smelling twenty-four materials, one blotter each, and writing down what you like and what you do not.\n\nFrom your notes you choose two or three tops, hearts and bases and try three small blends. The one you like is made up to 30 ml. We keep a copy of your formula sheet, so the same scent can be made again.',
    minutes: 120, meetings: 1, price: 59_000, price_usd: 4_900, makes: '30 ml 오 드 퍼퓸 1병과 배합 기록지', makes_en: 'One 30 ml eau de parfum and its formula sheet', bring: '향이 없는 차림으로 오시면 좋아요.', bring_en: 'Please come without perfume on.',
    curriculum: [lesson('향을 읽는 법', 'How to read a scent', '탑·미들·베이스를 시향지로 맡고 적어요.', 'Top, heart and base on blotters, with notes.'), lesson('배합과 숙성', 'Blending and ageing', '0.01 g 저울로 향료를 담고 알코올에 녹여요.', 'Weigh to 0.01 g and dilute in alcohol.')],
    images: ['scene-custom-tall.webp', 'scene-workshop-detail.webp', 'tool-beakers.webp'], dates: [[-20, 14], [-6, 14], [2, 14], [5, 19], [9, 11], [16, 14], [23, 14], [30, 11], [12, 19, 'cancelled'], [1, 9]], related: ['1709000002'],
  },
  {
    class_id: 2, title: '소이 캔들 원데이', title_en: 'Soy candle in a day', kind: 'oneday', category: 'candle', level: 'first', policy_id: 1, instructor_id: 2, max_people: 8,
    summary: '왁스 온도와 심지를 맞춰 220 g 캔들 두 개를 만들어요.', summary_en: 'Match wax temperature and wick, and pour two 220 g candles.',
    body: '왁스는 온도를 기다리는 일이 절반이에요. 녹이고, 식히고, 향을 넣고, 다시 식혀 붓는 순서를 온도계를 보며 함께 해요.\n\n용기 두 개에 서로 다른 향을 담아요. 굳는 동안 심지 다듬는 법과 처음 켤 때 지켜야 할 것을 이야기해요.',
    body_en: 'Half of candle making is waiting for a temperature. We melt, cool, scent and cool again before pouring, thermometer in hand.\n\nYou fill two vessels with different scents. While they set we talk about trimming the wick and the first burn.',
    minutes: 150, meetings: 1, price: 65_000, price_usd: 5_400, makes: '220 g 소이 캔들 2개', makes_en: 'Two 220 g soy candles', bring: '굳는 동안 따뜻할 수 있어 종이 가방을 준비해 드려요.', bring_en: 'We give you a paper bag; the candles leave warm.',
    curriculum: [lesson('왁스와 심지', 'Wax and wick', '용기 지름에 맞는 심지를 표에서 찾아요.', 'Find the wick for your vessel’s diameter.'), lesson('향 배합과 붓기', 'Scent and pour', '왁스의 8 %로 향을 넣고 55 ℃에서 부어요.', '8% of the wax, poured at 55 °C.')],
    images: ['view-cotton-candle.webp', 'candle-ember.webp', 'wax-soy.webp'], related: ['1709000001'], dates: [[-12, 11], [3, 11], [10, 14], [17, 11], [24, 14]],
  },
  {
    class_id: 3, title: '우리 집 디퓨저 베이스 이해하기', title_en: 'Understanding a diffuser base', kind: 'oneday', category: 'diffuser', level: 'beginner', policy_id: 1, instructor_id: 1, max_people: 6,
    summary: '베이스 네 가지를 비교하고 200 ml 디퓨저를 만들어요.', summary_en: 'Compare four bases and make a 200 ml diffuser.',
    body: '같은 향이라도 베이스가 다르면 퍼지는 속도가 달라요. 네 가지 베이스에 같은 오일을 담아 스틱이 젖는 높이를 재 보고, 우리 집 크기와 환기에 맞는 하나를 골라요.\n\n고른 베이스로 200 ml를 만들어 가져가요. 알코올이 들어가는 베이스는 불 가까이에 두면 안 되는 까닭도 함께 배워요.',
    body_en: 'The same scent travels at a different speed in each base. We put one oil into four bases, measure how far the reeds draw it, and choose the one that fits your room.\n\nYou take 200 ml home. We also cover why bases with alcohol are kept away from flames.',
    minutes: 100, meetings: 1, price: 49_000, price_usd: 4_100, makes: '200 ml 디퓨저와 섬유 스틱 6개', makes_en: 'A 200 ml diffuser with six reeds', bring: '', bring_en: '',
    curriculum: [lesson('증발과 스틱', 'Evaporation and reeds', '베이스마다 다른 퍼지는 속도를 재요.', 'Measure how fast each base travels.')],
    images: ['diffuser-linen.webp', 'base-diffuser.webp', 'scene-materials-wide.webp'], related: ['1709000003'], dates: [[4, 14], [11, 19], [18, 14]],
  },
  {
    class_id: 4, title: '조향 정규 과정 4주', title_en: 'Perfumery course, four weeks', kind: 'regular', category: 'perfume', level: 'middle', policy_id: 2, instructor_id: 1, max_people: 6,
    summary: '어코드 12개를 직접 만들고 나만의 향수 세 가지를 완성해요.', summary_en: 'Build twelve accords and finish three perfumes of your own.',
    body: '매주 같은 요일, 같은 시각에 네 번 만나요. 원료 마흔 가지를 강도와 성격으로 나누어 외우는 것부터 어코드 열두 개, 그리고 나만의 향수 세 가지까지 이어져요.\n\n매주 집에서 맡아 볼 숙제가 있어요. 한 번 빠지면 다음 기수의 같은 시간에 한 번 올 수 있어요.',
    body_en: 'Four meetings, on the same weekday at the same hour. It runs from learning forty materials by strength and character to twelve accords and three perfumes of your own.\n\nThere is something to smell at home every week. If you miss one meeting you may join the same one of the next course.',
    minutes: 180, meetings: 4, price: 420_000, price_usd: 34_000, material_fee: 60_000, makes: '10 ml 어코드 12개, 30 ml 향수 3병', makes_en: 'Twelve 10 ml accords, three 30 ml perfumes', bring: '필기구와 앞치마', bring_en: 'Something to write with and an apron',
    curriculum: [lesson('원료와 강도', 'Materials and strength', '원료 40가지를 강도별로 나눠요.', 'Sort forty materials by strength.'), lesson('어코드', 'Accords', '시트러스, 플로럴, 우디 어코드를 만들어요.', 'Citrus, floral and woody accords.'), lesson('구조', 'Structure', '탑·미들·베이스의 비율을 바꿔 가며 비교해요.', 'Compare proportions of top, heart and base.'), lesson('완성과 평가', 'Finish and judge', '숙성한 향을 서로 맡고 고쳐요.', 'Smell the aged blends together and correct them.')],
    images: ['oil-set-twelve.webp', 'tool-beakers.webp', 'scene-workshop-detail.webp'], related: ['1711000001', '1711000005'], dates: [[13, 19], [41, 19], [76, 19]],
  },
  {
    class_id: 5, title: '캔들 전문가 자격 과정', title_en: 'Candle specialist certificate', kind: 'certificate', category: 'candle', level: 'high', policy_id: 2, instructor_id: 2, max_people: 6,
    summary: '왁스 여섯 가지와 안전 기준을 배우고 민간자격 시험을 준비해요.', summary_en: 'Six waxes, safety rules, and preparation for the private certificate.',
    body: '매주 같은 요일, 같은 시각에 여섯 번 만나요. 왁스 여섯 가지의 연소 시험을 직접 하고 기록하며, 표시와 안전기준을 배우고, 마지막 주에 필기와 실기 시험을 봐요.\n\n여섯 번 가운데 80% 이상 참여하고 시험에 합격하면 민간자격증을 드려요.',
    body_en: 'Six meetings, on the same weekday at the same hour. You run and record burn tests of six waxes, learn labelling and safety rules, and sit a written and a practical test in the last week.\n\nThose who attend at least 80% and pass receive the private certificate.',
    minutes: 240, meetings: 6, price: 690_000, price_usd: 56_000, material_fee: 120_000, age_from: 19, makes: '캔들 12종과 포트폴리오', makes_en: 'Twelve candles and a portfolio', bring: '앞치마, 필기구', bring_en: 'Apron, something to write with',
    curriculum: [lesson('왁스와 연소', 'Wax and burning', '연소 시험 기록지를 써요.', 'Keep burn-test records.'), lesson('심지와 용기', 'Wicks and vessels', '지름마다 심지를 바꿔 네 시간씩 태워요.', 'Change the wick for each diameter and burn for four hours.'), lesson('향과 색', 'Scent and colour', '왁스마다 향이 머무는 온도를 찾아요.', 'Find the temperature at which each wax holds scent.'), lesson('모양 캔들', 'Shaped candles', '몰드와 디핑으로 오브제를 만들어요.', 'Objects by mould and by dipping.'), lesson('표시와 안전', 'Labels and safety', '안전확인대상생활화학제품 표시를 익혀요.', 'Labelling of household chemical products.'), lesson('시험과 포트폴리오', 'Test and portfolio', '필기와 실기 시험을 보고 작품을 사진으로 남겨요.', 'A written and a practical test, and photographs of your work.')],
    certificate: { name: '캔들 전문가 1급 (예시)', name_en: 'Candle specialist, first grade (example)', issuer: '오드모아 향 공방 TSSA (예시)', issuer_en: 'TSSA, The Scent Studio by Odemoa (example)', number: '2025-000000', contact: '02-0000-0000', attend_percent: 80, exam_fee: 50_000, issue_fee: 30_000 },
    images: ['candle-rose-double.webp', 'tool-scale.webp', 'dye-chips.webp'], related: ['1711000002'], dates: [[-45, 10], [27, 10], [83, 10]],
  },
  {
    class_id: 6, title: '향 비누 네 개', title_en: 'Four scented soaps', kind: 'oneday', category: 'soap', level: 'first', policy_id: 1, instructor_id: 2, max_people: 8,
    summary: '투명 베이스를 녹여 허브와 향을 넣은 비누 네 개를 만들어요.', summary_en: 'Melt a clear base and make four soaps with herbs and scent.',
    body: '가성소다를 쓰지 않는 녹여 붓기 방식이라 아이와 함께하기 좋아요. 베이스를 녹이고, 향과 말린 허브를 넣고, 몰드에 부어 굳히는 데 한 시간 반이면 충분해요.\n\n만든 비누는 내 손을 씻는 데 쓰는 것까지예요. 팔거나 나누어 주려면 화장품 책임판매업자를 거쳐야 한다는 것도 알려 드려요.',
    body_en: 'Melt and pour, without lye, so it suits children as well. Melting the base, adding scent and dried herbs and pouring takes an hour and a half.\n\nThe soaps are for your own hands: we also explain what the law asks of anyone who wants to sell them.',
    minutes: 90, meetings: 1, price: 42_000, price_usd: 3_500, age_from: 8, makes: '80 g 비누 4개', makes_en: 'Four 80 g soaps', bring: '', bring_en: '',
    curriculum: [lesson('베이스와 온도', 'Base and temperature', '거품이 적은 온도를 맞춰 녹여요.', 'Melt at the temperature that makes the fewest bubbles.'), lesson('향과 색', 'Scent and colour', '향은 1 %, 색은 한 방울씩 넣어요.', '1% of scent, and colour drop by drop.')],
    images: ['soap-bars.webp', 'kit-soap.webp', 'base-soap.webp'], related: ['1709000004'], dates: [[6, 14], [13, 11], [20, 14], [27, 14], [0, 20]],
  },
  {
    class_id: 7, title: '어코드 첫걸음: 시트러스와 우디', title_en: 'First accords: citrus and wood', kind: 'oneday', category: 'perfume', level: 'beginner', policy_id: 1, instructor_id: 1, max_people: 6,
    summary: '향 두세 가지가 하나로 들리는 비율을 찾아 어코드 네 개를 만들어요.', summary_en: 'Find the proportions at which two or three scents become one, in four accords.',
    body: '첫 향수를 만들어 본 분이 다음으로 오시기 좋은 시간이에요. 레몬과 베르가못, 시더와 베티버를 놓고 비율을 1씩 바꿔 가며 맡아요.\n\n마음에 든 어코드 네 개를 10 ml씩 담아 가고, 공방의 원료표에서 같은 원료를 사서 집에서 이어 갈 수 있어요.',
    body_en: 'A good second step after your first perfume. With lemon and bergamot, cedar and vetiver on the bench we move the proportions one step at a time.\n\nFour accords of 10 ml go home with you, and every material can be bought from our list to go on at home.',
    minutes: 120, meetings: 1, price: 69_000, price_usd: 5_800, makes: '10 ml 어코드 4개와 비율표', makes_en: 'Four 10 ml accords and their table', bring: '향이 없는 차림으로 오시면 좋아요.', bring_en: 'Please come without perfume on.',
    curriculum: [lesson('둘이 하나가 될 때', 'When two become one', '비율을 아홉 번 바꿔 맡아요.', 'Nine proportions, smelled one after the other.'), lesson('셋째 원료', 'The third material', '이어 주는 원료를 0.1 g씩 더해요.', 'Add the bridge in steps of 0.1 g.')],
    images: ['oil-set-woody.webp', 'oil-bergamot.webp', 'oil-cedarwood.webp'], related: ['1711000005'], dates: [[7, 19], [15, 11], [22, 19]],
  },
  {
    class_id: 8, title: '용기와 심지, 캔들 심화 3주', title_en: 'Vessels and wicks, three weeks of candles', kind: 'regular', category: 'candle', level: 'middle', policy_id: 2, instructor_id: 2, max_people: 6,
    summary: '용기 세 가지에 맞는 심지를 태워 보고 내 캔들의 기준표를 만들어요.', summary_en: 'Burn wicks in three vessels and write the chart of your own candles.',
    body: '매주 같은 요일, 같은 시각에 세 번 만나요. 유리, 도자기, 콘크리트 용기에 심지를 세 굵기씩 꽂아 두 시간씩 태우고, 녹은 넓이와 그을음을 적어요.\n\n마지막 주에는 세 용기 가운데 하나로 300 g 캔들을 완성해요.',
    body_en: 'Three meetings, on the same weekday at the same hour. In glass, ceramic and concrete we burn three wicks each for two hours and note melt pool and soot.\n\nIn the last week you finish a 300 g candle in one of the three.',
    minutes: 150, meetings: 3, price: 230_000, price_usd: 19_000, material_fee: 40_000, makes: '300 g 캔들 1개와 시험용 캔들 6개', makes_en: 'One 300 g candle and six test candles', bring: '앞치마', bring_en: 'An apron',
    curriculum: [lesson('유리와 면 심지', 'Glass and cotton', '지름 6, 7, 8 cm를 비교해요.', 'Six, seven and eight centimetres.'), lesson('도자기와 우드 심지', 'Ceramic and wood', '소리와 불꽃의 높이를 봐요.', 'Sound and height of the flame.'), lesson('콘크리트와 마감', 'Concrete and finish', '새지 않게 코팅하고 완성해요.', 'Seal the vessel and finish.')],
    images: ['vessel-set-seven.webp', 'wick-wood.webp', 'candle-concrete.webp'], related: ['1711000002'], dates: [[10, 19], [38, 19]],
  },
  {
    class_id: 9, title: '팀과 함께하는 향 클래스', title_en: 'A scent class for your team', kind: 'group', category: 'diffuser', level: 'first', policy_id: 1, instructor_id: 1, min_people: 8, max_people: 24,
    summary: '회사와 모임을 위한 출강 클래스예요. 날짜와 장소를 함께 정해요.', summary_en: 'For companies and groups, at your place or ours, on a date we agree on.',
    body: '8명부터 24명까지, 회의실 하나면 돼요. 재료와 도구, 바닥 보호지까지 우리가 가져가고 다시 가져와요.\n\n디퓨저, 향수, 캔들 가운데 하나를 고를 수 있고, 라벨에 모임 이름을 넣어 드려요. 문의를 남겨 주시면 영업일 이틀 안에 날짜와 견적을 보내 드려요.',
    body_en: 'For eight to twenty-four people: a meeting room is enough. We bring materials, tools and floor covers, and take them away again.\n\nChoose diffuser, perfume or candle; labels can carry the name of your group. Ask us and you receive dates and a quotation within two working days.',
    minutes: 100, meetings: 1, price: 45_000, price_usd: 3_800, age_from: 8, makes: '100 ml 디퓨저 1인 1개', makes_en: 'A 100 ml diffuser each', bring: '', bring_en: '',
    curriculum: [lesson('향 고르기', 'Choosing', '다섯 가지 향을 함께 맡아요.', 'Five scents, smelled together.'), lesson('만들기', 'Making', '베이스와 향을 재어 담고 라벨을 붙여요.', 'Weigh base and scent, fill and label.')],
    images: ['kit-perfume-two.webp', 'diffuser-mini-glass.webp'], dates: [],
  },
]
