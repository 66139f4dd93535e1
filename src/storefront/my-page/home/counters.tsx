import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { gradeName } from '#shop/member/grade-rules.ts'
import { entries } from '#storefront/my-page/entries.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { homeQueries } from './queries.ts'

/** Points, coupons, news and questions that wait: each number leads to its list. */
export function Counters() {
  const t = useT()
  const { user, coupon_count, notification_count, known } = useSession()
  const queries = homeQueries()
  const points = useQuery(queries.points).data?.data
  const inquiries = useQuery(queries.inquiries).data
  const questions = useQuery(queries.questions).data
  const waiting = inquiries && questions ? inquiries.total + questions.total : undefined
  const tiles = [
    { word: t('포인트'), value: points?.usable, to: paths.myPage.points() },
    { word: t('쿠폰'), value: known ? coupon_count : undefined, to: paths.myPage.coupons() },
    {
      word: t('새 알림'),
      value: known ? notification_count : undefined,
      to: paths.myPage.notifications(),
    },
    {
      word: t('답을 기다리는 문의'),
      value: waiting,
      to:
        inquiries?.total === 0 && questions?.total
          ? paths.myPage.productInquiries()
          : paths.myPage.inquiries(),
    },
  ]
  // a number leads somewhere once the menu has its page
  const shown = tiles.flatMap((tile) => {
    const entry = entries.find(({ to }) => to === tile.to)
    return entry ? [{ ...tile, icon: entry.icon }] : []
  })
  return (
    <section aria-label={t('한눈에 보기')}>
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-[1.35fr_repeat(4,1fr)] desk:gap-4">
        <li className="max-desk:col-span-2">
          <p className="flex h-full min-h-16 overflow-hidden rounded-card bg-pine-800 text-white desk:min-h-28">
            {/* the strip of the house: top, heart, base */}
            <span aria-hidden="true" className="grid w-1.5 shrink-0 grid-rows-[2fr_3fr_4fr]">
              <span className="bg-note-citrus" />
              <span className="bg-note-floral" />
              <span className="bg-note-woody" />
            </span>
            <span className="flex flex-1 justify-between gap-2 p-4 max-desk:items-center desk:flex-col desk:p-5">
              <span className="text-small opacity-80">{t('나의 등급')}</span>
              <span className="text-title leading-snug font-[650]">
                {known ? t(gradeName(user.mb_level)) : '–'}
              </span>
            </span>
          </p>
        </li>
        {shown.map(({ word, value, to, icon: Icon }) => (
          <li key={word} className="min-w-0">
            <Link
              to={to}
              prefetch="intent"
              className="flex h-full min-h-24 flex-col justify-between gap-3 rounded-card border border-paper-200 bg-paper-0 p-4 transition-colors hover:border-control desk:min-h-28 desk:p-5"
            >
              <span className="flex items-start justify-between gap-2 text-small leading-snug text-ink-700">
                <span className="min-w-0 wrap-anywhere">{word}</span>
                <Icon
                  aria-hidden="true"
                  size={20}
                  strokeWidth={1.5}
                  className="shrink-0 text-control"
                />
              </span>
              <span className="tabular text-large leading-none font-bold">
                {value === undefined ? '–' : value.toLocaleString()}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
