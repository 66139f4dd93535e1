import type { EntryHead, EntryKind } from '#shop/content/entry-contract.ts'

/** One field of a form. Labels are phrases. */
export type FieldSpec = { name: string; label: string; hint?: string } & (
  | { type: 'both'; most: number; long?: boolean; optional?: boolean }
  | { type: 'text'; most: number; optional?: boolean }
  | { type: 'number'; unit?: string }
  | { type: 'day' }
  | { type: 'choice'; choices: readonly { value: string; label: string }[]; number?: boolean }
  | { type: 'picture'; optional?: boolean }
  | { type: 'pictures'; most: number }
  | { type: 'item' }
  | { type: 'option' }
  | { type: 'items' }
  | {
      type: 'rows'
      add: string
      row: string
      fields: readonly FieldSpec[]
      empty: Record<string, unknown>
    }
)
export type EntryValues = EntryHead & Record<string, unknown>

export type KindSpec = {
  /** the address below /admin/contents */
  kind: EntryKind
  title: string
  note: string
  create: string
  titleLabel: string
  titleHint?: string
  /** shown within a time of its own */
  timed: boolean
  fields: readonly FieldSpec[]
  empty: Record<string, unknown>
  /** where shoppers see it */
  shopPath?: (id: number) => string
}

const card: FieldSpec[] = [
  { type: 'both', name: 'summary', label: '한 줄 소개', most: 200 },
  { type: 'picture', name: 'image', label: '대표 사진', hint: '가로 사진이 가장 잘 맞아요.' },
]
const emptyCard = { summary: '', summary_en: '', image: '' }

const popup: KindSpec = {
  kind: 'popup',
  title: '팝업',
  note: '가게에 처음 들어온 손님에게 보여요. 순서대로 다섯 개까지 한 번에 떠요.',
  create: '새 팝업',
  titleLabel: '제목',
  titleHint: '사진 아래에 보이고, 화면을 읽어 주는 프로그램이 읽어요.',
  timed: true,
  fields: [
    {
      type: 'choice',
      name: 'type',
      label: '언제 다시 보일까요',
      choices: [
        { value: 'daily', label: '매일 한 번' },
        { value: 'other', label: '한 번만' },
      ],
    },
    {
      type: 'picture',
      name: 'thumbnail_ko',
      label: '한국어 사진',
      hint: '세로 4:5가 가장 잘 맞아요.',
    },
    {
      type: 'picture',
      name: 'thumbnail_en',
      label: '영어 사진',
      hint: '비워 두면 한국어 사진이 보여요.',
      optional: true,
    },
    {
      type: 'both',
      name: 'link',
      label: '누르면 갈 주소',
      most: 500,
      optional: true,
      hint: '우리 가게는 /로, 다른 곳은 https://로 시작해요. 영어를 비워 두면 같은 곳으로 가요.',
    },
  ],
  empty: { type: 'daily', thumbnail_ko: '', thumbnail_en: '', link: '', link_en: '' },
}

const weekPick: KindSpec = {
  kind: 'week_pick',
  title: '주간 픽',
  note: '홈 맨 위의 날짜 탭이에요. 오늘이 든 주가 먼저 열려요.',
  create: '새 주간 픽',
  titleLabel: '제목',
  timed: false,
  fields: [
    { type: 'day', name: 'from', label: '시작하는 날' },
    { type: 'day', name: 'until', label: '끝나는 날' },
    {
      type: 'number',
      name: 'discount',
      label: '할인율',
      unit: '%',
      hint: '트렌드를 고르면 그 상품들이 실제로 싼 만큼 보여요. 트렌드가 없을 때만 이 숫자를 써요.',
    },
    { type: 'picture', name: 'image', label: '대표 사진', hint: '가로 사진이 가장 잘 맞아요.' },
    {
      type: 'text',
      name: 'url',
      label: '단추를 누르면 갈 주소',
      most: 500,
      hint: '상품이나 분류 주소예요. 새 창으로 열려요.',
    },
    {
      type: 'text',
      name: 'trendId',
      label: '함께 보일 트렌드',
      most: 60,
      optional: true,
      hint: '페이지·배너·트렌드에서 만든 트렌드의 이름이에요. 예: week-1',
    },
  ],
  empty: { from: '', until: '', discount: 0, image: '', url: '', trendId: '' },
}

const diy: KindSpec = {
  kind: 'diy',
  title: '레시피',
  note: '직접 만들기에 보여요. 재료를 상품과 이으면 손님이 한 번에 담을 수 있어요.',
  create: '새 레시피',
  titleLabel: '제목',
  timed: true,
  fields: [
    ...card,
    {
      type: 'choice',
      name: 'difficulty',
      label: '난이도',
      number: true,
      choices: [
        { value: '1', label: '쉬움' },
        { value: '2', label: '보통' },
        { value: '3', label: '어려움' },
      ],
    },
    { type: 'number', name: 'minutes', label: '걸리는 시간', unit: '분' },
    {
      type: 'rows',
      name: 'tools',
      label: '도구',
      row: '도구',
      add: '도구 더하기',
      empty: { name: '', name_en: '', it_id: '', io_id: '', qty: 1 },
      fields: [
        { type: 'both', name: 'name', label: '이름', most: 80 },
        { type: 'item', name: 'it_id', label: '가게에 있으면 그 상품' },
        { type: 'option', name: 'io_id', label: '담을 옵션' },
        { type: 'number', name: 'qty', label: '담을 수량', unit: '개' },
      ],
    },
    {
      type: 'rows',
      name: 'materials',
      label: '재료',
      row: '재료',
      add: '재료 더하기',
      empty: { it_id: '', io_id: '', qty: 1, note: '', note_en: '' },
      fields: [
        { type: 'item', name: 'it_id', label: '상품' },
        { type: 'option', name: 'io_id', label: '담을 옵션' },
        { type: 'number', name: 'qty', label: '담을 수량', unit: '개' },
        { type: 'both', name: 'note', label: '얼마나 쓰나요', most: 120, optional: true },
      ],
    },
    {
      type: 'rows',
      name: 'steps',
      label: '만드는 순서',
      row: '단계',
      add: '단계 더하기',
      empty: { text: '', text_en: '', image: '' },
      fields: [
        { type: 'both', name: 'text', label: '할 일', most: 1_000, long: true },
        { type: 'picture', name: 'image', label: '사진', optional: true },
      ],
    },
    { type: 'both', name: 'cautions', label: '조심할 것', most: 1_000, long: true, optional: true },
  ],
  empty: {
    ...emptyCard,
    difficulty: 1,
    minutes: 30,
    tools: [],
    materials: [],
    steps: [],
    cautions: '',
    cautions_en: '',
  },
  shopPath: (id) => `/contents/diy/${id}`,
}

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

const promotion: KindSpec = {
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

const select: KindSpec = {
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

const store: KindSpec = {
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
      hint: 'https://로 시작해요.',
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
    images: [],
  },
  shopPath: () => '/contents/store',
}

const insta: KindSpec = {
  kind: 'insta',
  title: '인스타그램',
  note: '홈 아래에 여섯 장까지 보여요. 사진은 우리 가게에 복사해 두고 보여요.',
  create: '새 사진',
  titleLabel: '사진 설명',
  titleHint: '사진이 보이지 않는 사람에게 읽어 줘요.',
  timed: false,
  fields: [
    { type: 'picture', name: 'picture', label: '사진', hint: '정사각형으로 잘려 보여요.' },
    {
      type: 'text',
      name: 'permalink',
      label: '게시물 주소',
      most: 500,
      hint: 'https://로 시작해요.',
    },
  ],
  empty: { picture: '', permalink: '' },
}

const hero: KindSpec = {
  kind: 'hero',
  title: '홈 첫 화면',
  note: '홈 맨 위의 큰 사진과 글이에요. 지금 보일 것이 여럿이면 순서가 앞선 하나가 보이고, 하나도 없으면 가게의 기본 화면이 보여요.',
  create: '새 첫 화면',
  titleLabel: '큰 글',
  titleHint: '두 줄이 넘지 않게 짧게 적어 주세요.',
  timed: true,
  fields: [
    { type: 'both', name: 'eyebrow', label: '큰 글 위의 작은 글', most: 60, optional: true },
    { type: 'both', name: 'text', label: '아래 글', most: 300, long: true, optional: true },
    {
      type: 'picture',
      name: 'image',
      label: '넓은 화면 사진',
      hint: '가로 2:1, 왼쪽 3분의 1이 비어 있는 사진이 가장 잘 맞아요.',
    },
    {
      type: 'picture',
      name: 'image_tall',
      label: '휴대폰 사진',
      hint: '세로 4:5가 가장 잘 맞아요. 비워 두면 넓은 사진이 보여요.',
      optional: true,
    },
    { type: 'both', name: 'alt', label: '사진 설명', most: 200 },
    { type: 'both', name: 'button', label: '첫 단추', most: 40, optional: true },
    { type: 'text', name: 'url', label: '첫 단추를 누르면 갈 주소', most: 500, optional: true },
    { type: 'both', name: 'second', label: '둘째 단추', most: 40, optional: true },
    {
      type: 'text',
      name: 'second_url',
      label: '둘째 단추를 누르면 갈 주소',
      most: 500,
      optional: true,
    },
  ],
  empty: {
    eyebrow: '',
    eyebrow_en: '',
    text: '',
    text_en: '',
    image: '',
    image_tall: '',
    alt: '',
    alt_en: '',
    button: '',
    button_en: '',
    url: '',
    second: '',
    second_en: '',
    second_url: '',
  },
  shopPath: () => '/',
}

export const kinds: readonly KindSpec[] = [
  hero,
  popup,
  weekPick,
  diy,
  promotion,
  select,
  store,
  insta,
]

export function kindNamed(name: string | undefined): KindSpec | undefined {
  return kinds.find(({ kind }) => kind === name)
}

export function emptyEntry(spec: KindSpec): EntryValues {
  return {
    title: '',
    title_en: '',
    position: 0,
    shown: false,
    opens_at: null,
    closes_at: null,
    ...structuredClone(spec.empty),
  }
}

/** The stored answer as the form holds it: without what the form does not change. */
export function valuesOf(spec: KindSpec, stored: Record<string, unknown>): EntryValues {
  const empty = emptyEntry(spec)
  return Object.fromEntries(
    Object.keys(empty).map((name) => [name, stored[name] ?? empty[name]]),
  ) as EntryValues // the names are those of an empty form
}
