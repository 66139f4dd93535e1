import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { type WeekPick, weekPicks } from '#shop/content/contract.ts'
import { isSafeLink, weekOn, weekWords } from '#shop/content/rules.ts'
import { buttonClass } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TrendView } from './trend-view.tsx'

export const weekPicksQuery = queryOf(weekPicks.list, {})

/** Five dated weeks, each with its picture and its line-up. The week of today is open, else the second. */
export function WeekPicks() {
  const t = useT()
  const { pick: inLang } = useLang()
  const { data } = useQuery(weekPicksQuery)
  const weeks = data?.data ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  // the page may be as old as its cache, and the browser knows the day
  const [today, setToday] = useState(data?.today ?? '')
  useEffect(() => setToday(koreanToday()), [])
  const pick = weeks.find(({ id }) => String(id) === chosen) ?? weeks[weekOn(weeks, today)]
  if (!pick) return null
  return (
    <section aria-labelledby="week-picks-title" className="wrap pt-15 desk:pt-22">
      <h2 id="week-picks-title" className="type-h2 mb-3 desk:mb-4">
        {t('이번 주 픽')}
      </h2>
      <Tabs
        label={t('주간 픽 기간')}
        tabs={weeks.map((week) => ({
          value: String(week.id),
          label: (
            <span className="tabular">
              {weekWords(week, today) ?? inLang(week.title, week.title_en)}
            </span>
          ),
        }))}
        value={String(pick.id)}
        onChange={setChosen}
      >
        <Week key={pick.id} pick={pick} />
      </Tabs>
    </section>
  )
}

function Week({ pick: week }: { pick: WeekPick }) {
  const t = useT()
  const { pick } = useLang()
  return (
    <div className="mt-5 grid gap-5 desk:mt-6 desk:grid-cols-[7fr_5fr] desk:gap-6">
      <article
        data-click="week"
        data-click-id={String(week.id)}
        className="relative overflow-hidden bg-paper-200 max-desk:aspect-4/3"
      >
        <div className="size-full desk:absolute desk:inset-0">
          <Picture
            name={week.image}
            alt=""
            ratio="2:1"
            sizes="(width > 1360px) 730px, (width > 1000px) 56vw, 92vw"
          />
        </div>
        {week.discount > 0 && (
          <p className="tabular absolute top-0 left-0 bg-ember-600 px-3 py-1.5 text-plain font-bold text-white">
            <span className="sr-only">{t('할인')} </span>
            {week.discount_all ? `${week.discount}%` : t('최대 {rate}%', { rate: week.discount })}
          </p>
        )}
        <div className="absolute bottom-0 left-0 max-w-[85%] bg-paper-50 pt-4 pr-6 desk:pt-6 desk:pr-8">
          <h3 className="type-h2 text-balance">{pick(week.title, week.title_en)}</h3>
          {isSafeLink(week.url) && (
            <a
              href={week.url}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonClass({ size: 44 })} mt-3`}
            >
              {t('픽 보러 가기')}
              <span className="sr-only">({t('새 창')})</span>
            </a>
          )}
        </div>
      </article>
      <div className="min-h-[396px] desk:min-h-[450px]">
        <TrendView trendId={week.trendId} />
      </div>
    </div>
  )
}
