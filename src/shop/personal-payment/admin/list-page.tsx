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
import { queryOf } from '#kernel/queries.ts'
import { personalStates } from '#shop/personal-payment/contract.ts'
import {
  type PersonalDeskRow,
  personalDesk,
  personalSorts,
} from '#shop/personal-payment/desk-contract.ts'
import { PersonalBadge, personalWord } from '#shop/personal-payment/ui/state-badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'

const list = 'personal-payments'

export default function PersonalPaymentsPage() {
  return (
    <OnlyFor area="orders">
      <PersonalPayments />
    </OnlyFor>
  )
}

/** Money asked for by a link: custom work, extra shipping, differences. */
function PersonalPayments() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, personalSorts, { by: 'created_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(personalDesk.list, {
      query: { ...desk.query, state: desk.pick('state', personalStates) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('개인결제')}
        note={t('맞춤 제작 잔금, 추가 배송비, 차액처럼 따로 받을 돈을 링크로 청구해요.')}
        actions={
          staff.changes('orders') && (
            <ButtonLink to={adminPaths.newPersonalPayment()} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('개인결제 만들기')}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('개인결제 목록')}
        columns={useColumns()}
        idOf={(row) => row.pp_id}
        states={{
          label: t('개인결제 상태'),
          choices: personalStates.map((value) => ({ value, label: personalWord(t, value) })),
        }}
        search={{
          label: t('번호, 이름, 내용, 주문번호로 찾기'),
          placeholder: t('번호, 이름, 내용, 주문번호'),
        }}
        open={(row) => adminPaths.personalPayment(row.pp_id)}
        empty={{
          title: t('아직 개인결제가 없어요'),
          filtered: t('조건에 맞는 개인결제가 없어요'),
          text: t('받을 금액과 내용을 적으면 결제 링크가 만들어져요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<PersonalDeskRow>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  return [
    {
      name: 'pp_id',
      label: t('내용'),
      head: true,
      className: 'card:w-full card:max-w-0 card:min-w-48',
      cell: (row) => (
        <span className="block min-w-0">
          <RowLink
            list={list}
            id={row.pp_id}
            to={adminPaths.personalPayment(row.pp_id)}
            className="block truncate"
          >
            {pick(row.subject.ko, row.subject.en)}
          </RowLink>
          <span className="tabular block truncate text-caption text-ink-500">
            {[row.pp_id, row.od_id && t('주문 {id}', { id: row.od_id })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      name: 'name',
      label: t('받는 사람'),
      cell: (row) => row.name || row.deposit_name || t('누구나'),
    },
    {
      name: 'price',
      label: t('금액'),
      sort: 'price',
      end: true,
      cell: (row) => (
        <span className="tabular block whitespace-nowrap">
          {money(row.price, row.currency)}
          {row.refunded > 0 && (
            <span className="block text-caption leading-tight text-ink-500">
              {t('환불 {amount}', { amount: money(row.refunded, row.currency) })}
            </span>
          )}
        </span>
      ),
    },
    { name: 'state', label: t('상태'), cell: (row) => <PersonalBadge state={row.state} /> },
    {
      name: 'expires_at',
      label: t('결제 기한'),
      sort: 'expires_at',
      roomy: true,
      cell: (row) => <MomentCell at={row.expires_at} />,
    },
    {
      name: 'created_at',
      label: t('만든 때'),
      sort: 'created_at',
      roomy: true,
      cell: (row) => <MomentCell at={row.created_at} />,
    },
  ]
}
