import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { type CategoryNode, categories, saleCategory } from '#shop/catalog/contract.ts'
import { useLang } from '#ui/language.tsx'

export type CategoryChoice = { value: string; label: string }

/** The shelves as one list, the lower ones set in. What is on sale is no shelf: the sale rate puts things there. */
export function useCategoryChoices(): CategoryChoice[] {
  const { pick } = useLang()
  const { data } = useQuery(queryOf(categories.tree, {}))
  const flat = (nodes: readonly CategoryNode[], depth: number): CategoryChoice[] =>
    nodes
      .filter(({ id }) => id !== saleCategory)
      .flatMap((node) => [
        {
          value: String(node.id),
          label: `${'\u2003'.repeat(depth)}${pick(node.name, node.name_en)}`,
        },
        ...flat(node.descendants, depth + 1),
      ])
  return flat(data?.data.data ?? [], 0)
}
