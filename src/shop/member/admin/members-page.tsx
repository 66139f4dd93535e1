import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { OnlyFor } from '../../../admin/ui/only-for.tsx'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '../../../admin/ui/return-row.ts'
import { stamp } from '../../../admin/ui/times.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminMembers, type DeskRow, memberSorts, memberStates } from '../desk-contract.ts'
import { highestGrade, lowestGrade } from '../desk-rules.ts'
import { StandingChip } from './standing-chip.tsx'

const list = 'members'

export default function MembersPage() {
  return (
    <OnlyFor area="members">
      <Members />
    </OnlyFor>
  )
}

function Members() {
  const t = useT()
  const navigate = useNavigate()
  const address = useListAddress(list)
  const { filters } = address
  const sort: Sort = { by: memberSorts.find((one) => one === filters.sort) ?? 'created_at', order: filters.order === 'asc' ? 'asc' : 'desc' }
  const state = memberStates.find((one) => one === filters.state)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminMembers.list, {
      query: {
        page: Number(filters.page) || 1,
        sort: sort.by as (typeof memberSorts)[number], // found in the list above
        order: sort.order,
        keyword: filters.keyword || undefined,
        mb_level: /^([1-9]|10)$/.test(filters.mb_level ?? '') ? filters.mb_level : undefined,
        state,
      },
    }),
    ...fresh,
    enabled: address.ready,
  })
  useReturnToRow(list, !!data)
  const tabs = [
    { value: '', label: t('모든 회원') },
    { value: 'active', label: t('쇼핑 회원') },
    { value: 'blocked', label: t('막힌 회원') },
    { value: 'left', label: t('탈퇴한 회원') },
    { value: 'staff', label: t('직원') },
  ]
  const applied: Applied[] = [
    ...(filters.keyword ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }] : []),
    ...(filters.mb_level ? [{ name: 'mb_level', label: t('등급 {level}', { level: filters.mb_level }) }] : []),
  ]
  const isFiltered = applied.length > 0 || !!state
  return (
    <>
      <PageHead title={t('회원 관리')} note={t('메일과 전화는 가려서 보여요. 필요할 때 이유를 적고 열어 보세요.')} />
      <Panel flush>
        <FilterTabs label={t('회원 상태')} tabs={tabs} value={state ?? ''} to={(tab) => address.to({ state: tab })} />
        <FilterBar>
          <SearchBox
            label={t('아이디, 이름, 메일, 전화로 회원 찾기')}
            placeholder={t('아이디, 이름, 메일, 전화')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
          />
          <Select
            label={t('등급')}
            hideLabel
            small
            optional
            placeholder={t('모든 등급')}
            value={filters.mb_level ?? ''}
            onChange={(mb_level) => address.set({ mb_level })}
            choices={Array.from({ length: highestGrade - lowestGrade + 1 }, (_, at) => ({
              value: String(lowestGrade + at),
              label: t('등급 {level}', { level: lowestGrade + at }),
            }))}
            className="w-36"
          />
        </FilterBar>
        <AppliedFilters applied={applied} onDrop={(name) => address.set({ [name]: '' })} onDropAll={() => address.set({ keyword: '', mb_level: '' })} />
        <DataTable
          caption={t('회원 목록')}
          columns={useColumns()}
          rows={data?.data}
          idOf={(row) => row.mb_id}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => {
            leaveFromRow(list, row.mb_id)
            void navigate(paths.admin.member(row.mb_id))
          }}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 회원이 없어요') : t('아직 회원이 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            >
              <p>{t('전화는 숫자 일부만 적어도 찾을 수 있어요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}

function useColumns(): Column<DeskRow>[] {
  const t = useT()
  return [
    {
      name: 'mb_id',
      label: t('아이디'),
      head: true,
      sort: 'mb_id',
      cell: (row) => (
        <Link to={paths.admin.member(row.mb_id)} onClick={() => leaveFromRow(list, row.mb_id)} className="tap underline-offset-4 hover:underline">
          {row.mb_id}
        </Link>
      ),
    },
    { name: 'mb_name', label: t('이름'), sort: 'mb_name', cell: (row) => row.mb_name },
    { name: 'mb_email', label: t('메일'), roomy: true, cell: (row) => <span className="text-ink-700">{row.mb_email}</span> },
    { name: 'mb_hp', label: t('전화'), cell: (row) => <span className="tabular whitespace-nowrap text-ink-700">{row.mb_hp || '–'}</span> },
    { name: 'mb_level', label: t('등급'), end: true, cell: (row) => <span className="tabular">{row.staff_role ? '–' : row.mb_level}</span> },
    { name: 'orders', label: t('주문 수'), end: true, cell: (row) => <span className="tabular">{row.orders.toLocaleString()}</span> },
    { name: 'mb_point', label: t('포인트'), end: true, sort: 'mb_point', cell: (row) => <span className="tabular">{row.mb_point.toLocaleString()}</span> },
    {
      name: 'created_at',
      label: t('가입'),
      sort: 'created_at',
      cell: (row) => <span className="tabular whitespace-nowrap text-ink-700">{stamp(row.created_at).slice(0, 10)}</span>,
    },
    {
      name: 'last_login_at',
      label: t('마지막 로그인'),
      roomy: true,
      cell: (row) => <span className="tabular whitespace-nowrap text-ink-700">{row.last_login_at ? stamp(row.last_login_at) : '–'}</span>,
    },
    { name: 'state', label: t('상태'), cell: (row) => <StandingChip member={row} /> },
  ]
}
