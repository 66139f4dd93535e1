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
import { translate } from '#kernel/translate.ts'
import {
  type DocumentKind,
  type DocumentLang,
  documentKinds,
  documentLangs,
  documents,
} from '#shop/document/contract.ts'
import { kindWords, langWords } from '#shop/document/rules.ts'
import { DocumentRows } from '#shop/document/ui/document-rows.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyShelf } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

type Shown = {
  page: number
  keyword: string
  kind: DocumentKind | undefined
  lang: DocumentLang | undefined
  it_id: string
}

function shownIn(search: URLSearchParams): Shown {
  const page = search.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    keyword: (search.get('keyword') ?? '').slice(0, 50).trim(),
    kind: documentKinds.find((one) => one === search.get('kind')),
    // `lang` is the language of the page itself
    lang: documentLangs.find((one) => one === search.get('paper')),
    it_id: (search.get('it_id') ?? '').slice(0, 20),
  }
}

const listOf = ({ page, keyword, kind, lang, it_id }: Shown) =>
  queryOf(documents.list, {
    query: { page, keyword: keyword || undefined, kind, lang, it_id: it_id || undefined },
  })
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(listOf(shownIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '문서 게시판'),
    description: translate(
      view.lang,
      '물질안전보건자료, IFRA 확인서, 알레르기 성분표, 시험 성적서를 찾아보세요.',
    ),
  })
}

/** Safety sheets and certificates, looked for by name, lot or CAS number. */
export default function BoardPage() {
  const t = useT()
  const navigate = useNavigate()
  const shown = shownIn(useSearchParams()[0])
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const to = (part: Partial<Shown>) => {
    const { page, keyword, kind, lang, it_id } = { ...shown, ...part }
    return paths.documents({ page: page > 1 ? page : undefined, keyword, kind, paper: lang, it_id })
  }
  const isFiltered = !!(shown.keyword || shown.kind || shown.lang || shown.it_id)
  return (
    <div className="wrap max-w-[1080px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: t('고객센터'), to: paths.customerCenter() },
          { label: t('문서 게시판') },
        ]}
      />
      <PageTitle
        className="desk:mt-3"
        title={t('문서 게시판')}
        note={t(
          '물질안전보건자료, IFRA 확인서, 알레르기 성분표, 시험 성적서를 찾아보세요. 파일은 로그인하면 받을 수 있어요.',
        )}
      />
      <search>
        <form
          key={shown.keyword}
          className="grid gap-2 card:grid-cols-2 desk:grid-cols-[minmax(0,1fr)_220px_160px_auto]"
          onSubmit={(event) => {
            event.preventDefault()
            const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
            void navigate(to({ keyword, page: 1 }))
          }}
        >
          <input
            type="search"
            name="keyword"
            aria-label={t('제목, 상품, 로트, CAS 번호로 찾기')}
            placeholder={t('제목, 상품, 로트, CAS 번호')}
            defaultValue={shown.keyword}
            maxLength={50}
            className="h-11 min-w-0 rounded-tag border border-control bg-paper-0 px-3.5 text-body card:col-span-2 desk:col-span-1"
          />
          <Select
            label={t('자료 종류')}
            hideLabel
            optional
            small
            value={shown.kind ?? ''}
            onChange={(kind) => void navigate(to({ kind: kind || undefined, page: 1 }))}
            placeholder={t('모든 종류')}
            choices={documentKinds.map((value) => ({ value, label: t(kindWords[value]) }))}
          />
          <Select
            label={t('문서의 언어')}
            hideLabel
            optional
            small
            value={shown.lang ?? ''}
            onChange={(lang) => void navigate(to({ lang: lang || undefined, page: 1 }))}
            placeholder={t('모든 언어')}
            choices={documentLangs.map((value) => ({ value, label: t(langWords[value]) }))}
          />
          <Button
            type="submit"
            look="outline"
            size={44}
            className="card:col-span-2 desk:col-span-1"
          >
            {t('찾기')}
          </Button>
        </form>
      </search>
      {data && (
        <p role="status" className="mt-6 text-small text-ink-700">
          {t('자료 {count}개', { count: data.total })}
          {isFiltered && (
            <ButtonLink look="ghost" size={44} className="ml-2" to={paths.documents()}>
              {t('모두 보기')}
            </ButtonLink>
          )}
        </p>
      )}
      {isError && !data && (
        <ErrorState title={t('자료를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div className="mt-6 grid gap-3">
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={at} className="h-16" />
          ))}
        </div>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyShelf />}
          title={isFiltered ? t('조건에 맞는 자료가 없어요') : t('아직 자료가 없어요')}
          className="desk:py-16"
        >
          <p>{t('찾는 자료가 없으면 고객센터로 알려 주세요. 준비해서 보내 드려요.')}</p>
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <DocumentRows rows={data.data} className="mt-2" />
          <Pagination
            current={shown.page}
            last={data.last_page}
            to={(page) => to({ page })}
            className="mt-9"
          />
        </>
      )}
    </div>
  )
}
