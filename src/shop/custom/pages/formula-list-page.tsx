import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { Link2, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { dayWithWeekday } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageIn } from '#kernel/page-in.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import {
  type FormulaRow,
  formulaProducts,
  formulaSorts,
  myFormulas,
} from '#shop/custom/formula-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyFormula } from '#ui/empty-drawings.tsx'
import { KeptList } from '#ui/kept-list.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Select } from '#ui/select.tsx'
import { EmptyState } from '#ui/states.tsx'
import { BalanceBar } from './formula/balance-bar.tsx'
import { FormulaTags } from './formula/tags.tsx'
import { productWords } from './formula/words.ts'

function askIn(search: URLSearchParams) {
  const sort = formulaSorts.find((one) => one === search.get('sort')) ?? 'updated_at'
  return {
    page: pageIn(search),
    keyword: search.get('keyword')?.trim().slice(0, 50) || undefined,
    product: formulaProducts.find((one) => one === search.get('product')),
    tag: search.get('tag')?.trim().slice(0, 20) || undefined,
    sort,
    order: sort === 'title' ? ('asc' as const) : ('desc' as const),
  }
}

const listOf = (search: URLSearchParams) => queryOf(myFormulas.list, { query: askIn(search) })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(new URL(request.url).searchParams), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '내 포뮬러'), noindex: true })
}

const sortWords = {
  updated_at: '최근에 고친 순',
  created_at: '최근에 만든 순',
  title: '이름 순',
} as const

export default function FormulaListPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const ask = askIn(search)
  const [typed, setTyped] = useState(ask.keyword ?? '')
  const found = useQuery({
    ...listOf(search),
    placeholderData: keepPreviousData,
  })
  const address = (
    part: Partial<Record<'keyword' | 'product' | 'tag' | 'sort' | 'page', string | undefined>>,
  ) =>
    paths.myPage.formulas({
      keyword: ask.keyword,
      product: ask.product,
      tag: ask.tag,
      sort: ask.sort === 'updated_at' ? undefined : ask.sort,
      ...part,
    })
  const isFiltered = !!(ask.keyword || ask.product || ask.tag)
  return (
    <>
      <PageTitle
        title={t('내 포뮬러')}
        note={t('배합을 적어 두면 비율, 재료비, IFRA 한도를 바로 계산해 드려요.')}
        end={
          <>
            <ButtonLink to={paths.myPage.shelf()} size={44} look="outline">
              {t('내 선반')}
            </ButtonLink>
            <ButtonLink to={paths.myPage.formula('new')} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('새 포뮬러')}
            </ButtonLink>
          </>
        }
      />
      <div className="flex flex-wrap items-end gap-3">
        <search className="min-w-0 flex-1 basis-56">
          <form
            className="relative"
            onSubmit={(event) => {
              event.preventDefault()
              void navigate(address({ keyword: typed.trim() || undefined }))
            }}
          >
            <input
              type="search"
              aria-label={t('포뮬러 이름이나 메모로 찾기')}
              placeholder={t('이름이나 메모')}
              value={typed}
              maxLength={50}
              onChange={(event) => setTyped(event.target.value)}
              className="h-11 w-full rounded-tag border border-control bg-paper-0 pr-12 pl-3.5 text-plain"
            />
            <button
              type="submit"
              aria-label={t('포뮬러 찾기')}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-700"
            >
              <Search aria-hidden="true" size={18} strokeWidth={1.5} />
            </button>
          </form>
        </search>
        <Select<string>
          label={t('만드는 것')}
          hideLabel
          small
          optional
          placeholder={t('모든 종류')}
          value={ask.product ?? ''}
          onChange={(product) => void navigate(address({ product: product || undefined }))}
          choices={formulaProducts.map((product) => ({
            value: product,
            label: t(productWords[product]),
          }))}
          className="w-36"
        />
        <Select
          label={t('정렬')}
          hideLabel
          small
          value={ask.sort}
          onChange={(sort) => void navigate(address({ sort }))}
          choices={formulaSorts.map((sort) => ({ value: sort, label: t(sortWords[sort]) }))}
          className="w-44"
        />
      </div>
      {ask.tag && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 text-plain">
          <b className="font-semibold">#{ask.tag}</b>
          <TextLink to={address({ tag: undefined })}>{t('태그 빼기')}</TextLink>
        </p>
      )}
      <KeptList
        found={found}
        trouble={t('포뮬러를 불러오지 못했어요')}
        to={(page) => address({ page: page > 1 ? String(page) : undefined })}
        empty={
          <EmptyState
            drawing={<EmptyFormula />}
            title={isFiltered ? t('조건에 맞는 포뮬러가 없어요') : t('아직 저장한 포뮬러가 없어요')}
            className="desk:py-16"
            action={
              isFiltered ? (
                <ButtonLink to={paths.myPage.formulas()}>{t('모두 보기')}</ButtonLink>
              ) : (
                <ButtonLink to={paths.myPage.formula('new')}>{t('첫 포뮬러 적기')}</ButtonLink>
              )
            }
          >
            <p>{t('재료와 양만 적으면 나머지는 계산해 드려요.')}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="mt-6 grid gap-4 card:grid-cols-2" aria-label={t('포뮬러 목록')}>
            {rows.map((row) => (
              <FormulaCard key={row.formula_id} row={row} />
            ))}
          </ul>
        )}
      </KeptList>
    </>
  )
}

function FormulaCard({ row }: { row: FormulaRow }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <li className="relative border border-paper-200 bg-paper-0 p-4 hover:border-control desk:p-5">
      <p className="flex flex-wrap items-center gap-2 text-caption text-ink-500">
        {t(productWords[row.product])}
        {row.version_no > 1 && <span className="tabular">v{row.version_no}</span>}
        {row.state === 'final' && <Badge tone="done">{t('완성')}</Badge>}
        {row.shared && (
          <span className="inline-flex items-center gap-1">
            <Link2 aria-hidden="true" size={14} strokeWidth={1.5} />
            {t('공유 중')}
          </span>
        )}
      </p>
      {row.photo && (
        <img
          src={row.photo}
          alt=""
          loading="lazy"
          className="float-right ml-3 size-16 rounded-tag border border-line object-cover"
        />
      )}
      <h2 className="mt-1.5 text-title leading-snug font-[650]">
        <Link to={paths.myPage.formula(row.formula_id)} className="cover-link">
          {row.title}
        </Link>
      </h2>
      <p className="tabular mt-1 mb-3.5 text-small text-ink-500">
        {t('재료 {count}가지', { count: row.lines })} ·{' '}
        {dayWithWeekday(koreanDay(row.updated_at), lang)}
      </p>
      <BalanceBar balance={row.balance} />
      <FormulaTags tags={row.tags} className="mt-3" />
    </li>
  )
}
