import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { bottleStudio, type DesignRow, myBottles } from '#shop/bottle/contract.ts'
import { bottleJobs } from '#shop/bottle/job-contract.ts'
import { BottlePicture } from '#shop/bottle/ui/bottle-picture.tsx'
import { JobBadge } from '#shop/bottle/ui/state-badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useSend } from '#ui/use-send.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '나의 맞춤 병'), noindex: true })
}

const most = 50
const designsQuery = queryOf(myBottles.list, { query: { per_page: most } })

/** Bottles a member has asked for, and designs kept for later. */
export default function MyBottlesPage() {
  const t = useT()
  const money = useMoney()
  const client = useQueryClient()
  const options = useQuery(queryOf(bottleStudio.options, {})).data?.data
  const jobs = useQuery(queryOf(bottleJobs.mine, { query: { per_page: most } }))
  const designs = useQuery(designsQuery)
  const { busy, send } = useSend()
  if (jobs.isError || designs.isError)
    return (
      <ErrorState
        title={t('맞춤 병을 불러오지 못했어요')}
        onRetry={() => void Promise.all([jobs.refetch(), designs.refetch()])}
      />
    )
  if (!jobs.data || !designs.data || !options) return <Skeleton className="h-96" />

  async function remove({ design_id }: DesignRow) {
    const gone = await send(() => call(myBottles.remove, { params: { design_id } }))
    if (gone) await client.invalidateQueries({ queryKey: designsQuery.queryKey })
  }

  return (
    <>
      <PageTitle title={t('나의 맞춤 병')} />
      {jobs.data.total + designs.data.total === 0 && (
        <EmptyState
          title={t('아직 만든 병이 없어요')}
          action={<ButtonLink to={paths.bottle()}>{t('맞춤 병 만들기')}</ButtonLink>}
        />
      )}
      {jobs.data.total > 0 && (
        <section className="mt-6" aria-labelledby="bottle-jobs">
          <h2 id="bottle-jobs" className="type-h3">
            {t('의뢰한 병')}
          </h2>
          <ul className="mt-3 divide-y divide-paper-200 border-y border-paper-200">
            {jobs.data.data.map((job) => (
              <li key={job.job_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <TextLink
                  to={paths.bottleJob(job.token)}
                  className="min-w-0 truncate max-card:w-full card:flex-1"
                >
                  {job.title}
                </TextLink>
                <span className="tabular text-small text-ink-500 max-card:flex-1">
                  {t('{count}개', { count: job.qty })} · {money(job.total, job.currency)}
                </span>
                <JobBadge state={job.state} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {designs.data.total > 0 && (
        <section className="mt-9" aria-labelledby="bottle-designs">
          <h2 id="bottle-designs" className="type-h3">
            {t('저장한 도안')}
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-4 desk:grid-cols-3">
            {designs.data.data.map((design) => (
              <li key={design.design_id} className="grid gap-2">
                <BottlePicture doc={design.doc} options={options} className="w-full" />
                <TextLink to={paths.bottle({ design: design.design_id })}>{design.title}</TextLink>
                <Button
                  look="ghost"
                  size={44}
                  className="-ml-2 justify-self-start px-2!"
                  disabled={busy}
                  aria-label={t('{what} 지우기', { what: design.title })}
                  onClick={() => void remove(design)}
                >
                  {t('지우기')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
