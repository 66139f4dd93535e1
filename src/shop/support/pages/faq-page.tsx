import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLocation,
  useSearchParams,
} from 'react-router'
import { inLang } from '#kernel/language.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { faqData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { faqs } from '#shop/support/faq-contract.ts'
import { ContactWays } from '#shop/support/ui/contact-ways.tsx'
import { FaqRows } from '#shop/support/ui/faq-rows.tsx'
import { HelpSearch } from '#shop/support/ui/help-search.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyQuestion } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

type Shown = { page: number; fm_id: number | undefined; keyword: string }

function shownIn(search: URLSearchParams): Shown {
  const number = (name: string) =>
    /^[1-9]\d{0,4}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : undefined
  return {
    page: number('page') ?? 1,
    fm_id: number('fm_id'),
    keyword: (search.get('keyword') ?? '').slice(0, 50).trim(),
  }
}

const asked = ({ page, fm_id, keyword }: Shown) => ({
  query: { page, fm_id, keyword: keyword || undefined },
})
const listOf = (shown: Shown) => queryOf(faqs.list, asked(shown))
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(listOf(shownIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches, loaderData, location }) => {
  const view = viewOf(matches)
  const shown = shownIn(new URLSearchParams(location.search))
  const rows = loadedData(loaderData, faqs.list, asked(shown))?.data ?? []
  const both = (ko: string, en: string) => inLang(view.lang, ko, en)
  return [
    ...pageMeta(view, {
      title: translate(view.lang, '자주 묻는 질문'),
      description: translate(
        view.lang,
        '배송, 교환과 환불, 향 제품 쓰는 법, 클래스에 대해 자주 묻는 것과 오드모아의 답이에요.',
      ),
    }),
    ...(rows.length > 0 && !shown.keyword
      ? [
          {
            'script:ld+json': faqData(
              rows.map((row) => ({
                question: both(row.fa_subject, row.fa_subject_en),
                answer: both(row.fa_content, row.fa_content_en),
              })),
            ),
          },
        ]
      : []),
  ]
}

/** What is often asked, group by group; one group or one word of it by address. */
export default function FaqPage() {
  const t = useT()
  const { pick } = useLang()
  const shown = shownIn(useSearchParams()[0])
  const { hash } = useLocation()
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const open = Number(/^#faq-(\d{1,9})$/.exec(hash)?.[1]) || undefined
  // a question that is linked to opens, also on the page that is already there
  useEffect(() => {
    if (open) document.querySelector(`#faq-${open} details`)?.setAttribute('open', '')
  }, [open])
  const to = (part: Partial<Shown>) => {
    const { page, fm_id, keyword } = { ...shown, page: 1, ...part }
    return paths.faq({ page: page > 1 ? page : undefined, fm_id, keyword })
  }
  const found =
    data?.groups.filter((group) => data.data.some((row) => row.fm_id === group.fm_id)) ?? []
  const narrowed = !!shown.keyword || !!shown.fm_id || shown.page > 1
  return (
    <div className="wrap max-w-[960px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: t('고객센터'), to: paths.customerCenter() },
          { label: t('자주 묻는 질문') },
        ]}
      />
      <PageTitle
        className="desk:mt-3"
        title={t('자주 묻는 질문')}
        note={t('많이 물어보신 것부터 모았어요. 낱말로 찾거나 주제를 골라 보세요.')}
      />
      <HelpSearch keyword={shown.keyword} among="questions" />
      {data && data.groups.length > 0 && (
        <nav
          aria-label={t('질문 주제')}
          className="swipe -mx-4 mt-4 flex gap-2 px-4 desk:mx-0 desk:flex-wrap desk:px-0"
        >
          <ChipLink to={to({ fm_id: undefined })} on={!shown.fm_id}>
            {t('전체')}
          </ChipLink>
          {data.groups.map((group) => (
            <ChipLink
              key={group.fm_id}
              to={to({ fm_id: group.fm_id })}
              on={shown.fm_id === group.fm_id}
            >
              {pick(group.fm_subject, group.fm_subject_en)}
              {shown.keyword && <span className="tabular">{group.count}</span>}
            </ChipLink>
          ))}
        </nav>
      )}
      {shown.keyword && data && data.total > 0 && (
        <p role="status" className="mt-6 text-plain text-ink-700">
          {t('‘{keyword}’ 질문 {count}개', { keyword: shown.keyword, count: data.total })}
        </p>
      )}
      {isError && !data && (
        <ErrorState title={t('질문을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Waiting />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyQuestion />}
          title={
            shown.keyword
              ? t('‘{keyword}’ 질문을 찾지 못했어요', { keyword: shown.keyword })
              : narrowed
                ? t('여기에는 질문이 없어요')
                : t('아직 적어 둔 질문이 없어요')
          }
          action={narrowed ? <ButtonLink to={paths.faq()}>{t('모두 보기')}</ButtonLink> : undefined}
          className="desk:py-16"
        >
          <p>{t('아래로 물어봐 주시면 바로 답해 드릴게요.')}</p>
        </EmptyState>
      )}
      {found.map((group) => (
        <section key={group.fm_id} aria-labelledby={`group-${group.fm_id}`} className="mt-9">
          <h2 id={`group-${group.fm_id}`} className="type-h3 mb-3">
            {pick(group.fm_subject, group.fm_subject_en)}
          </h2>
          <FaqRows rows={data?.data.filter((row) => row.fm_id === group.fm_id) ?? []} open={open} />
        </section>
      ))}
      {data && data.last_page > 1 && (
        <Pagination
          current={shown.page}
          last={data.last_page}
          to={(page) => to({ page })}
          className="mt-9"
        />
      )}
      <section aria-labelledby="ways" className="mt-15">
        <h2 id="ways" className="type-h2 mb-5">
          {t('찾는 답이 없나요?')}
        </h2>
        <ContactWays />
      </section>
    </div>
  )
}

function Waiting() {
  return (
    <div className="mt-9 grid gap-3">
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} className="h-13" />
      ))}
    </div>
  )
}
