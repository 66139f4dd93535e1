import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { receiptWord } from '#admin/ui/receipt-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { saveFile } from '#kernel/save-file.ts'
import { receiptDesk } from '#shop/order/contract/receipts.ts'
import { type ReceiptRowView, receiptSorts, receiptStates } from '#shop/payment/receipt-contract.ts'
import { useT } from '#ui/language.tsx'
import { MoneyFile, usePeriod } from './period.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'

/** Cash receipts: they issue themselves; what was refused waits here for a person. */
export default function ReceiptsPage() {
  const t = useT()
  const client = useQueryClient()
  const desk = useDesk('cash-receipts', receiptSorts, { by: 'asked_at', order: 'desc' })
  const [working, setWorking] = useState<ReceiptRowView | null>(null)
  const period = usePeriod(desk)
  const narrowed = {
    keyword: desk.query.keyword,
    state: desk.pick('state', receiptStates),
    ...period.days,
  }
  const found = useQuery({
    ...queryOf(receiptDesk.list, {
      query: { ...desk.query, ...narrowed },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useReceiptColumns(setWorking, () => void found.refetch())
  return (
    <>
      <PageHead
        title={t('현금영수증 발급')}
        actions={
          <MoneyFile
            total={found.data?.total}
            save={(body) => saveFile(receiptDesk.sheet, { query: narrowed, body })}
          />
        }
        note={t('입금을 확인하면 저절로 발급하고, 환불하면 남은 금액으로 다시 발급해요.')}
      />
      <DeskList
        applied={period.applied}
        desk={desk}
        found={found}
        caption={t('현금영수증 목록')}
        columns={columns}
        idOf={(row) => String(row.receipt_id)}
        states={{
          label: t('현금영수증 상태'),
          choices: receiptStates.map((value) => ({
            value,
            label: receiptWord(t, value),
            hot: value === 'failed',
          })),
        }}
        filters={period.filter}
        search={{ label: t('주문번호, 이름, 승인번호로 찾기') }}
        empty={{
          filtered: t('조건에 맞는 내역이 없어요'),
          title: t('보여 줄 현금영수증이 없어요'),
          text: t('현금으로 결제한 주문에서 신청하면 여기에 보여요.'),
        }}
      />
      {working && (
        <ReceiptDialog
          key={working.receipt_id}
          receipt={working}
          onClose={() => {
            setWorking(null)
            void client.invalidateQueries({ queryKey: [receiptDesk.list.path] })
          }}
        />
      )}
    </>
  )
}
