import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { families, type ProductTile, products } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

const best = queryOf(products.list, {
  query: { family: families.join(','), sort: 'sold', order: 'desc', page: 1, per_page: 1 },
})
const fresh = queryOf(products.list, {
  query: { is_new: '1', in_stock: '1', sort: 'created_at', order: 'desc', page: 1, per_page: 2 },
})

/** Beside the words of the open menu: what is bought most and what came last, as photographs. Fetched when the menu first opens. */
export function MegaPictures() {
  const t = useT()
  const first = useQuery(best).data?.data[0]
  const last = useQuery(fresh).data?.data.find((one) => one.it_id !== first?.it_id)
  return (
    <ul className="grid gap-6 max-wide:hidden wide:grid-cols-2">
      {first && <Shown item={first} words={t('지금 가장 많이 찾는 것')} />}
      {last && <Shown item={last} words={t('새로 들어온 것')} />}
    </ul>
  )
}

function Shown({ item, words }: { item: ProductTile; words: string }) {
  const { pick } = useLang()
  return (
    <li>
      <a href={paths.product(item.it_id)} className="group block">
        <span className="block aspect-4/5 overflow-hidden">
          <Picture
            name={item.thumb_image}
            alt=""
            sizes="200px"
            className="transition-transform duration-[320ms] group-hover:scale-[1.03]"
          />
        </span>
        <span className="mt-3 block text-caption font-medium text-ink-500">{words}</span>
        <span className="mt-0.5 block text-small leading-snug font-semibold group-hover:underline group-hover:decoration-line group-hover:underline-offset-4">
          {pick(item.it_name, item.it_name_en)}
        </span>
      </a>
    </li>
  )
}
