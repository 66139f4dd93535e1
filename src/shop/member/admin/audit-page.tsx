import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { eventWord } from '#admin/ui/events/event-words.ts'
import { AppliedFilters, FilterBar, SearchBox } from '#admin/ui/filter-bar.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminAudit, type Happened } from '#shop/member/audit-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { eventDetail } from './events/event-detail.ts'
import { placeOf } from './events/subject-place.ts'

const kinds = [
  'order',
  'claim',
  'member',
  'point',
  'coupon',
  'inquiry',
  'application',
  'document',
  'review',
  'product',
  'staff',
  'setting',
] as const

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
  const desk = useDesk('audit', ['at'], { by: 'at', order: 'desc' })
  const { address } = desk
  const { actor = '', subject = '' } = address.filters
  const kind = desk.pick('kind', kinds)
  const found = useQuery({
    ...queryOf(adminAudit.list, {
      query: {
        page: desk.query.page,
        actor: actor || undefined,
        subject: subject || undefined,
        kind,
      },
    }),
    ...fresh,
    enabled: desk.ready,
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
    application: t('거래·단체 신청'),
    document: t('자료'),
  }
  const columns: Column<Happened>[] = [
    {
      name: 'name',
      label: t('한 일'),
      head: true,
      className: 'card:max-wide:min-w-32 card:max-wide:whitespace-normal!',
      cell: (row) => eventWord(t, row.name),
    },
    {
      name: 'at',
      label: t('시각'),
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">{stamp(row.at)}</span>
      ),
    },
    {
      name: 'actor',
      label: t('한 사람'),
      cell: (row) => (
        <Link
          to={address.to({ actor: row.actor })}
          className="tap underline-offset-4 hover:underline"
        >
          {row.actor_name || row.actor}
        </Link>
      ),
    },
    {
      name: 'subject',
      label: t('대상'),
      className: 'card:max-wide:min-w-28 card:max-wide:whitespace-normal!',
      cell: (row) => <Subject row={row} />,
    },
    {
      name: 'detail',
      label: t('내용'),
      className: 'card:w-full card:whitespace-normal!',
      cell: (row) => <span className="text-ink-700">{eventDetail(t, row) || '–'}</span>,
    },
  ]
  return (
    <>
      <PageHead title={t('직원이 한 일')} note={t('지우거나 고칠 수 없는 기록이에요.')} />
      <DeskList
        desk={desk}
        found={found}
        caption={t('직원이 한 일 목록')}
        columns={columns}
        idOf={(row) => String(row.event_id)}
        states={{
          name: 'kind',
          label: t('기록 종류'),
          choices: kinds.map((value) => ({ value, label: words[value] })),
        }}
        bar={
          <>
            <FilterBar>
              <SearchBox
                label={t('주문번호나 아이디로 찾기')}
                value={subject}
                onSearch={(subject) => address.set({ subject })}
                className="min-w-0 flex-1 basis-56 wide:max-w-[300px]"
              />
              <SearchBox
                label={t('직원 아이디로 찾기')}
                value={actor}
                onSearch={(actor) => address.set({ actor })}
                className="min-w-0 flex-1 basis-56 wide:max-w-[300px]"
              />
            </FilterBar>
            <AppliedFilters
              applied={[
                ...(actor ? [{ name: 'actor', label: t('한 사람: {word}', { word: actor }) }] : []),
                ...(subject
                  ? [{ name: 'subject', label: t('대상: {word}', { word: subject }) }]
                  : []),
              ]}
              onDrop={(name) => address.set({ [name]: '' })}
              onDropAll={() => address.set({ actor: '', subject: '' })}
            />
          </>
        }
        empty={{ title: t('아직 기록이 없어요.'), filtered: t('조건에 맞는 기록이 없어요') }}
      />
    </>
  )
}

function Subject({ row }: { row: Happened }) {
  const t = useT()
  const { pick } = useLang()
  const { to, word } = placeOf(t, pick, row)
  if (!to) return <span className="tabular">{word}</span>
  return (
    <Link to={to} className="tap tabular underline-offset-4 hover:underline">
      {word}
    </Link>
  )
}
