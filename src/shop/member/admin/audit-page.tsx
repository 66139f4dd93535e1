import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Column, DataTable } from '../../../admin/ui/data-table.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { OnlyFor } from '../../../admin/ui/only-for.tsx'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { stamp } from '../../../admin/ui/times.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminAudit, type Happened } from '../desk-contract.ts'
import { eventDetail, eventWord } from './events/event-words.ts'

const kinds = ['order', 'claim', 'member', 'point', 'coupon', 'inquiry', 'review', 'product', 'staff', 'setting'] as const

/** What staff did: who, what, with whom and why. */
export default function AuditPage() {
  return (
    <OnlyFor area="audit">
      <Audit />
    </OnlyFor>
  )
}

function Audit() {
  const t = useT()
  const navigate = useNavigate()
  const address = useListAddress('audit')
  const { filters } = address
  const kind = kinds.find((one) => one === filters.kind)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminAudit.list, { query: { page: Number(filters.page) || 1, actor: filters.actor || undefined, subject: filters.subject || undefined, kind } }),
    ...fresh,
    enabled: address.ready,
  })
  const words: Record<(typeof kinds)[number], string> = {
    order: t('주문'),
    member: t('회원 관리'),
    staff: t('직원'),
    product: t('상품'),
    setting: t('설정'),
    point: t('포인트'),
    coupon: t('쿠폰'),
    claim: t('반품·교환'),
    inquiry: t('문의'),
    review: t('후기'),
  }
  const applied: Applied[] = [
    ...(filters.actor ? [{ name: 'actor', label: t('한 사람: {word}', { word: filters.actor }) }] : []),
    ...(filters.subject ? [{ name: 'subject', label: t('대상: {word}', { word: filters.subject }) }] : []),
  ]
  const isFiltered = applied.length > 0 || !!kind
  const columns: Column<Happened>[] = [
    { name: 'name', label: t('한 일'), head: true, cell: (row) => eventWord(t, row.name) },
    { name: 'at', label: t('시각'), cell: (row) => <span className="tabular whitespace-nowrap text-ink-700">{stamp(row.at)}</span> },
    {
      name: 'actor',
      label: t('한 사람'),
      cell: (row) => (
        <Link to={address.to({ actor: row.actor })} className="tap underline-offset-4 hover:underline">
          {row.actor}
        </Link>
      ),
    },
    { name: 'subject', label: t('대상'), cell: (row) => <Subject row={row} /> },
    { name: 'detail', label: t('내용'), className: 'card:w-full', cell: (row) => <span className="text-ink-700">{eventDetail(row) || '–'}</span> },
  ]
  return (
    <>
      <PageHead title={t('직원이 한 일')} note={t('지우거나 고칠 수 없는 기록이에요.')} />
      <Panel flush>
        <FilterTabs
          label={t('기록 종류')}
          tabs={[{ value: '', label: t('전체') }, ...kinds.map((value) => ({ value, label: words[value] }))]}
          value={kind ?? ''}
          to={(tab) => address.to({ kind: tab })}
        />
        <FilterBar>
          <SearchBox
            label={t('주문번호나 아이디로 찾기')}
            value={filters.subject ?? ''}
            onSearch={(subject) => address.set({ subject })}
            className="min-w-0 flex-1 basis-56 wide:max-w-[300px]"
          />
          <SearchBox
            label={t('직원 아이디로 찾기')}
            value={filters.actor ?? ''}
            onSearch={(actor) => address.set({ actor })}
            className="min-w-0 flex-1 basis-56 wide:max-w-[300px]"
          />
        </FilterBar>
        <AppliedFilters applied={applied} onDrop={(name) => address.set({ [name]: '' })} onDropAll={() => address.set({ actor: '', subject: '' })} />
        <DataTable
          caption={t('직원이 한 일 목록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => String(row.event_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 기록이 없어요') : t('아직 기록이 없어요.')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            />
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}

/** Where the thing it happened to is found in the back office. */
function placeOf({ name, subject, payload }: Happened): { to: string | null; word: string } {
  const [kind] = name.split('.')
  if (kind === 'order') return { to: paths.admin.order(subject), word: subject }
  if (kind === 'member' || kind === 'staff' || name === 'point.adjusted' || name === 'coupon.handed') return { to: paths.admin.member(subject), word: subject }
  // the subject of these is a row of its own; whose it is says more
  if (typeof payload.mb_id === 'string' && payload.mb_id) return { to: paths.admin.member(payload.mb_id), word: payload.mb_id }
  if (kind === 'coupon' && /^\d+$/.test(subject)) return { to: paths.admin.coupon(Number(subject)), word: subject }
  if (kind === 'product') return { to: paths.admin.product(subject), word: subject }
  return { to: kind === 'store_order' ? paths.admin.storeOrder(subject) : null, word: subject }
}

function Subject({ row }: { row: Happened }) {
  const { to, word } = placeOf(row)
  if (!to) return <span className="tabular">{word}</span>
  return (
    <Link to={to} className="tap tabular underline-offset-4 hover:underline">
      {word}
    </Link>
  )
}
