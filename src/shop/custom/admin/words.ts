import type { MaterialKind } from '#shop/custom/material-contract.ts'

export const kindWords: Record<MaterialKind, string> = {
  raw: '원료',
  accord: '어코드·향료',
  carrier: '베이스·용제',
  wax: '왁스',
  base: '비누 베이스',
  wick: '심지',
  reed: '리드 스틱',
  other: '그 밖',
}
