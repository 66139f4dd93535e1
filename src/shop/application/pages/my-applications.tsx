import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { applicationPath, paths, withQuery } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type ApplicationKind, myApplications } from '#shop/application/contract.ts'
import { ApplicationBadge } from '#shop/application/ui/application-badge.tsx'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ErrorState } from '#ui/states.tsx'

type Mine = AnswerOf<typeof myApplications.list>

/** My applications of one kind; nobody is asked for a guest. */
export function useMine(kind: ApplicationKind): UseQueryResult<Mine> {
  const { isMember } = useSession()
  const asked = useSearchParams()[0].get('page') ?? ''
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
  return useQuery({
    ...queryOf(myApplications.list, { query: { kind, page } }),
    staleTime: 0,
    enabled: isMember,
    placeholderData: keepPreviousData,
  })
}

export function MyApplications({
  kind,
  found,
}: {
  kind: ApplicationKind
  found: UseQueryResult<Mine>
}) {
  const t = useT()
  const { data, isError, refetch } = found
  if (isError && !data)
    return (
      <ErrorState
        title={t('신청 내역을 불러오지 못했어요')}
        onRetry={() => void refetch()}
        className="py-8!"
      />
    )
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="mine" className="mb-10">
      <h2 id="mine" className="type-h3 mb-3">
        {t('내 신청')}
      </h2>
      <ul className="rule-t">
        {data.data.map((row) => (
          <li key={row.ap_id} className="hairline-b">
            <Link
              to={paths.application(row.kind, row.ap_id)}
              className="group flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3"
            >
              <ApplicationBadge kind={row.kind} state={row.state} />
              <span className="min-w-0 text-body [overflow-wrap:anywhere] group-hover:underline group-hover:decoration-line group-hover:underline-offset-4">
                {row.company || t('{count}번 신청', { count: row.ap_id })}
              </span>
              <time
                dateTime={koreanDay(row.created_at)}
                className="tabular ml-auto text-caption text-ink-500"
              >
                {dotted(koreanDay(row.created_at))}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      {data.last_page > 1 && (
        <Pagination
          current={data.current_page}
          last={data.last_page}
          to={(page) => withQuery(applicationPath(kind), { page: page > 1 ? page : undefined })}
          className="mt-6"
        />
      )}
    </section>
  )
}
