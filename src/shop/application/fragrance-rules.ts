import { type FieldGroup, message, person, times, wanted } from './piece-rules.ts'

const purposes = [
  { value: 'personal', word: '나를 위한 향' },
  { value: 'gift', word: '선물' },
  { value: 'brand', word: '브랜드의 향' },
  { value: 'space', word: '공간의 향' },
  { value: 'event', word: '행사와 답례' },
  { value: 'maker', word: '화장품·생활용품 제조' },
] as const
const forms = [
  { value: 'perfume', word: '향수' },
  { value: 'diffuser', word: '디퓨저' },
  { value: 'candle', word: '캔들' },
  { value: 'room_spray', word: '룸 스프레이' },
  { value: 'oil', word: '향 원액만' },
  { value: 'etc', word: '그 밖에' },
] as const
const moods = [
  { value: 'calm', word: '고요한' },
  { value: 'warm', word: '따뜻한' },
  { value: 'fresh', word: '산뜻한' },
  { value: 'bright', word: '환한' },
  { value: 'deep', word: '깊은' },
  { value: 'soft', word: '보드라운' },
  { value: 'clean', word: '깨끗한' },
  { value: 'wild', word: '거친' },
  { value: 'sweet', word: '달콤한' },
  { value: 'dry', word: '메마른' },
  { value: 'playful', word: '장난스러운' },
  { value: 'solemn', word: '차분한' },
] as const
const families = [
  { value: 'citrus', word: '시트러스' },
  { value: 'floral', word: '플로럴' },
  { value: 'fruity', word: '프루티' },
  { value: 'green', word: '그린' },
  { value: 'herbal', word: '허벌' },
  { value: 'spicy', word: '스파이시' },
  { value: 'woody', word: '우디' },
  { value: 'amber', word: '앰버' },
  { value: 'musk', word: '머스크' },
  { value: 'aquatic', word: '아쿠아틱' },
] as const
const strengths = [
  { value: 'light', word: '은은하게' },
  { value: 'middle', word: '보통' },
  { value: 'strong', word: '진하게' },
] as const
const seasons = [
  { value: 'all', word: '사계절' },
  { value: 'spring', word: '봄' },
  { value: 'summer', word: '여름' },
  { value: 'autumn', word: '가을' },
  { value: 'winter', word: '겨울' },
] as const
const packs = [
  { value: 'stock', word: '오드모아의 병에 라벨만' },
  { value: 'own', word: '우리 용기를 보낼게요' },
  { value: 'bulk', word: '포장 없이 큰 통으로' },
] as const
const meetings = [
  { value: 'online', word: '화상으로' },
  { value: 'visit', word: '공방에서' },
  { value: 'phone', word: '전화로' },
] as const
const sums = [
  { value: 'under_30', word: '30만 원 아래' },
  { value: '30_100', word: '30만~100만 원' },
  { value: '100_500', word: '100만~500만 원' },
  { value: 'over_500', word: '500만 원 넘게' },
] as const

const feels = [
  { value: 'any', word: '상관없어요' },
  { value: 'feminine', word: '여성스러운 쪽' },
  { value: 'neutral', word: '중성적인 쪽' },
  { value: 'masculine', word: '남성스러운 쪽' },
] as const
const ages = [
  { value: 'child', word: '어린이와 함께' },
  { value: 'teen', word: '10대' },
  { value: 'young', word: '20–30대' },
  { value: 'middle', word: '40–50대' },
  { value: 'senior', word: '60대부터' },
] as const
const conditions = [
  { value: 'vegan', word: '비건 (동물성 원료 없이)' },
  { value: 'alcohol_free', word: '알코올 없이' },
  { value: 'no_allergens', word: '표시 대상 알레르겐 없이' },
  { value: 'natural', word: '천연 원료 위주로' },
] as const
const touches = [
  { value: '4', word: '피부에 뿌려요 (IFRA 4)' },
  { value: '5', word: '피부에 바르고 남겨요 (IFRA 5)' },
  { value: '9', word: '씻어 내요 (IFRA 9)' },
  { value: '10A', word: '디퓨저·세제처럼 집에서 써요 (IFRA 10A)' },
  { value: '10B', word: '공기에 뿌려요 (IFRA 10B)' },
  { value: '12', word: '태우거나 두기만 해요 (IFRA 12)' },
  { value: 'unknown', word: '잘 모르겠어요' },
] as const
const countries = [
  { value: 'kr', word: '한국' },
  { value: 'jp', word: '일본' },
  { value: 'cn', word: '중국' },
  { value: 'us', word: '미국·캐나다' },
  { value: 'eu', word: '유럽 연합' },
  { value: 'gb', word: '영국' },
  { value: 'asean', word: '동남아시아' },
  { value: 'other', word: '그 밖의 나라' },
] as const

/** What somebody tells who wants a scent of their own: each group is a step of the form. */
export const fragranceGroups = {
  fragrance: [
    {
      title: '어떤 향인가요',
      fields: [
        {
          name: 'purpose',
          label: '어디에 쓸 향인가요',
          type: 'choice',
          need: '어디에 쓸 향인지 골라 주세요.',
          choices: purposes,
          most: 20,
        },
        {
          name: 'product_form',
          label: '만들 것',
          type: 'choice',
          need: '무엇으로 만들지 골라 주세요.',
          choices: forms,
          most: 20,
        },
        { name: 'intensity', label: '세기', type: 'choice', choices: strengths, most: 20 },
        { name: 'season', label: '계절', type: 'choice', choices: seasons, most: 20 },
        { name: 'feel', label: '성별의 느낌', type: 'choice', choices: feels, most: 20 },
        { name: 'ages', label: '맡을 분의 나이대', type: 'choice', choices: ages, most: 20 },
      ],
    },
    {
      title: '느낌과 이야기',
      fields: [
        {
          name: 'moods',
          label: '떠오르는 느낌',
          type: 'chips',
          need: '느낌을 하나 이상 골라 주세요.',
          choices: moods,
          top: 5,
          most: 100,
          wide: true,
        },
        {
          name: 'likes',
          label: '좋아하는 계열',
          type: 'chips',
          choices: families,
          top: 5,
          most: 100,
          wide: true,
        },
        {
          name: 'dislikes',
          label: '피하고 싶은 계열',
          type: 'chips',
          choices: families,
          top: 5,
          most: 100,
          wide: true,
        },
        {
          name: 'references',
          label: '닮았으면 하는 향',
          type: 'text',
          most: 200,
          hint: '써 본 향수나 장소, 기억도 좋아요.',
          wide: true,
        },
        { ...message, label: '향에 담을 이야기' },
      ],
    },
    {
      title: '얼마나, 어떻게 담을까요',
      fields: [
        {
          name: 'pieces',
          label: '필요한 개수',
          type: 'count',
          need: '몇 개가 필요한지 적어 주세요.',
          most: 6,
        },
        { name: 'volume', label: '하나의 용량 (ml)', type: 'count', most: 6 },
        { name: 'budget', label: '예산', type: 'choice', choices: sums, most: 20 },
        wanted('받고 싶은 날'),
        { name: 'packaging', label: '용기와 포장', type: 'choice', choices: packs, most: 20 },
        {
          name: 'bottle',
          label: '오드모아의 병',
          type: 'bottle',
          most: 80,
          when: ['packaging', 'stock'],
        },
        {
          name: 'print',
          label: '라벨에 넣을 말',
          type: 'text',
          most: 200,
          wide: true,
          when: ['packaging', 'stock', 'own'],
        },
      ],
    },
    {
      title: '지켜야 할 것과 자료',
      fields: [
        {
          name: 'avoid',
          label: '알레르기와 피해야 할 원료',
          type: 'text',
          most: 200,
          hint: '예: 리날룰 알레르기, 사향은 빼 주세요',
          wide: true,
        },
        {
          name: 'touches',
          label: '어떻게 쓰나요',
          type: 'choice',
          choices: touches,
          most: 20,
          hint: '쓰는 방법에 따라 IFRA의 한도가 달라요.',
          wide: true,
        },
        {
          name: 'conditions',
          label: '지켜야 할 조건',
          type: 'chips',
          choices: conditions,
          top: 4,
          most: 100,
          wide: true,
        },
        {
          name: 'countries',
          label: '쓰거나 팔 나라',
          type: 'chips',
          choices: countries,
          top: 8,
          most: 100,
          wide: true,
        },
        {
          name: 'homepage',
          label: '참고할 주소',
          type: 'links',
          most: 1500,
          hint: '한 줄에 하나씩, 다섯 곳까지 적을 수 있어요.',
          wide: true,
        },
      ],
    },
    {
      title: '연락받을 분',
      fields: [
        ...person('').fields,
        {
          name: 'company',
          label: '회사나 단체 이름',
          type: 'text',
          most: 100,
          auto: 'organization',
        },
        { name: 'business_number', label: '사업자등록번호', type: 'business', most: 20 },
        { name: 'meeting', label: '상담 방법', type: 'choice', choices: meetings, most: 20 },
        { name: 'meeting_on', label: '상담하고 싶은 날', type: 'future', most: 10 },
        { name: 'wanted_time', label: '시간대', type: 'choice', choices: times, most: 20 },
      ],
    },
  ],
} satisfies Record<string, readonly FieldGroup[]>
