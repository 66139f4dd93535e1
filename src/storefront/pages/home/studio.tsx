import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../kernel/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLang, useT } from '../../../ui/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { homeQueries, studioCategory } from './queries.ts'

/** The Scent Studio: its bench, and the classes and books that are asked for most. */
export function Studio() {
  const t = useT()
  const { pick } = useLang()
  const rows = useQuery(homeQueries.studio).data?.data ?? []
  return (
    <section aria-labelledby="studio-title" className="pt-16 desk:wrap desk:pt-24">
      <div className="on-dark grid bg-pine-800 text-white desk:grid-cols-[7fr_5fr]">
        <div className="h-[260px] desk:h-auto desk:min-h-[480px]">
          <Picture name="scene-workshop-wide" ratio="2:1" alt={t('긴 나무 작업대와 오일 선반이 있는 공방')} sizes="(width > 1360px) 746px, (width > 1000px) 55vw, 100vw" />
        </div>
        <div className="px-5 py-8 desk:px-12 desk:py-13">
          <p className="text-[13px] opacity-80">{t('TSSA · 오드모아 향 공방')}</p>
          <h2 id="studio-title" className="type-h2 mt-1.5">
            {t('앉아서 직접 맡고, 섞고, 담아 가요')}
          </h2>
          <ul className="mt-4 mb-7">
            {rows.map((row) => (
              <li key={row.it_id} className="relative flex items-baseline justify-between gap-4 border-b border-white/20 py-4">
                <Link to={paths.product(row.it_id)} className="cover-link text-[15px] leading-snug font-medium hover:underline hover:underline-offset-4">
                  {pick(row.it_name, row.it_name_en)}
                </Link>
                {row.default_price.value > 0 && <Money amount={row.default_price.value} currency={row.default_price.currency} className="text-[15px]" />}
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.category(studioCategory)} look="paper">
            {t('클래스·도서 보기')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
