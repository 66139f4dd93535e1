import { useQuery } from '@tanstack/react-query'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { bottleDesk, type DeskJobRow, jobSorts } from '#shop/bottle/desk-contract.ts'
import { jobStates } from '#shop/bottle/job-contract.ts'
import { JobBadge, stateWord } from '#shop/bottle/ui/state-badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'

const list = 'bottle-jobs'

export default function BottleJobsPage() {
  return (
    <OnlyFor area="products">
      <BottleJobs />
    </OnlyFor>
  )
}

/** Bottles that were asked for, by state, with the day they must leave. */
function BottleJobs() {
  const t = useT()
  const desk = useDesk(list, jobSorts, { by: 'created_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(bottleDesk.jobs, { query: { ...desk.query, state: desk.pick('state', jobStates) } }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('맞춤 병')}
        note={t('도안을 확인해 시안을 보내고, 승인되고 결제된 병을 만들어요.')}
        actions={
          <>
            <ButtonLink to={adminPaths.bottles()} look="outline" size={44}>
              {t('병 모델')}
            </ButtonLink>
            <ButtonLink to={adminPaths.bottleKit()} look="outline" size={44}>
              {t('부품과 본보기')}
            </ButtonLink>
          </>
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('맞춤 병 의뢰 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.job_id)}
        states={{
          label: t('의뢰 상태'),
          choices: jobStates.map((value) => ({
            value,
            label: stateWord(t, value),
            hot: value === 'submitted' || value === 'revision_requested' || value === 'paid',
          })),
        }}
        search={{ label: t('번호, 이름, 도안 이름으로 찾기'), placeholder: t('번호, 이름, 도안') }}
        open={(row) => adminPaths.bottleJob(row.job_id)}
        empty={{ title: t('아직 의뢰가 없어요'), text: t('손님이 도안을 보내면 여기에 쌓여요.') }}
      />
    </>
  )
}

function useColumns(): Column<DeskJobRow>[] {
  const t = useT()
  const money = useMoney()
  return [
    {
      name: 'title',
      label: t('도안'),
      head: true,
      className: 'card:w-full card:max-w-0 card:min-w-48',
      cell: (row) => (
        <span className="block min-w-0">
          <RowLink
            list={list}
            id={String(row.job_id)}
            to={adminPaths.bottleJob(row.job_id)}
            className="block truncate"
          >
            {row.title}
          </RowLink>
          <span className="tabular block truncate text-caption text-ink-500">
            {row.job_id} · {row.name}
            {row.round > 0 && ` · ${t('시안 {round}차', { round: row.round })}`}
          </span>
        </span>
      ),
    },
    { name: 'qty', label: t('수량'), end: true, cell: (row) => row.qty },
    {
      name: 'total',
      label: t('금액'),
      sort: 'total',
      end: true,
      cell: (row) => <span className="tabular">{money(row.total, row.currency)}</span>,
    },
    { name: 'state', label: t('상태'), cell: (row) => <JobBadge state={row.state} /> },
    {
      name: 'due_on',
      label: t('출고 예정'),
      sort: 'due_on',
      cell: (row) => <span className="tabular">{row.due_on ? dotted(row.due_on) : '–'}</span>,
    },
    {
      name: 'created_at',
      label: t('받은 때'),
      sort: 'created_at',
      roomy: true,
      cell: (row) => <MomentCell at={row.created_at} />,
    },
  ]
}
