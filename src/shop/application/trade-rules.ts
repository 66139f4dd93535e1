import { type ApplicationField, type FieldGroup, message, person, withTax } from './piece-rules.ts'

const shopKinds = [
  { value: 'workshop', word: '향 공방' },
  { value: 'online', word: '온라인 쇼핑몰' },
  { value: 'gift', word: '소품점·선물 가게' },
  { value: 'cafe', word: '카페' },
  { value: 'hotel', word: '호텔·숙박' },
  { value: 'maker', word: '제조사' },
  { value: 'etc', word: '그 밖에' },
] as const
const registration: FieldGroup = {
  title: '사업자 정보',
  fields: [
    {
      name: 'company',
      label: '상호',
      type: 'text',
      need: '상호를 적어 주세요.',
      most: 100,
      auto: 'organization',
    },
    {
      name: 'business_number',
      label: '사업자등록번호',
      type: 'business',
      need: '사업자등록번호를 적어 주세요.',
      most: 20,
    },
    {
      name: 'representative',
      label: '대표자',
      type: 'text',
      need: '대표자 이름을 적어 주세요.',
      most: 50,
    },
    {
      name: 'opened_on',
      label: '개업일',
      type: 'past',
      need: '개업일을 적어 주세요.',
      most: 10,
      hint: '사업자등록증의 개업 연월일이에요. 국세청 확인에 써요.',
    },
    {
      name: 'business_type',
      label: '업태',
      type: 'text',
      need: '업태를 적어 주세요.',
      most: 100,
      hint: '사업자등록증에 적힌 대로 적어 주세요. 예: 소매업',
    },
    {
      name: 'business_item',
      label: '종목',
      type: 'text',
      need: '종목을 적어 주세요.',
      most: 100,
      hint: '예: 향초, 인테리어 소품',
    },
    {
      name: 'zip',
      label: '우편번호',
      type: 'zip',
      need: '우편번호를 적어 주세요.',
      most: 5,
      auto: 'postal-code',
    },
    {
      name: 'address',
      label: '사업장 주소',
      type: 'text',
      need: '사업장 주소를 적어 주세요.',
      most: 200,
      wide: true,
      auto: 'street-address',
    },
    { name: 'address2', label: '상세 주소', type: 'text', most: 100 },
    { name: 'phone', label: '대표 전화', type: 'phone', most: 20 },
    { name: 'fax', label: '팩스', type: 'phone', most: 20 },
  ],
}
const trade: readonly ApplicationField[] = [
  {
    name: 'interest',
    label: '관심 있는 상품',
    type: 'text',
    need: '어떤 상품에 관심이 있는지 적어 주세요.',
    most: 200,
    hint: '예: 프래그런스 오일, 소이 왁스',
  },
  {
    name: 'monthly_volume',
    label: '한 달 예상 구매량',
    type: 'text',
    most: 100,
    hint: '예: 오일 5 kg, 용기 200개',
  },
]
const shopKind: ApplicationField = {
  name: 'shop_kind',
  label: '가게 종류',
  type: 'choice',
  need: '가게 종류를 골라 주세요.',
  choices: shopKinds,
  most: 20,
}
const site = (need?: string): ApplicationField => ({
  name: 'homepage',
  label: '홈페이지나 SNS 주소',
  type: 'url',
  need,
  most: 300,
  auto: 'url',
})

/** What a business tells that asks for a standing. */
export const tradeGroups = {
  wholesale: [
    registration,
    withTax(person('담당자 정보')),
    { title: '거래 내용', fields: [shopKind, site(), ...trade, message] },
  ],
  dealer: [
    registration,
    withTax(person('담당자 정보')),
    {
      title: '대리점 계획',
      fields: [
        {
          name: 'region',
          label: '희망 지역',
          type: 'text',
          need: '어느 지역에서 하고 싶은지 적어 주세요.',
          most: 100,
          hint: '예: 부산 해운대구',
        },
        {
          name: 'floor_area',
          label: '매장 넓이',
          type: 'text',
          most: 50,
          hint: '예: 15평, 50 ㎡',
        },
        { name: 'stores', label: '지금 하는 매장 수', type: 'count', most: 6 },
        site('홈페이지나 SNS 주소를 적어 주세요.'),
        ...trade,
        message,
      ],
    },
  ],
} satisfies Record<string, readonly FieldGroup[]>
