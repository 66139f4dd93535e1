import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { Paperclip, Pin } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type Board, type NoticeRow, notices } from '#shop/support/contract.ts'
import { noticePath } from '#shop/support/notice-rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { EmptyLetter } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

const perPage = 10

function pageIn(search: URLSearchParams): number {
  const asked = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}

const listOf = (page: number, board?: Board) =>
  queryOf(notices.list, { query: { page, per_page: perPage, ...(board && { board }) } })

export const noticeNeeds = (request: Request, board?: Board) => (client: QueryClient) => [
  client.ensureQueryData(listOf(pageIn(new URL(request.url).searchParams), board)),
]

/** The few that stand on other pages. */
export const newestNotices = queryOf(notices.list, { query: { page: 1 } })

/** All notices, or those of one board, page by page. */
export function NoticeRows({ board, to }: { board?: Board; to: (page?: number) => string }) {
  const t = useT()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const { data, isError, refetch } = useQuery({
    ...listOf(page, board),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {isError && (
        <ErrorState title={t('공지를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Waiting />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyLetter />}
          title={page > 1 ? t('이 쪽에는 공지가 없어요') : t('아직 공지가 없어요')}
          action={
            page > 1 ? (
              <ButtonLink to={to()}>{t('첫 쪽으로')}</ButtonLink>
            ) : (
              <ButtonLink to={paths.home()}>{t('홈으로')}</ButtonLink>
            )
          }
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <NoticeList rows={data.data} className="mt-6 desk:mt-8" />
          <Pagination current={page} last={data.last_page} to={to} className="mt-9" />
        </>
      )}
    </>
  )
}

export function NoticeList({
  rows,
  className,
}: {
  rows: readonly NoticeRow[]
  className?: string
}) {
  return (
    <ul className={cx('rule-t', className)}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  )
}

function Row({ row }: { row: NoticeRow }) {
  const t = useT()
  const { pick, lang } = useLang()
  const day = koreanDay(row.created_at)
  return (
    <li className="hairline-b">
      <Link
        to={noticePath(row)}
        prefetch="intent"
        className="group flex min-h-16 flex-wrap items-center gap-x-3 gap-y-0.5 py-3.5"
      >
        {row.pinned && (
          <span className="inline-flex items-center gap-1 rounded-tag bg-pine-100 px-2 text-caption leading-6 font-semibold text-pine-700">
            <Pin aria-hidden="true" size={13} strokeWidth={1.75} />
            {t('고정')}
          </span>
        )}
        <span
          lang={lang === 'en' && !row.title_en ? 'ko' : undefined}
          className="min-w-0 text-body leading-snug group-hover:underline group-hover:decoration-line group-hover:underline-offset-4"
        >
          {pick(row.title, row.title_en)}
        </span>
        {row.files.length > 0 && (
          <span className="text-ink-500">
            <Paperclip aria-hidden="true" size={15} strokeWidth={1.5} />
            <span className="sr-only">{t('첨부 파일 있음')}</span>
          </span>
        )}
        <time dateTime={day} className="tabular ml-auto text-caption text-ink-500 max-card:w-full">
          {dotted(day)}
        </time>
      </Link>
    </li>
  )
}

function Waiting() {
  return (
    <div className="mt-8 grid gap-3">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-13" />
      ))}
    </div>
  )
}
