import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type BookingSpan, bookingSpans, myBookings } from '#shop/tssa/contract.ts'
import { BookingCard } from '#shop/tssa/ui/booking/booking-card.tsx'
import { waitsQuery } from '#shop/tssa/ui/wait-queries.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyBench } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { OwnCalendar } from './my/own-calendar.tsx'
import { WaitList } from './my/wait-list.tsx'

type Shown = { span: BookingSpan; page: number }

function shownIn(search: URLSearchParams): Shown {
  const page = search.get('page') ?? ''
  return {
    span: bookingSpans.find((span) => span === search.get('span')) ?? 'coming',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

const listOf = (shown: Shown) => queryOf(myBookings.list, { query: shown })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(shownIn(new URL(request.url).searchParams)), staleTime: 0 }),
  client.fetchQuery(waitsQuery()),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '클래스 예약'), noindex: true })
}

const words: Record<BookingSpan, { tab: string; empty: string }> = {
  coming: { tab: '다가오는 클래스', empty: '다가오는 클래스가 없어요' },
  past: { tab: '지난 클래스', empty: '지난 클래스가 없어요' },
  cancelled: { tab: '취소한 클래스', empty: '취소한 클래스가 없어요' },
}

export default function MyClassesPage() {
  const t = useT()
  const [search] = useSearchParams()
  const shown = shownIn(search)
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const address = ({ span, page }: Shown) =>
    paths.myPage.tssa({
      span: span === 'coming' ? undefined : span,
      page: page > 1 ? page : undefined,
    })
  return (
    <>
      <PageTitle
        title={t('클래스 예약')}
        note={t('오드모아 향 공방 TSSA의 예약을 보고, 날짜를 옮기거나 취소할 수 있어요.')}
      />
      <nav aria-label={t('예약 고르기')} className="swipe flex gap-2 py-1">
        {bookingSpans.map((span) => (
          <ChipLink
            key={span}
            to={address({ span, page: 1 })}
            preventScrollReset
            on={shown.span === span}
          >
            {t(words[span].tab)} <span className="tabular">{data?.counts[span] ?? ''}</span>
          </ChipLink>
        ))}
      </nav>
      {shown.span === 'coming' && <WaitList />}
      {isError && !data && (
        <ErrorState title={t('예약을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div className="mt-6 grid gap-4">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyBench />}
          title={t(words[shown.span].empty)}
          action={<ButtonLink to={paths.tssa.main()}>{t('클래스 보러 가기')}</ButtonLink>}
          className="desk:py-16"
        >
          <p>{t('예약한 클래스가 생기면 여기에서 날짜와 장소를 볼 수 있어요.')}</p>
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="mt-6 grid gap-4" aria-label={t('예약 목록')}>
            {data.data.map((booking) => (
              <li key={booking.booking_id}>
                <BookingCard booking={booking} />
              </li>
            ))}
          </ul>
          <Pagination
            current={data.current_page}
            last={data.last_page}
            to={(page) => address({ ...shown, page })}
            className="mt-9"
          />
        </>
      )}
      <OwnCalendar />
    </>
  )
}
