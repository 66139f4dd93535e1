import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { recentlyViewed, type Viewed } from './viewed.ts'

/** A row of small photographs; nothing where nothing was looked at. */
export function RecentlyViewed({ except }: { except?: string }) {
  const t = useT()
  const { pick } = useLang()
  const [viewed, setViewed] = useState<Viewed[]>([])
  // known to the browser alone, so it comes after the page
  useEffect(() => setViewed(recentlyViewed().filter(({ it_id }) => it_id !== except)), [except])
  if (viewed.length === 0) return null
  return (
    <section aria-labelledby="viewed" className="rule-t mt-10 pt-4">
      <h2 id="viewed" className="type-h3">
        {t('최근 본 상품')}
      </h2>
      <ul className="swipe mt-4 flex gap-3 pb-1">
        {viewed.map((item) => (
          <li key={item.it_id} className="w-24 shrink-0 desk:w-28">
            <Link to={paths.product(item.it_id)} className="group block">
              <span className="block aspect-4/5">
                <Picture name={item.thumb_image} alt="" sizes="112px" />
              </span>
              <span className="mt-2 line-clamp-2 text-small leading-snug group-hover:underline">
                {pick(item.it_name, item.it_name_en)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
