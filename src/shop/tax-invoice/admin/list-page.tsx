import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { type TaxRow, taxDesk, taxSorts, taxStates } from '#shop/tax-invoice/contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { taxWord, useTaxColumns } from './tax-columns.tsx'

export default function TaxInvoicesPage() {
  return (
    <OnlyFor area="orders">
      <TaxInvoices />
    </OnlyFor>
  )
}

/** Tax invoices: downloaded for the tax office's site, issued there, written down here. */
function TaxInvoices() {
  const t = useT()
  const client = useQueryClient()
  const staff = useStaff()
  const desk = useDesk('tax-invoices', taxSorts, { by: 'asked_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(taxDesk.list, { query: { ...desk.query, state: desk.pick('state', taxStates) } }),
    ...fresh,
    enabled: desk.ready,
  })
  const [chosen, setChosen] = useState<Set<string>>(new Set())
  const [issuing, setIssuing] = useState<TaxRow[] | null>(null)
  const [refusing, setRefusing] = useState<TaxRow | null>(null)
  const columns = useTaxColumns({ issue: (row) => setIssuing([row]), refuse: setRefusing })
  const picked = (found.data?.data ?? []).filter(
    (row) => chosen.has(String(row.tax_id)) && row.state === 'requested',
  )
  const done = () => {
    setIssuing(null)
    setRefusing(null)
    setChosen(new Set())
    void client.invalidateQueries({ queryKey: [taxDesk.list.path] })
  }
  const fileLink = (kind: 'tax' | 'exempt', label: string) => (
    <a
      href={urlOf(taxDesk.file.path, {}, { kind })}
      download
      className={buttonClass({ look: 'outline', size: 44 })}
    >
      {label}
    </a>
  )
  return (
    <>
      <PageHead
        title={t('세금계산서 발급')}
        note={t(
          '홈택스 일괄발급 양식으로 내려받아 발급한 뒤 여기에 적어 주세요. 카드 결제와 현금영수증을 받은 주문은 빠져 있어요.',
        )}
        actions={
          <>
            {fileLink('tax', t('홈택스 파일 (과세)'))}
            {fileLink('exempt', t('홈택스 파일 (면세)'))}
          </>
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('세금계산서 목록')}
        columns={columns}
        idOf={(row) => String(row.tax_id)}
        states={{
          label: t('세금계산서 상태'),
          choices: taxStates.map((value) => ({
            value,
            label: taxWord(t, value),
            hot: value === 'requested',
          })),
        }}
        search={{
          label: t('주문번호, 상호, 사업자번호, 주문자로 찾기'),
          placeholder: t('주문번호, 상호, 사업자번호, 주문자'),
        }}
        selection={
          staff.changes('orders')
            ? {
                chosen,
                onChange: setChosen,
                labelOf: (id) =>
                  t('{company} 고르기', {
                    company:
                      found.data?.data.find((row) => String(row.tax_id) === id)?.company ?? id,
                  }),
              }
            : undefined
        }
        foot={
          picked.length > 0 && (
            <section
              aria-label={t('고른 세금계산서')}
              className="layer-header sticky bottom-4 mx-3 mb-3 flex flex-wrap items-center gap-2 rounded-card border border-paper-200 bg-paper-100 px-4 py-2 shadow-high"
            >
              <p role="status" className="mr-auto text-small font-semibold">
                {t('{count}건 골랐어요', { count: picked.length })}
              </p>
              <Button size={44} onClick={() => setIssuing(picked)}>
                {t('발급했다고 적기')}
              </Button>
            </section>
          )
        }
        empty={{
          title: t('아직 세금계산서 신청이 없어요'),
          filtered: t('조건에 맞는 세금계산서가 없어요'),
          text: t('현금으로 결제한 회사가 주문 내용에서 신청하면 여기에 보여요.'),
        }}
      />
      {issuing && (
        <IssueDialog
          key={issuing.map((row) => row.tax_id).join()}
          rows={issuing}
          onClose={() => setIssuing(null)}
          onDone={done}
        />
      )}
      {refusing && (
        <RefuseDialog
          key={refusing.tax_id}
          row={refusing}
          onClose={() => setRefusing(null)}
          onDone={done}
        />
      )}
    </>
  )
}
