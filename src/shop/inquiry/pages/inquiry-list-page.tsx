import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type InquiryRow, inquiries } from '#shop/inquiry/contract.ts'
import { personalWords } from '#shop/inquiry/rules.ts'
import { Day, StateBadge } from '#shop/inquiry/ui/state-badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyLetter } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { type Shown, StateChips, shownIn, WaitingRows } from './list-parts.tsx'

const listOf = ({ page, state }: Shown) => queryOf(inquiries.list, { query: { page, state } })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(shownIn(new URL(request.url).searchParams)), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '1:1 문의'), noindex: true })
}

export default function InquiryListPage() {
  const t = useT()
  const shown = shownIn(useSearchParams()[0])
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const to = (part: Partial<Shown>) => {
    const { page, state } = { ...shown, ...part }
    return paths.myPage.inquiries({ page: page > 1 ? page : undefined, state })
  }
  return (
    <>
      <PageTitle
        title={t('1:1 문의')}
        note={t('주문, 배송, 클래스처럼 나만의 일을 물어보세요. 답변이 달리면 알려 드려요.')}
        end={<ButtonLink to={paths.myPage.newInquiry()}>{t('문의하기')}</ButtonLink>}
      />
      <StateChips state={shown.state} to={(state) => to({ state, page: 1 })} />
      {isError && !data && (
        <ErrorState title={t('문의를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <WaitingRows />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyLetter />}
          title={shown.state ? t('이 상태의 문의가 없어요') : t('아직 남긴 문의가 없어요')}
          action={
            shown.state ? (
              <ButtonLink to={to({ state: undefined, page: 1 })}>{t('모두 보기')}</ButtonLink>
            ) : (
              <ButtonLink to={paths.myPage.newInquiry()}>{t('문의하기')}</ButtonLink>
            )
          }
          className="desk:py-16"
        >
          <p>{t('사진이나 영수증도 함께 보낼 수 있어요.')}</p>
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="rule-t mt-5">
            {data.data.map((row) => (
              <Row key={row.qa_id} row={row} />
            ))}
          </ul>
          <Pagination
            current={shown.page}
            last={data.last_page}
            to={(page) => to({ page })}
            className="mt-9"
          />
        </>
      )}
    </>
  )
}

function Row({ row }: { row: InquiryRow }) {
  const t = useT()
  return (
    <li className="hairline-b">
      <Link
        to={paths.myPage.inquiry(row.qa_id)}
        prefetch="intent"
        className="group flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-3.5"
      >
        <StateBadge state={row.state} />
        <span className="text-caption text-ink-500">{t(personalWords[row.qa_category])}</span>
        <span className="min-w-0 text-body leading-snug [overflow-wrap:anywhere] group-hover:underline group-hover:decoration-line group-hover:underline-offset-4 max-card:w-full">
          {row.qa_subject}
          {row.files > 0 && (
            <span className="ml-1.5 inline-block align-[-2px] text-ink-500">
              <Paperclip aria-hidden="true" size={15} strokeWidth={1.5} />
              <span className="sr-only">{t('첨부 파일 {count}개', { count: row.files })}</span>
            </span>
          )}
        </span>
        <Day at={row.qa_time} className="ml-auto max-card:ml-0" />
      </Link>
    </li>
  )
}
