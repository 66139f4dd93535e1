import { useQuery } from '@tanstack/react-query'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { type DeskScentRow, scentDesk, scentSorts, scentStates } from '#shop/fragrance/contract.ts'
import { ScentBadge, scentWord } from '#shop/fragrance/ui/words.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'

const list = 'fragrance-works'
/** the shop has the next word */
const ours: readonly string[] = ['deposit_paid', 'feedback', 'production']
const over: readonly string[] = ['done', 'declined', 'cancelled', 'expired']

export default function FragranceWorksPage() {
  return (
    <OnlyFor area="applications">
      <Works />
    </OnlyFor>
  )
}

/** Fragrances that were offered, by state, with the day each has to be ready. */
function Works() {
  const t = useT()
  const desk = useDesk(list, scentSorts, { by: 'created_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(scentDesk.list, {
      query: { ...desk.query, state: desk.pick('state', scentStates) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('커스텀 향')}
        note={t('견적을 보낸 의뢰가 어디까지 왔는지, 언제까지 만들지 보여요.')}
        actions={
          <ButtonLink to={adminPaths.applications({ kind: 'fragrance' })} look="outline" size={44}>
            {t('받은 의뢰')}
          </ButtonLink>
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('커스텀 향 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.ap_id)}
        states={{
          label: t('진행 상태'),
          choices: scentStates.map((value) => ({
            value,
            label: scentWord(t, value),
            hot: ours.includes(value),
          })),
        }}
        search={{
          label: t('번호, 이름, 회사, 메일로 찾기'),
          placeholder: t('번호, 이름, 회사, 메일'),
        }}
        open={(row) => adminPaths.fragrance(row.ap_id)}
        empty={{
          title: t('아직 견적을 보낸 향이 없어요'),
          filtered: t('조건에 맞는 향이 없어요'),
          text: t('받은 의뢰에서 견적을 보내면 여기에서 이어져요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<DeskScentRow>[] {
  const t = useT()
  const money = useMoney()
  const today = koreanToday()
  const isLate = (row: DeskScentRow) =>
    row.due_on !== null && row.due_on < today && !over.includes(row.state)
  return [
    {
      name: 'name',
      label: t('의뢰한 곳'),
      head: true,
      className: 'card:w-full card:max-w-0 card:min-w-48',
      cell: (row) => (
        <span className="block min-w-0">
          <RowLink
            list={list}
            id={String(row.ap_id)}
            to={adminPaths.fragrance(row.ap_id)}
            className="block truncate"
          >
            {row.name || t('지운 손님')}
          </RowLink>
          <span className="tabular block truncate text-caption text-ink-500">
            {t('의뢰 번호 {id}', { id: row.ap_id })}
          </span>
        </span>
      ),
    },
    {
      name: 'sent',
      label: t('샘플'),
      end: true,
      cell: (row) => (
        <span className="tabular">
          {row.sent} / {row.rounds}
        </span>
      ),
    },
    {
      name: 'total',
      label: t('금액'),
      sort: 'total',
      end: true,
      cell: (row) => <span className="tabular">{money(row.total, row.currency)}</span>,
    },
    { name: 'state', label: t('상태'), cell: (row) => <ScentBadge state={row.state} /> },
    {
      name: 'due_on',
      label: t('마칠 날'),
      sort: 'due_on',
      cell: (row) => (
        <span className={isLate(row) ? 'tabular font-semibold text-bad' : 'tabular'}>
          {row.due_on ? dotted(row.due_on) : '–'}
        </span>
      ),
    },
    {
      name: 'created_at',
      label: t('견적 보낸 때'),
      sort: 'created_at',
      roomy: true,
      cell: (row) => <MomentCell at={row.created_at} />,
    },
  ]
}
