import { useQuery } from '@tanstack/react-query'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import {
  type StaffTrack,
  trackDesk,
  trackFilters,
  trackSorts,
  trackStates,
} from '#shop/waybill/track-contract.ts'
import { stateWords, troubleWords } from '#shop/waybill/track-rules.ts'
import { useCheckParcel } from '#shop/waybill/ui/desk-track.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'

const list = 'tracking'

/** Parcels on their way, those that need a person first to hand. */
export default function TrackingPage() {
  return (
    <OnlyFor area="orders">
      <Tracking />
    </OnlyFor>
  )
}

function Tracking() {
  const t = useT()
  const desk = useDesk(list, trackSorts, { by: 'checked_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(trackDesk.list, {
      query: { ...desk.query, state: desk.pick('state', trackFilters) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('배송 추적')}
        note={t(
          '택배사에 저절로 물어보고, 배달을 나섰을 때와 마쳤을 때 고객에게 알려요. 모두 도착한 주문은 배송 완료가 돼요.',
        )}
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('배송 추적 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.parcel_id)}
        states={{
          label: t('상자의 상태'),
          choices: [
            { value: 'trouble', label: t('확인할 상자'), hot: true },
            ...trackStates.map((value) => ({ value, label: t(stateWords[value]) })),
          ],
        }}
        search={{ label: t('주문번호, 이름, 송장번호로 찾기') }}
        open={(row) => adminPaths.order(row.od_id)}
        empty={{
          title: t('아직 조회한 상자가 없어요'),
          filtered: t('조건에 맞는 상자가 없어요'),
          text: t('상품을 보내면 두 시간 뒤부터 저절로 조회해요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<StaffTrack>[] {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const { busy, check } = useCheckParcel()
  return [
    {
      name: 'od_id',
      label: t('주문번호'),
      head: true,
      cell: (row) => (
        <span className="block text-left">
          <RowLink list={list} id={String(row.parcel_id)} to={adminPaths.order(row.od_id)}>
            <span className="tabular">{row.od_id}</span>
          </RowLink>
          <span className="block text-caption font-normal text-ink-500">{row.od_name}</span>
        </span>
      ),
    },
    {
      name: 'invoice',
      label: t('송장번호'),
      cell: (row) => (
        <span className="block">
          {row.url ? (
            <ExternalLink href={row.url} className="tabular">
              {row.invoice}
            </ExternalLink>
          ) : (
            <span className="tabular">{row.invoice}</span>
          )}
          <span className="block text-caption text-ink-500">
            {pick(row.company_name.ko, row.company_name.en)}
          </span>
        </span>
      ),
    },
    {
      name: 'state',
      label: t('어디까지 왔나'),
      className: 'card:w-full card:min-w-48',
      cell: (row) => (
        <span className="grid justify-items-start gap-1">
          <Badge tone={row.state === 'delivered' ? 'done' : row.trouble ? 'wait' : 'going'}>
            {t(stateWords[row.state])}
          </Badge>
          {row.trouble && (
            <span className="text-caption text-amber-700">{t(troubleWords[row.trouble])}</span>
          )}
        </span>
      ),
    },
    {
      name: 'sent_at',
      label: t('보낸 때'),
      sort: 'sent_at',
      roomy: true,
      cell: (row) => <MomentCell at={row.sent_at} />,
    },
    {
      name: 'checked_at',
      label: t('조회한 때'),
      sort: 'checked_at',
      cell: (row) => (row.checked_at ? <MomentCell at={row.checked_at} /> : '–'),
    },
    {
      name: 'check',
      label: t('지금 조회'),
      quiet: true,
      end: true,
      cell: (row) =>
        !row.delivered_at && staff.changes('orders') ? (
          <Button
            look="ghost"
            size={44}
            busy={busy}
            className="whitespace-nowrap"
            onClick={() => void check(row.parcel_id)}
            aria-label={`${t('지금 조회')} ${row.invoice}`}
          >
            {t('지금 조회')}
          </Button>
        ) : null,
    },
  ]
}
