import { useQuery } from '@tanstack/react-query'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DaySpanFilter } from '#admin/ui/day-filter.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import type { Applied } from '#admin/ui/filter-bar.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import {
  adminStoreOrders,
  receiptSorts,
  receiptStates,
  type StaffStoreOrderRow,
} from '#shop/store-order/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

const list = 'store-orders'
const dayOf = (text: string | undefined) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined

export default function StoreOrdersPage() {
  return (
    <OnlyFor area="orders">
      <StoreOrders />
    </OnlyFor>
  )
}

function StoreOrders() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, receiptSorts, { by: 'so_day', order: 'desc' })
  const { address } = desk
  const { filters } = address
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)]
  const found = useQuery({
    ...queryOf(adminStoreOrders.list, {
      query: {
        ...desk.query,
        state: desk.pick('state', receiptStates),
        so_store: filters.so_store || undefined,
        from,
        to: from && to && from > to ? from : to,
      },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const applied: Applied[] = [
    ...(filters.keyword
      ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }]
      : []),
    ...(filters.so_store ? [{ name: 'so_store', label: filters.so_store }] : []),
    ...(from ? [{ name: 'from', label: t('{day}부터', { day: from }) }] : []),
    ...(to ? [{ name: 'to', label: t('{day}까지', { day: to }) }] : []),
  ]
  return (
    <>
      <PageHead
        title={t('매장 구매')}
        note={t(
          '오프라인 매장의 영수증이에요. 회원에게 연결되면 등급에 맞는 포인트가 한 번 쌓여요.',
        )}
        actions={
          staff.changes('orders') && (
            <>
              <ButtonLink look="outline" size={44} to={adminPaths.storeOrderFile()}>
                {t('파일로 등록')}
              </ButtonLink>
              <ButtonLink size={44} to={adminPaths.newStoreOrder()}>
                {t('영수증 등록')}
              </ButtonLink>
            </>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('매장 구매 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.so_id)}
        states={{
          label: t('매장 구매 상태'),
          all: t('모든 매장 구매'),
          choices: [
            { value: 'linked', label: t('회원 연결') },
            { value: 'unlinked', label: t('회원 미연결') },
            { value: 'cancelled', label: t('취소한 구매') },
          ],
        }}
        search={{
          label: t('영수증 번호, 전화, 회원 아이디로 찾기'),
          placeholder: t('영수증 번호, 전화, 아이디'),
        }}
        filters={
          <>
            <Select
              label={t('구매 매장')}
              hideLabel
              small
              optional
              placeholder={t('모든 매장')}
              value={filters.so_store ?? ''}
              onChange={(so_store) => address.set({ so_store })}
              choices={(found.data?.stores ?? []).map((name) => ({ value: name, label: name }))}
              className="w-48"
            />
            <DaySpanFilter
              labels={[t('구매일 시작'), t('구매일 끝')]}
              from={from ?? ''}
              to={to ?? ''}
              onFrom={(day) => address.set({ from: day })}
              onTo={(day) => address.set({ to: day })}
            />
          </>
        }
        applied={applied}
        open={(row) => adminPaths.storeOrder(row.so_id)}
        empty={{
          title: t('아직 등록한 영수증이 없어요'),
          filtered: t('조건에 맞는 매장 구매가 없어요'),
          text: t('영수증을 한 장씩 적거나 계산대에서 받은 파일을 올려 주세요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<StaffStoreOrderRow>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  return [
    {
      name: 'so_receipt',
      label: t('영수증 번호'),
      head: true,
      cell: (row) => (
        <RowLink
          list={list}
          id={String(row.so_id)}
          to={adminPaths.storeOrder(row.so_id)}
          className="tabular"
        >
          {row.so_receipt}
        </RowLink>
      ),
    },
    {
      name: 'so_day',
      label: t('구매일'),
      sort: 'so_day',
      cell: (row) => <span className="tabular whitespace-nowrap">{dotted(row.so_day)}</span>,
    },
    { name: 'so_store', label: t('구매 매장'), cell: (row) => pick(row.so_store, row.so_store_en) },
    { name: 'goods', label: t('상품'), roomy: true, cell: (row) => pick(row.goods, row.goods_en) },
    {
      name: 'so_hp',
      label: t('전화'),
      roomy: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">{row.so_hp || '–'}</span>
      ),
    },
    {
      name: 'mb_id',
      label: t('회원'),
      cell: (row) => {
        if (row.cancelled_at) return <Badge tone="bad">{t('취소한 구매')}</Badge>
        return row.mb_id ? (
          (row.mb_name ?? row.mb_id)
        ) : (
          <span className="text-ink-500">{t('미연결')}</span>
        )
      },
    },
    {
      name: 'so_point',
      label: t('적립'),
      end: true,
      cell: (row) => (
        <span className="tabular">{row.so_point ? row.so_point.toLocaleString() : '–'}</span>
      ),
    },
    {
      name: 'so_total',
      label: t('금액'),
      end: true,
      sort: 'so_total',
      cell: (row) => <span className="tabular">{money(row.so_total, 'krw')}</span>,
    },
  ]
}
