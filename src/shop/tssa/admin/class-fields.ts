import type { FieldSpec } from '#admin/ui/field-spec.ts'
import type { CertificateForm, ClassForm } from '#shop/tssa/admin-contract.ts'
import { classCategories, classKinds, classLevels } from '#shop/tssa/class-contract.ts'
import { categoryWord, kindWord, levelWord } from '#shop/tssa/ui/class-words.ts'

const choicesOf = <W extends string>(values: readonly W[], words: Record<W, string>) =>
  values.map((value) => ({ value, label: words[value] }))

export const tellingFields: readonly FieldSpec[] = [
  { type: 'both', name: 'title', label: '클래스 이름', most: 80 },
  { type: 'both', name: 'summary', label: '한 줄 소개', most: 200 },
  {
    type: 'both',
    name: 'body',
    label: '소개',
    most: 5_000,
    long: true,
    hint: '빈 줄로 문단을 나눠요.',
  },
  { type: 'pictures', name: 'images', label: '사진', most: 10 },
]

export const shelfFields: readonly FieldSpec[] = [
  { type: 'choice', name: 'kind', label: '종류', choices: choicesOf(classKinds, kindWord) },
  {
    type: 'choice',
    name: 'category',
    label: '만드는 물건',
    choices: choicesOf(classCategories, categoryWord),
  },
  { type: 'choice', name: 'level', label: '난이도', choices: choicesOf(classLevels, levelWord) },
]

export const timeFields: readonly FieldSpec[] = [
  { type: 'number', name: 'minutes', label: '한 번의 길이', unit: '분' },
  { type: 'number', name: 'meetings', label: '모이는 횟수', unit: '회' },
  { type: 'number', name: 'age_from', label: '참여 나이', unit: '세부터' },
  { type: 'number', name: 'min_people', label: '최소 인원', unit: '명' },
  { type: 'number', name: 'max_people', label: '최대 인원', unit: '명' },
]

export const priceFields: readonly FieldSpec[] = [
  { type: 'number', name: 'price', label: '수강료', unit: '원' },
  {
    type: 'number',
    name: 'price_usd',
    label: '달러 수강료',
    unit: '달러',
    currency: 'usd',
    optional: true,
    hint: '비워 두면 환율로 계산해요.',
  },
  { type: 'number', name: 'material_fee', label: '수업 재료비', unit: '원' },
]

export const contentFields: readonly FieldSpec[] = [
  {
    type: 'rows',
    name: 'curriculum',
    label: '수업 내용',
    row: '차시',
    add: '차시 더하기',
    empty: { title: '', title_en: '', text: '', text_en: '' },
    fields: [
      { type: 'both', name: 'title', label: '제목', most: 80 },
      { type: 'both', name: 'text', label: '하는 일', most: 500, long: true, optional: true },
    ],
  },
  { type: 'both', name: 'makes', label: '가져가는 것', most: 300, optional: true },
  { type: 'both', name: 'bring', label: '준비물', most: 300, optional: true },
  { type: 'items', name: 'related', label: '함께 보일 상품' },
]

export const certificateFields: readonly FieldSpec[] = [
  { type: 'both', name: 'name', label: '자격증 이름', most: 80 },
  { type: 'both', name: 'issuer', label: '발급 기관', most: 80 },
  { type: 'text', name: 'number', label: '민간자격 등록번호', most: 40 },
  { type: 'text', name: 'contact', label: '발급 기관 연락처', most: 120 },
  { type: 'number', name: 'attend_percent', label: '수료에 필요한 출석', unit: '%' },
  { type: 'number', name: 'exam_fee', label: '응시료', unit: '원' },
  { type: 'number', name: 'issue_fee', label: '발급비', unit: '원' },
]

export const emptyCertificate: CertificateForm = {
  name: '',
  name_en: '',
  issuer: '',
  issuer_en: '',
  number: '',
  contact: '',
  attend_percent: 80,
  exam_fee: 0,
  issue_fee: 0,
}

export const emptyClass: ClassForm = {
  title: '',
  title_en: '',
  kind: 'oneday',
  category: 'perfume',
  level: 'first',
  summary: '',
  summary_en: '',
  body: '',
  body_en: '',
  minutes: 120,
  meetings: 1,
  price: 0,
  price_usd: null,
  material_fee: 0,
  tuition_notax: false,
  makes: '',
  makes_en: '',
  bring: '',
  bring_en: '',
  age_from: 14,
  curriculum: [],
  images: [],
  min_people: 2,
  max_people: 8,
  policy_id: 0,
  certificate: null,
  related: [],
  class_use: false,
  class_order: 0,
}

/** The form's part of what the server answers. */
export function formOf(stored: ClassForm): ClassForm {
  const names = Object.keys(emptyClass) as (keyof ClassForm)[] // the keys of a literal
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as ClassForm // every one of its keys
}
