import { queryOf } from '#kernel/queries.ts'
import { selects } from '#shop/content/contract.ts'
import { stillPart } from '#ui/still-part.tsx'

/** The selection that staff made with the most goods of a category. */
export function storyOf(ca_id: number) {
  return queryOf(selects.list, { query: { ca_id, per_page: 1 } })
}

export const story = stillPart('category-story', () =>
  import('./editorial.tsx').then(({ Editorial }) => Editorial),
)
