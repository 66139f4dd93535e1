import { budget, type FieldGroup, message, person, taxMail, times, wanted } from './piece-rules.ts'

const topics = [
  { value: 'perfume', word: '향수' },
  { value: 'candle', word: '캔들' },
  { value: 'diffuser', word: '디퓨저' },
  { value: 'soap', word: '비누' },
  { value: 'etc', word: '그 밖에' },
] as const
const venues = [
  { value: 'studio', word: '오드모아 공방에서' },
  { value: 'visit', word: '우리가 있는 곳에서 (출강)' },
] as const

const askers = [
  { value: 'personal', word: '개인·소모임' },
  { value: 'group', word: '학교·단체' },
  { value: 'company', word: '회사·기업' },
] as const

/** What somebody tells who asks for many goods, or for a class. */
export const groupGroups = {
  bulk: [
    {
      title: '받는 날과 만드는 방법',
      fields: [
        wanted('받고 싶은 날'),
        budget,
        {
          name: 'print',
          label: '인쇄와 포장',
          type: 'text',
          most: 200,
          hint: '예: 라벨에 로고, 상자에 리본',
        },
        {
          name: 'address',
          label: '받을 곳',
          type: 'text',
          most: 200,
          hint: '한 곳으로 보낼 때 적어 주세요. 여러 곳이면 위에서 목록을 올려요.',
          wide: true,
        },
        message,
      ],
    },
    {
      ...person('연락받을 분'),
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
        taxMail,
      ],
    },
  ],
  class: [
    {
      title: '열고 싶은 클래스',
      fields: [
        {
          name: 'asker',
          label: '누구를 위한 클래스인가요?',
          type: 'choice',
          need: '누구를 위한 클래스인지 골라 주세요.',
          choices: askers,
          most: 20,
        },
        {
          name: 'topic',
          label: '만들고 싶은 것',
          type: 'choice',
          need: '만들고 싶은 것을 골라 주세요.',
          choices: topics,
          most: 20,
        },
        {
          name: 'people',
          label: '인원',
          type: 'count',
          need: '몇 분이 오시는지 적어 주세요.',
          most: 6,
        },
        {
          name: 'venue',
          label: '하는 곳',
          type: 'choice',
          need: '하는 곳을 골라 주세요.',
          choices: venues,
          most: 20,
        },
        wanted('하고 싶은 날'),
        { name: 'wanted_too', label: '그날이 어려우면', type: 'future', most: 10 },
        { name: 'wanted_time', label: '시간대', type: 'choice', choices: times, most: 20 },
        {
          name: 'address',
          label: '출강할 곳',
          type: 'text',
          most: 200,
          hint: '우리가 찾아갈 때만 적어 주세요.',
          wide: true,
        },
        budget,
        message,
      ],
    },
    {
      ...person('연락받을 분'),
      fields: [
        ...person('').fields,
        {
          name: 'company',
          label: '회사나 단체 이름',
          type: 'text',
          most: 100,
          auto: 'organization',
        },
      ],
    },
  ],
} satisfies Record<string, readonly FieldGroup[]>
