import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { monthOf } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { ClassTiles } from '#shop/tssa/ui/class-tile.tsx'
import { studioQuery } from '#shop/tssa/ui/studio.ts'
import { StudioMenu } from '#shop/tssa/ui/studio-menu.tsx'
import { useT } from '#ui/language.tsx'
import { ArrowLink } from '#ui/links.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Books, GroupBand, Kits, StudioAndNews } from './main/around.tsx'
import { Calendar } from './main/calendar.tsx'
import { DayList } from './main/day-list.tsx'
import { HowItRuns } from './main/how.tsx'
import { askedIn, byDay } from './main/month.ts'
import { mainQueries } from './main/queries.ts'

const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(mainQueries.dates(askedIn(new URL(request.url).searchParams).month)),
  client.ensureQueryData(mainQueries.classes),
  client.ensureQueryData(mainQueries.books),
  client.ensureQueryData(mainQueries.kits),
  client.ensureQueryData(mainQueries.notices),
  client.ensureQueryData(studioQuery),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  const t = (phrase: string) => translate(view.lang, phrase)
  return [
    ...pageMeta(view, {
      title: t('TSSA 오드모아 향 공방'),
      description: t(
        '향수, 캔들, 디퓨저, 비누를 직접 만드는 공방이에요. 달력에서 날짜와 남은 자리를 보세요.',
      ),
      image: '/img/scene-workshop-wide-1080.webp',
    }),
    {
      'script:ld+json': crumbData(view, [
        { name: t('홈'), path: paths.home() },
        { name: 'TSSA', path: paths.tssa.main() },
      ]),
    },
  ]
}

export default function TssaMainPage() {
  const t = useT()
  const tiles = useQuery(mainQueries.classes).data?.data ?? []
  return (
    <>
      <div className="h-[240px] overflow-hidden desk:h-[420px]">
        <Picture
          name="scene-workshop-wide"
          ratio="2:1"
          alt={t('긴 나무 작업대와 오일 선반이 있는 공방')}
          sizes="100vw"
          eager
        />
      </div>
      <header className="wrap grid gap-4 pt-8 desk:grid-cols-[7fr_5fr] desk:items-end desk:gap-12 desk:pt-12">
        <div>
          <p className="text-small text-ink-500">{t('TSSA · 오드모아 향 공방')}</p>
          <h1 className="type-h1 mt-1.5 max-w-[12em]">{t('여덟 명이 둘러앉는 긴 작업대')}</h1>
        </div>
        <p className="max-w-[32em] text-ink-700 desk:pb-2">
          {t(
            '향수, 캔들, 디퓨저, 비누를 직접 만들어요. 재료와 도구는 모두 준비돼 있고, 만든 것은 바로 가져가요.',
          )}
        </p>
      </header>
      <StudioMenu />
      <Dates />
      {tiles.length > 0 && (
        <section aria-labelledby="classes-title" className="wrap pt-16 desk:pt-24">
          <div className="mb-5 flex items-end justify-between gap-4 desk:mb-7">
            <h2 id="classes-title" className="type-h2">
              {t('무엇을 만들어 볼까요')}
            </h2>
            <ArrowLink to={paths.tssa.classes()}>{t('클래스 전체')}</ArrowLink>
          </div>
          <ClassTiles tiles={tiles} columns={4} heading="h3" />
        </section>
      )}
      <HowItRuns />
      <GroupBand />
      <Books />
      <Kits />
      <StudioAndNews />
    </>
  )
}

/** The month that is asked for, else the one of the next date with a seat. */
function Dates() {
  const t = useT()
  const [search] = useSearchParams()
  const asked = askedIn(search)
  const { data, isError, refetch } = useQuery({
    ...mainQueries.dates(asked.month),
    placeholderData: keepPreviousData,
  })
  if (isError && !data)
    return <ErrorState title={t('날짜를 불러오지 못했어요')} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="wrap pt-10">
        <Skeleton className="h-[420px]" />
      </div>
    )
  const days = byDay(data.data)
  const best = data.data.find((session) => session.state === 'open') ?? data.data[0]
  const month = asked.month ?? (best ? monthOf(koreanDay(best.starts_at)) : monthOf(data.today))
  const own = new Map([...days].filter(([day]) => day.startsWith(month)))
  const firstOpen = data.data.find(
    (session) => session.state === 'open' && koreanDay(session.starts_at).startsWith(month),
  )
  const chosen =
    asked.day && own.has(asked.day)
      ? asked.day
      : ((firstOpen && koreanDay(firstOpen.starts_at)) ?? [...own.keys()][0] ?? '')
  return (
    <div className="wrap grid gap-8 pt-9 desk:grid-cols-[7fr_5fr] desk:gap-12 desk:pt-12">
      <Calendar month={month} today={data.today} chosen={chosen} days={own} />
      <DayList day={chosen} days={own} />
    </div>
  )
}
