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

/** How an entry shows itself in a list. */
export const card: FieldSpec[] = [
  { type: 'both', name: 'summary', label: '한 줄 소개', most: 200 },
  { type: 'picture', name: 'image', label: '대표 사진', hint: '가로 사진이 가장 잘 맞아요.' },
]
export const emptyCard = { summary: '', summary_en: '', image: '' }
