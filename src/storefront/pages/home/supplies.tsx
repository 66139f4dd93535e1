import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { useCategories } from '#storefront/hooks.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Head } from './head.tsx'
import { homeQueries, supplyCategories } from './queries.ts'

const photographs: Record<(typeof supplyCategories)[number], string> = {
  5: 'oil-bergamot',
  6: 'wax-soy',
  7: 'vessel-amber',
  8: 'tool-scale',
}
const words: Record<(typeof supplyCategories)[number], string> = {
  5: '10 ml부터 덜어 살 수 있어요',
  6: '캔들, 디퓨저, 비누의 바탕',
  7: '붓고 굳히고 담을 그릇',
  8: '심지와 저울, 비커',
}

/** What one needs to make a scent at home: four cards of walnut. */
export function Supplies() {
  const t = useT()
  const { pick } = useLang()
  const { tree } = useCategories()
  return (
    <section aria-labelledby="make-title" className="wrap pt-15 desk:pt-22">
      <Head
        id="make-title"
        title={t('직접 만들기')}
        note={t('공방에서 쓰는 그대로, 작은 단위로 나누어 팔아요.')}
      />
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-4 desk:gap-6">
        {supplyCategories.map((id) => {
          const category = tree.find((one) => one.id === id)
          if (!category) return null
          return (
            <li key={id}>
              <Link
                to={paths.category(id)}
                className="on-dark group flex h-full flex-col bg-note-woody text-white"
              >
                <span className="block aspect-4/5 overflow-hidden">
                  <Picture
                    name={photographs[id]}
                    alt=""
                    sizes="(width > 1360px) 302px, (width > 1000px) 22vw, 46vw"
                    className="transition-transform duration-[320ms] group-hover:scale-[1.03]"
                  />
                </span>
                <span className="flex flex-1 flex-col px-4 py-3.5 desk:px-5 desk:py-4.5">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-semibold group-hover:underline group-hover:underline-offset-4">
                      {pick(category.name, category.name_en)}
                    </span>
                    <Count of={id} />
                  </span>
                  <span className="mt-1 text-caption leading-snug">{t(words[id])}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Count({ of }: { of: number }) {
  const t = useT()
  const count = useQuery(homeQueries.countOf(of)).data?.total
  return (
    count !== undefined && <span className="tabular text-small">{t('{count}종', { count })}</span>
  )
}
