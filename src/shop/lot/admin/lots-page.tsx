import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { type LotState, lotDesk, lotSorts, lotStates, type StaffLot } from '#shop/lot/contract.ts'
import { isEnded, isEnding } from '#shop/lot/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'

const list = 'lots'
const stateWords: Record<LotState, string> = {
  recalled: '회수 중',
  ended: '사용 기한 지남',
  ending: '60일 안에 끝남',
}

/** Lots with their dates; what is recalled or ends stands under its own tab. */
export default function LotsPage() {
  return (
    <OnlyFor area="products">
      <Lots />
    </OnlyFor>
  )
}

function Lots() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, lotSorts, { by: 'updated_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(lotDesk.list, { query: { ...desk.query, state: desk.pick('state', lotStates) } }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('로트 관리')}
        note={t('보낼 때 기한이 먼저 끝나는 로트부터 저절로 적혀요. 주문에서 고칠 수 있어요.')}
        actions={
          staff.changes('products') && (
            <ButtonLink to={adminPaths.newLot()} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('로트 만들기')}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('로트 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.lot_id)}
        states={{
          label: t('로트의 상태'),
          choices: lotStates.map((value) => ({
            value,
            label: t(stateWords[value]),
            hot: value === 'recalled',
          })),
        }}
        search={{ label: t('로트 번호나 상품으로 찾기') }}
        open={(row) => adminPaths.lot(row.lot_id)}
        empty={{
          title: t('아직 로트가 없어요'),
          filtered: t('조건에 맞는 로트가 없어요'),
          text: t('만든 날과 기한을 적어 두면 보낼 때 어느 로트인지 남아요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<StaffLot>[] {
  const t = useT()
  const { pick } = useLang()
  const today = koreanDay(new Date())
  return [
    {
      name: 'lot_no',
      label: t('로트 번호'),
      head: true,
      sort: 'lot_no',
      className: 'card:w-full card:max-w-0 card:min-w-48',
      cell: (row) => (
        <span className="block min-w-0 text-left">
          <RowLink list={list} id={String(row.lot_id)} to={adminPaths.lot(row.lot_id)}>
            <span className="tabular">{row.lot_no}</span>
          </RowLink>
          <span className="block truncate text-caption font-normal text-ink-500">
            {pick(row.item.it_name, row.item.it_name_en)}
          </span>
        </span>
      ),
    },
    {
      name: 'made_on',
      label: t('만든 날'),
      sort: 'made_on',
      cell: (row) => <span className="tabular whitespace-nowrap">{dotted(row.made_on)}</span>,
    },
    {
      name: 'expires_on',
      label: t('사용 기한'),
      sort: 'expires_on',
      cell: (row) => (
        <span
          className={
            isEnded(row.expires_on, today)
              ? 'tabular whitespace-nowrap text-bad'
              : 'tabular whitespace-nowrap'
          }
        >
          {row.expires_on ? dotted(row.expires_on) : '–'}
        </span>
      ),
    },
    {
      name: 'sent',
      label: t('보낸 수량'),
      cell: (row) => (
        <span className="tabular whitespace-nowrap">
          {row.sent.toLocaleString('en-US')} / {row.lot_qty.toLocaleString('en-US')}
        </span>
      ),
    },
    {
      name: 'updated_at',
      label: t('고친 때'),
      roomy: true,
      sort: 'updated_at',
      cell: (row) => <MomentCell at={row.updated_at} />,
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) =>
        row.recall ? (
          <Badge tone="bad">{t('회수 중')}</Badge>
        ) : isEnded(row.expires_on, today) ? (
          <Badge tone="plain">{t('사용 기한 지남')}</Badge>
        ) : isEnding(row.expires_on, today) ? (
          <Badge tone="wait">{t('60일 안에 끝남')}</Badge>
        ) : (
          <Badge tone="done">{t('쓰는 중')}</Badge>
        ),
    },
  ]
}
