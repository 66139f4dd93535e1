import type { FieldSpec } from '#admin/ui/field-spec.ts'
import { card, emptyCard, type KindSpec } from './spec.ts'

const story: FieldSpec[] = [
  ...card,
  {
    type: 'both',
    name: 'body',
    label: '이야기',
    most: 5_000,
    long: true,
    hint: '빈 줄로 문단을 나눠요.',
  },
  { type: 'items', name: 'it_ids', label: '상품' },
]
const emptyStory = { ...emptyCard, body: '', body_en: '', it_ids: [] }

export const promotion: KindSpec = {
  kind: 'promotion',
  title: '기획전',
  note: '기간이 지나면 흐리게 보이고 목록 끝으로 가요.',
  create: '새 기획전',
  titleLabel: '제목',
  timed: true,
  fields: story,
  empty: emptyStory,
  shopPath: (id) => `/contents/promotion/${id}`,
}

export const select: KindSpec = {
  kind: 'select',
  title: '셀렉트',
  note: '계절이나 방, 선물처럼 하나의 이야기로 묶은 상품이에요.',
  create: '새 셀렉트',
  titleLabel: '제목',
  timed: true,
  fields: story,
  empty: emptyStory,
  shopPath: (id) => `/contents/select/${id}`,
}

export const store: KindSpec = {
  kind: 'store',
  title: '매장',
  note: '매장 안내에 보여요. 클래스 공방은 TSSA 화면에도 보여요.',
  create: '새 매장',
  titleLabel: '매장 이름',
  timed: false,
  fields: [
    {
      type: 'choice',
      name: 'place',
      label: '어떤 곳인가요',
      hint: '클래스 공방의 주소와 사진은 TSSA 화면에도 보여요.',
      choices: [
        { value: 'shop', label: '매장' },
        { value: 'studio', label: '클래스 공방' },
      ],
    },
    { type: 'both', name: 'address', label: '주소', most: 200 },
    { type: 'both', name: 'hours', label: '여는 시간', most: 200, optional: true },
    { type: 'both', name: 'closed', label: '쉬는 날', most: 200, optional: true },
    { type: 'both', name: 'parking', label: '주차', most: 300, optional: true },
    { type: 'text', name: 'phone', label: '전화', most: 20, optional: true },
    {
      type: 'text',
      name: 'map_url',
      label: '지도 주소',
      most: 500,
      optional: true,
      hint: 'https://로 시작해요. 비우면 위도와 경도로 여는 주소를 만들어요.',
    },
    {
      type: 'text',
      name: 'coordinates',
      label: '위도와 경도',
      most: 60,
      optional: true,
      hint: '예: 37.5446, 127.0559. 지도와 길 찾기가 바로 이 자리를 열어요.',
    },
    {
      type: 'picture',
      name: 'map_picture',
      label: '약도',
      optional: true,
      hint: '살아 있는 지도를 쓰지 않을 때 보여요. 글자 대신 번호를 그리고, 말은 아래에 적어 주세요.',
    },
    {
      type: 'both',
      name: 'directions',
      label: '찾아오는 길',
      most: 1_000,
      long: true,
      optional: true,
      hint: '한 줄에 한 단계씩 적으면 약도의 번호와 같은 순서로 보여요.',
    },
    { type: 'pictures', name: 'images', label: '사진', most: 10 },
  ],
  empty: {
    place: 'shop',
    address: '',
    address_en: '',
    hours: '',
    hours_en: '',
    closed: '',
    closed_en: '',
    parking: '',
    parking_en: '',
    phone: '',
    map_url: '',
    coordinates: '',
    map_picture: '',
    directions: '',
    directions_en: '',
    images: [],
  },
  shopPath: () => '/contents/store',
}
