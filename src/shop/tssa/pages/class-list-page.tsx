import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { classCategories, classes, classKinds, classLevels } from '#shop/tssa/class-contract.ts'
import { ClassTiles } from '#shop/tssa/ui/class-tile.tsx'
import { categoryWord, kindWord, levelWord } from '#shop/tssa/ui/class-words.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyBench } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { addressOf, type Order, orders, questionOf, type Shown, shownIn } from './class-search.ts'

const listOf = (shown: Shown) => queryOf(classes.list, { query: questionOf(shown) })
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(listOf(shownIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  const t = (phrase: string) => translate(view.lang, phrase)
  const crumbs = [
    { name: t('홈'), path: paths.home() },
    { name: 'TSSA', path: paths.tssa.main() },
    { name: t('TSSA 클래스'), path: paths.tssa.classes() },
  ]
  return [
    ...pageMeta(view, {
      title: t('TSSA 클래스'),
      description: t(
        '향수, 캔들, 디퓨저, 비누를 직접 만드는 클래스예요. 날짜와 남은 자리를 보고 골라 보세요.',
      ),
      image: '/img/scene-workshop-wide-1080.webp',
    }),
    { 'script:ld+json': crumbData(view, crumbs) },
  ]
}

const orderWord: Record<Order, string> = {
  recommended: '추천순',
  soonest: '날짜가 가까운 순',
  cheapest: '수강료가 낮은 순',
}

export default function ClassListPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const shown = shownIn(search)
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const to = (change: Partial<Shown>) =>
    paths.tssa.classes(addressOf({ ...shown, page: 1, ...change }))
  const choose = (change: Partial<Shown>) => void navigate(to(change), { preventScrollReset: true })
  return (
    <div className="wrap pt-5 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: 'TSSA', to: paths.tssa.main() },
          { label: t('TSSA 클래스') },
        ]}
      />
      <h1 className="type-h1 desk:mt-3">{t('TSSA 클래스')}</h1>
      <p className="mt-2 text-ink-700">
        {t('재료와 도구는 공방에 모두 있어요. 적힌 값에 재료비가 들어 있어요.')}
      </p>
      <nav
        aria-label={t('무엇을 만들까요')}
        className="swipe mt-5 max-desk:-mx-4 max-desk:px-4 desk:mt-6"
      >
        <ul className="flex gap-2 py-1">
          {[undefined, ...classCategories].map((category) => (
            <li key={category ?? 'all'}>
              <ChipLink to={to({ category })} preventScrollReset on={shown.category === category}>
                {category ? t(categoryWord[category]) : t('전체')}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 mb-7 grid grid-cols-2 gap-2.5 card:flex card:flex-wrap card:items-center desk:mb-8">
        <Select
          small
          hideLabel
          label={t('클래스 종류')}
          className="card:w-44"
          optional
          placeholder={t('모든 종류')}
          value={shown.kind ?? ''}
          onChange={(kind) => choose({ kind: kind || undefined })}
          choices={classKinds.map((value) => ({ value, label: t(kindWord[value]) }))}
        />
        <Select
          small
          hideLabel
          label={t('난이도')}
          className="card:w-40"
          optional
          placeholder={t('모든 난이도')}
          value={shown.level ?? ''}
          onChange={(level) => choose({ level: level || undefined })}
          choices={classLevels.map((value) => ({ value, label: t(levelWord[value]) }))}
        />
        <p
          role="status"
          className="tabular text-small text-ink-700 max-card:order-last max-card:col-span-2 card:ml-auto"
        >
          {data && t('클래스 {count}개', { count: data.total })}
        </p>
        <Select
          small
          hideLabel
          label={t('정렬')}
          className="max-card:col-span-2 card:w-48"
          value={shown.sort}
          onChange={(sort) => choose({ sort })}
          choices={orders.map((value) => ({ value, label: t(orderWord[value]) }))}
        />
      </div>
      {isError && !data && (
        <ErrorState title={t('클래스를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Waiting />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyBench />}
          title={t('조건에 맞는 클래스가 없어요')}
          action={<ButtonLink to={paths.tssa.classes()}>{t('모든 클래스 보기')}</ButtonLink>}
        >
          <p>{t('종류나 난이도를 바꾸면 다른 클래스를 볼 수 있어요.')}</p>
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <ClassTiles tiles={data.data} eager={2} />
          <Pagination
            current={data.current_page}
            last={data.last_page}
            to={(page) => to({ page })}
            className="mt-10"
          />
        </>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-8 card:gap-x-6 card:gap-y-10 desk:grid-cols-3">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="aspect-4/5" />
      ))}
    </div>
  )
}
