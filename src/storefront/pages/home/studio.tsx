import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shortDay } from '#kernel/day-words.ts'
import { koreanClock, koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { ListedSession } from '#shop/tssa/class-contract.ts'
import { seatsWord } from '#shop/tssa/ui/class-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { homeQueries } from './queries.ts'

/** The Scent Studio: its bench, and the next dates that have a seat. */
export function Studio() {
  const t = useT()
  const rows = useQuery(homeQueries.studio).data?.data ?? []
  return (
    <section aria-labelledby="studio-title" className="pt-16 desk:wrap desk:pt-24">
      <div className="on-dark grid bg-pine-800 text-white desk:grid-cols-[7fr_5fr]">
        <div className="h-[260px] desk:h-auto desk:min-h-[480px]">
          <Picture
            name="scene-workshop-detail"
            ratio="4:3"
            alt={t('비커와 오일병, 캔들이 놓인 나무 작업대')}
            sizes="(width > 1360px) 746px, (width > 1000px) 55vw, 100vw"
          />
        </div>
        <div className="min-w-0 px-5 py-8 wrap-break-word desk:px-12 desk:py-13">
          <p className="text-caption opacity-80">{t('TSSA · 오드모아 향 공방')}</p>
          <h2 id="studio-title" className="type-h2 mt-1.5">
            {t('앉아서 직접 맡고, 섞고, 담아 가요')}
          </h2>
          <ul className="mt-4 mb-7">
            {rows.map((row) => (
              <NextClass key={row.session_id} row={row} />
            ))}
          </ul>
          <p className="flex flex-wrap gap-2.5">
            <ButtonLink to={paths.tssa.main()} look="paper">
              {t('클래스 달력 보기')}
            </ButtonLink>
            <ButtonLink
              to={paths.tssa.books()}
              className="bg-transparent! inset-ring inset-ring-white/60 hover:bg-white/10! hover:text-white!"
            >
              {t('도서 보기')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function NextClass({ row }: { row: ListedSession }) {
  const t = useT()
  const { pick, lang } = useLang()
  return (
    <li className="relative border-b border-white/20 py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-caption opacity-85">
        <time dateTime={row.starts_at} className="tabular">
          {shortDay(koreanDay(row.starts_at), lang)} {koreanClock(row.starts_at)}
        </time>
        <span className="tabular">{seatsWord(t, lang, row, row.state)}</span>
      </p>
      <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={paths.tssa.class(row.class_id)}
          className="cover-link min-w-0 text-body leading-snug font-medium hover:underline hover:underline-offset-4"
        >
          {pick(row.class.title.ko, row.class.title.en)}
        </Link>
        <Money amount={row.price.value} currency={row.price.currency} className="text-plain" />
      </p>
    </li>
  )
}
