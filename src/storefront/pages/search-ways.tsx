import { paths } from '#kernel/paths.ts'
import { flatTree } from '#shop/catalog/ui/category-tree.ts'
import { useCategories } from '#storefront/hooks.ts'
import { ChipLink } from '#ui/chip.tsx'
import { useLang } from '#ui/language.tsx'

/** The categories whose names are nearest to a word, filled up with the first ones. */
export function NearCategories({
  word,
  title,
  most = 3,
}: {
  word: string
  title: string
  most?: number
}) {
  const { pick } = useLang()
  const { tree } = useCategories()
  const parts = word.toLowerCase().split(/\s+/).filter(Boolean)
  const near = flatTree(tree).filter((one) =>
    parts.some(
      (part) => one.name.toLowerCase().includes(part) || one.name_en.toLowerCase().includes(part),
    ),
  )
  const shown = [...new Set([...near, ...tree])].slice(0, most)
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className="type-h3 mb-3.5">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {shown.map((one) => (
          <li key={one.id}>
            <ChipLink to={paths.category(one.id)}>{pick(one.name, one.name_en)}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
