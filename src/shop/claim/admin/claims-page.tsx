import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { claimKinds, claimStates } from '#shop/claim/contract.ts'
import { adminClaims, type ClaimRow, claimSorts } from '#shop/claim/desk-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { kindWord, reasonWord, standingTone, standingWord, stateWord } from './words.ts'

/** Returns and exchanges: what is overdue first, then what waits longest. */
export default function ClaimsPage() {
  const t = useT()
  const desk = useDesk('claims', claimSorts, { by: 'due', order: 'asc' })
  const { address } = desk
  const state = desk.pick('state', claimStates)
  const kind = desk.pick('kind', claimKinds)
  const overdue = desk.pick('overdue', ['1'] as const)
  const work = desk.pick('work', ['1'] as const)
  const found = useQuery({
    ...queryOf(adminClaims.list, { query: { ...desk.query, state, kind, overdue, work } }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useColumns()
  const counts = found.data?.counts
  return (
    <>
      <PageHead
        title={t('반품·교환')}
        note={t(
          '상품이 돌아온 날부터 영업일 3일 안에 환불해야 해요. 기한이 지난 것이 맨 위에 와요.',
        )}
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('반품과 교환 신청')}
        columns={columns}
        idOf={(row) => String(row.claim_id)}
        tabs={{
          label: t('상태'),
          tabs: [
            { value: '', label: t('전체'), count: counts?.all },
            { value: 'work', label: t('처리할 신청'), count: counts?.work },
            { value: 'overdue', label: t('기한 지남'), count: counts?.overdue, hot: true },
            ...claimStates.map((one) => ({
              value: one,
              label: stateWord(t, one),
              count: counts?.[one],
            })),
          ],
          value: overdue ? 'overdue' : work ? 'work' : (state ?? ''),
          to: (value) =>
            address.to({
              ...{ state: '', overdue: '', work: '' },
              ...(value === 'overdue' || value === 'work' ? { [value]: '1' } : { state: value }),
            }),
        }}
        search={{ label: t('주문번호, 이름, 전화로 찾기') }}
        filters={
          <Select
            label={t('종류')}
            hideLabel
            small
            optional
            value={kind ?? ''}
            placeholder={t('반품과 교환')}
            onChange={(value) => address.set({ kind: value })}
            choices={claimKinds.map((one) => ({ value: one, label: kindWord(t, one) }))}
            className="w-56 max-card:w-full"
          />
        }
        open={(row) => adminPaths.claim(row.claim_id)}
        empty={{
          title: t('신청이 없어요'),
          text: t('고객이 반품이나 교환을 신청하면 여기에 보여요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<ClaimRow>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  return [
    {
      name: 'claim_id',
      label: t('신청'),
      head: true,
      sort: 'claim_id',
      cell: (row) => (
        <Link
          to={adminPaths.claim(row.claim_id)}
          className="font-medium underline-offset-4 hover:underline"
        >
          {kindWord(t, row.kind)} {row.claim_id}
          <span className="tabular block text-caption font-normal text-ink-500">{row.od_id}</span>
        </Link>
      ),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => <Badge tone={standingTone(row)}>{standingWord(t, row)}</Badge>,
    },
    { name: 'od_name', label: t('주문자'), cell: (row) => row.od_name },
    {
      name: 'goods',
      label: t('상품'),
      // takes what the other columns leave
      className: 'card:w-full card:max-w-0 card:min-w-36',
      cell: (row) => (
        <span className="block min-w-0 truncate text-right card:text-left">
          {pick(row.goods, row.goods_en)}
        </span>
      ),
    },
    {
      name: 'reason',
      label: t('이유'),
      roomy: 'desk',
      cell: (row) =>
        `${reasonWord(t, row.reason)}${row.photos ? ` · ${t('사진 {count}', { count: row.photos })}` : ''}`,
    },
    {
      name: 'refund',
      label: t('환불액'),
      end: true,
      cell: (row) => (
        <span className="tabular">
          {row.kind === 'return' ? money(row.refund, row.currency) : '–'}
        </span>
      ),
    },
    {
      name: 'requested_at',
      label: t('신청한 때'),
      sort: 'requested_at',
      cell: (row) => <span className="tabular">{stamp(row.requested_at)}</span>,
      roomy: true,
    },
    {
      name: 'due',
      label: t('환불 기한'),
      sort: 'due',
      cell: (row) =>
        row.due_at ? (
          <span className={row.overdue ? 'tabular font-semibold text-bad' : 'tabular'}>
            {stamp(row.due_at)}
            {row.overdue && <span className="block text-caption">{t('기한 지남')}</span>}
          </span>
        ) : (
          '–'
        ),
    },
  ]
}
