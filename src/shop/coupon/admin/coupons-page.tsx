import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminCoupons, kindSorts, kindStates, type StaffKind } from '#shop/coupon/admin-contract.ts'
import { couponWays } from '#shop/coupon/contract.ts'
import { useCouponWords } from '#shop/coupon/ui/coupon-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { KindChip, useKindWords } from './kind-words.tsx'

const list = 'coupons'

export default function CouponsPage() {
  return (
    <OnlyFor area="benefits">
      <Coupons />
    </OnlyFor>
  )
}

function Coupons() {
  const t = useT()
  const staff = useStaff()
  const words = useKindWords()
  const desk = useDesk(list, kindSorts, { by: 'cz_id', order: 'desc' })
  const way = desk.pick('way', couponWays)
  const found = useQuery({
    ...queryOf(adminCoupons.list, {
      query: { ...desk.query, state: desk.pick('state', kindStates), way },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('쿠폰 관리')}
        note={t('만들고, 나누어 주고, 얼마나 쓰였는지 봐요.')}
        actions={
          staff.changes('benefits') && (
            <ButtonLink to={adminPaths.coupon('new')} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('쿠폰 만들기')}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('쿠폰 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.cz_id)}
        states={{
          label: t('쿠폰의 상태'),
          choices: kindStates.map((value) => ({ value, label: words.state(value) })),
        }}
        search={{ label: t('이름으로 쿠폰 찾기') }}
        filters={
          <Select
            label={t('주는 방법')}
            hideLabel
            small
            optional
            placeholder={t('모든 방법')}
            value={way ?? ''}
            onChange={(next) => desk.address.set({ way: next })}
            choices={words.wayChoices}
            className="w-44"
          />
        }
        open={(row) => adminPaths.coupon(row.cz_id)}
        empty={{
          title: t('아직 쿠폰이 없어요'),
          filtered: t('조건에 맞는 쿠폰이 없어요'),
          text: t('가입, 생일, 첫 구매에 저절로 주거나 쿠폰존과 번호로 나눌 수 있어요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<StaffKind>[] {
  const t = useT()
  const coupon = useCouponWords({ inWon: true })
  const words = useKindWords()
  return [
    {
      name: 'cp_subject',
      label: t('쿠폰 이름'),
      head: true,
      sort: 'cp_subject',
      className: 'card:min-w-52 card:whitespace-normal!',
      cell: (row) => (
        <RowLink
          list={list}
          id={String(row.cz_id)}
          to={adminPaths.coupon(row.cz_id)}
          className="font-medium"
        >
          {coupon.name(row)}
        </RowLink>
      ),
    },
    {
      name: 'discount',
      label: t('할인'),
      className: 'card:whitespace-normal!',
      cell: (row) => (
        <span className="block text-right card:text-left">
          <span className="tabular">{coupon.off(row)}</span>{' '}
          <span className="text-ink-700">{coupon.target(row)}</span>
          {coupon.terms(row) && (
            <span className="tabular block text-caption leading-tight text-ink-500">
              {coupon.terms(row)}
            </span>
          )}
        </span>
      ),
    },
    { name: 'way', label: t('주는 방법'), cell: (row) => words.way(row.cz_way) },
    {
      name: 'cz_end',
      label: t('기간'),
      sort: 'cz_end',
      roomy: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">
          {dotted(row.cz_start)} – {dotted(row.cz_end)}
        </span>
      ),
    },
    {
      name: 'cz_issued',
      label: t('발급'),
      sort: 'cz_issued',
      end: true,
      cell: (row) => (
        <span className="tabular">
          {row.cz_issued.toLocaleString()}
          {row.cz_limit !== null && (
            <span className="text-ink-500"> / {row.cz_limit.toLocaleString()}</span>
          )}
        </span>
      ),
    },
    {
      name: 'used',
      label: t('사용'),
      end: true,
      cell: (row) => <span className="tabular">{row.used.toLocaleString()}</span>,
    },
    { name: 'state', label: t('상태'), cell: (row) => <KindChip state={row.state} /> },
  ]
}
