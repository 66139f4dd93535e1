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
  const shown = tiles.filter(({ to }) => entries.some((entry) => entry.to === to))
  return (
    <section aria-label={t('한눈에 보기')}>
      {known && <p className="mb-3 text-small text-ink-500">{t(gradeName(user.mb_level))}</p>}
      <ul className="grid grid-cols-2 border-t border-l border-paper-200 bg-paper-0 desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-none">
        {shown.map(({ word, value, to }) => (
          <li key={word} className="border-r border-b border-paper-200">
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-24 flex-col justify-between gap-2 p-4 hover:bg-paper-50 desk:p-5"
            >
              <span className="text-small text-ink-700">{word}</span>
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
