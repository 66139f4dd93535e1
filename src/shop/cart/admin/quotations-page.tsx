import { useQuery } from '@tanstack/react-query'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminQuotations, type DeskQuotationRow, quotationSorts } from '#shop/cart/desk-contract.ts'
import { quotationStates } from '#shop/cart/quotation-contract.ts'
import { dayOf } from '#shop/cart/ui/quotation/paper-sheet.tsx'
import { StateNote, stateWord } from '#shop/cart/ui/quotation/state-note.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'

const list = 'quotations'

export default function QuotationsPage() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, quotationSorts, { by: 'created_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(adminQuotations.list, {
      query: {
        ...desk.query,
        state: desk.pick('state', quotationStates),
        ending: desk.pick('ending', ['1']),
      },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('견적')}
        actions={
          staff.changes('orders') && (
            <ButtonLink size={44} to={adminPaths.newQuotation()}>
              {t('새 견적서')}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('견적서 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.qt_id)}
        states={{
          label: t('견적서 상태'),
          choices: quotationStates.map((value) => ({ value, label: stateWord(t, value) })),
        }}
        search={{
          label: t('번호, 상호, 담당자, 메일, 전화로 찾기'),
          placeholder: t('번호, 상호, 담당자, 메일, 전화'),
        }}
        applied={
          desk.pick('ending', ['1']) ? [{ name: 'ending', label: t('곧 끝나는 견적') }] : undefined
        }
        open={(row) => adminPaths.quotation(row.qt_id)}
        empty={{
          title: t('아직 견적서가 없어요'),
          filtered: t('조건에 맞는 견적서가 없어요'),
          text: t('손님이 장바구니나 상품 페이지에서 만들면 여기에 보여요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<DeskQuotationRow>[] {
  const t = useT()
  const money = useMoney()
  return [
    {
      name: 'qt_no',
      label: t('견적번호'),
      head: true,
      cell: (row) => (
        <RowLink
          list={list}
          id={String(row.qt_id)}
          to={adminPaths.quotation(row.qt_id)}
          className="tabular whitespace-nowrap"
        >
          {row.qt_no}
          {row.revision > 1 && (
            <span className="ml-1 text-caption text-ink-500">r{row.revision}</span>
          )}
        </RowLink>
      ),
    },
    {
      name: 'company',
      label: t('견적 받는 곳'),
      className: 'card:w-full card:max-w-0 card:min-w-40',
      cell: (row) => (
        <span className="block min-w-0 text-right card:text-left">
          <span className="block truncate">{row.company}</span>
          {(row.name || row.email) && (
            <span className="block truncate text-caption text-ink-500">
              {[row.name, row.email].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'total',
      label: t('합계'),
      sort: 'total',
      end: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap">{money(row.total, row.currency)}</span>
      ),
    },
    { name: 'state', label: t('상태'), cell: (row) => <StateNote state={row.state} /> },
    {
      name: 'valid_until',
      label: t('마지막 날'),
      sort: 'valid_until',
      roomy: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap">{dayOf(row.valid_until, 'kr')}</span>
      ),
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
