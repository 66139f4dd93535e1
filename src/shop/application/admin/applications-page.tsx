import { useQuery } from '@tanstack/react-query'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { applicationKinds, applicationStates } from '#shop/application/contract.ts'
import {
  adminApplications,
  applicationSorts,
  type DeskApplicationRow,
} from '#shop/application/desk-contract.ts'
import { isTrade, kindWords, stateWord } from '#shop/application/rules.ts'
import { ApplicationBadge } from '#shop/application/ui/application-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { businessWord } from './words.ts'

const list = 'applications'

/** Trade accounts, dealers, large orders, group classes: who asked, and how it stands. */
export default function ApplicationsPage() {
  return (
    <OnlyFor area="applications">
      <Applications />
    </OnlyFor>
  )
}

function Applications() {
  const t = useT()
  const desk = useDesk(list, applicationSorts, { by: 'created_at', order: 'desc' })
  const kind = desk.pick('kind', applicationKinds)
  const found = useQuery({
    ...queryOf(adminApplications.list, {
      query: { ...desk.query, kind, state: desk.pick('state', applicationStates) },
    }),
    ...fresh,
    enabled: desk.ready,
    refetchInterval: 60_000,
  })
  return (
    <>
      <PageHead title={t('거래·단체 신청')} />
      <DeskList
        desk={desk}
        found={found}
        caption={t('신청 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.ap_id)}
        states={{
          label: t('신청 상태'),
          choices: applicationStates.map((value) => ({
            value,
            label: t(stateWord('wholesale', value)),
            hot: value === 'received',
          })),
        }}
        search={{
          label: t('상호, 이름, 메일, 회원, 사업자등록번호로 찾기'),
          placeholder: t('상호, 이름, 메일, 사업자등록번호'),
        }}
        filters={
          <Select
            label={t('신청 종류')}
            hideLabel
            optional
            small
            className="w-64 max-card:w-full"
            value={kind ?? ''}
            onChange={(next) => desk.address.set({ kind: next })}
            placeholder={t('모든 신청')}
            choices={applicationKinds.map((value) => ({ value, label: t(kindWords[value]) }))}
          />
        }
        open={(row) => adminPaths.application(row.ap_id)}
        empty={{
          title: t('아직 신청이 없어요'),
          filtered: t('조건에 맞는 신청이 없어요'),
          text: t('도매, 대리점, 대량 주문, 단체 클래스 신청이 오면 여기에 보여요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<DeskApplicationRow>[] {
  const t = useT()
  return [
    {
      name: 'company',
      label: t('신청한 곳'),
      head: true,
      sort: 'company',
      cell: (row) => (
        <span className="block min-w-0 text-left">
          <RowLink list={list} id={String(row.ap_id)} to={adminPaths.application(row.ap_id)}>
            {row.company || row.name || t('지운 손님')}
          </RowLink>
          <span className="block text-caption font-normal text-ink-500">
            {row.company ? row.name : (row.mb_id ?? t('비회원'))}
          </span>
        </span>
      ),
    },
    {
      name: 'kind',
      label: t('종류'),
      cell: (row) => <Badge tone="plain">{t(kindWords[row.kind])}</Badge>,
    },
    {
      name: 'business',
      label: t('국세청'),
      roomy: true,
      cell: (row) =>
        isTrade(row.kind) ? (
          <span
            className={
              row.business === 'closed' || row.business === 'unknown'
                ? 'whitespace-nowrap text-bad'
                : 'whitespace-nowrap text-ink-700'
            }
          >
            {businessWord(t, row.business)}
          </span>
        ) : null,
    },
    {
      name: 'created_at',
      label: t('받은 때'),
      sort: 'created_at',
      cell: (row) => <MomentCell at={row.created_at} />,
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => <ApplicationBadge kind={row.kind} state={row.state} />,
    },
  ]
}
