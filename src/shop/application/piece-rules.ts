import type { ApplicationTyped } from './contract.ts'

type FieldType =
  | 'text'
  | 'long'
  | 'phone'
  | 'email'
  | 'url'
  | 'links'
  | 'bottle'
  | 'business'
  | 'zip'
  | 'count'
  | 'past'
  | 'future'
  | 'choice'
  | 'chips'

export type ApplicationField = {
  name: keyof ApplicationTyped
  label: string
  type: FieldType
  /** what is said when it is empty; without it the field may stay so */
  need?: string
  hint?: string
  most: number
  choices?: readonly { value: string; word: string }[]
  /** how many of the choices may be taken, where it may be several; they stand with commas between them */
  top?: number
  /** takes the width of both columns */
  wide?: boolean
  /** what the browser fills in */
  auto?: string
  /** asked only while another field says one of these */
  when?: readonly [name: keyof ApplicationTyped, ...is: string[]]
}
export type FieldGroup = { title: string; fields: readonly ApplicationField[] }

export const times = [
  { value: 'morning', word: '오전' },
  { value: 'afternoon', word: '오후' },
  { value: 'evening', word: '저녁' },
] as const
const budgets = [
  { value: 'under_50', word: '50만 원 아래' },
  { value: '50_100', word: '50만~100만 원' },
  { value: '100_500', word: '100만~500만 원' },
  { value: 'over_500', word: '500만 원 넘게' },
] as const
export const person = (title: string): FieldGroup => ({
  title,
  fields: [
    {
      name: 'name',
      label: '담당자 이름',
      type: 'text',
      need: '담당자 이름을 적어 주세요.',
      most: 50,
      auto: 'name',
    },
    {
      name: 'mobile',
      label: '휴대폰 번호',
      type: 'phone',
      need: '휴대폰 번호를 적어 주세요.',
      most: 20,
      auto: 'tel',
    },
    {
      name: 'email',
      label: '메일',
      type: 'email',
      need: '메일 주소를 적어 주세요.',
      most: 100,
      hint: '진행 소식과 답을 여기로 보내 드려요.',
      auto: 'email',
    },
  ],
})
export const taxMail: ApplicationField = {
  name: 'tax_email',
  label: '세금계산서 받을 메일',
  type: 'email',
  most: 100,
}
export const message: ApplicationField = {
  name: 'message',
  label: '남길 말',
  type: 'long',
  most: 2000,
  wide: true,
}
export const wanted = (label: string): ApplicationField => ({
  name: 'wanted_on',
  label,
  type: 'future',
  most: 10,
})
export const budget: ApplicationField = {
  name: 'budget',
  label: '예산',
  type: 'choice',
  choices: budgets,
  most: 20,
}

export const withTax = (group: FieldGroup): FieldGroup => ({
  ...group,
  fields: [...group.fields, taxMail],
})
