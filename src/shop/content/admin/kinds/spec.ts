import type { FieldSpec } from '#admin/ui/field-spec.ts'
import type { EntryHead, EntryKind } from '#shop/content/entry-contract.ts'

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
