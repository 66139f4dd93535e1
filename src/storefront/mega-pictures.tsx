import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import type { ProductTile } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { homeQueries } from './pages/home/queries.ts'

/** Beside the words of the open menu: what is bought most and what came last, as photographs. Fetched when the menu first opens. */
export function MegaPictures() {
  const t = useT()
  const best = useQuery(homeQueries.best).data?.data[0]
  const fresh = useQuery(homeQueries.fresh).data?.data.find((one) => one.it_id !== best?.it_id)
  return (
    <ul className="grid gap-6 max-wide:hidden wide:grid-cols-2">
      {best && <Shown item={best} words={t('지금 가장 많이 찾는 것')} />}
      {fresh && <Shown item={fresh} words={t('새로 들어온 것')} />}
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
