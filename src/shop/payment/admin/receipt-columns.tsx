import { Link } from 'react-router'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { receiptTones, receiptUse, receiptWord } from '#admin/ui/receipt-words.ts'
import { type MenuItem, RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call } from '#kernel/queries.ts'
import { receiptDesk } from '#shop/order/contract/receipts.ts'
import type { ReceiptRowView } from '#shop/payment/receipt-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

export function useReceiptColumns(
  work: (row: ReceiptRowView) => void,
  refresh: () => void,
): Column<ReceiptRowView>[] {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const staff = useStaff()
  const { busy, send } = useSend()

  async function retry({ receipt_id }: ReceiptRowView) {
    const answer = await send(() => call(receiptDesk.retry, { params: { receipt_id } }))
    if (answer)
      toast(
        answer.data.state === 'issued'
          ? t('현금영수증을 발급했어요.')
          : t('결제 회사가 아직 받아 주지 않았어요. 이유를 확인해 주세요.'),
      )
    refresh()
  }

  return [
    {
      name: 'od_id',
      label: t('주문번호'),
      head: true,
      cell: (row) => (
        <>
          <Link
            to={adminPaths.sale(row.od_id)}
            className="tap tabular underline-offset-4 hover:underline"
          >
            {row.od_id}
          </Link>
          {/* on a tablet in place of a column of its own */}
          <span className="hidden text-caption text-ink-500 card:max-desk:block">
            {row.od_name}
          </span>
        </>
      ),
    },
    { name: 'od_name', label: t('주문자'), roomy: 'desk', cell: (row) => row.od_name || '–' },
    {
      name: 'identity',
      label: t('용도와 번호'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          {receiptUse(t, row)}
          <span className="tabular block text-caption leading-tight text-ink-500">
            {row.identity_masked}
          </span>
        </span>
      ),
    },
    {
      name: 'amount',
      label: t('금액'),
      sort: 'amount',
      end: true,
      cell: (row) => (row.amount ? money(row.amount, 'krw') : '–'),
    },
    {
      name: 'asked_at',
      label: t('신청한 때'),
      sort: 'asked_at',
      roomy: 'desk',
      cell: (row) => <MomentCell at={row.asked_at} />,
    },
    {
      name: 'approval_no',
      label: t('승인번호'),
      roomy: true,
      cell: (row) =>
        row.receipt_url && row.state === 'issued' ? (
          <ExternalLink href={row.receipt_url} className="tabular">
            {row.approval_no}
          </ExternalLink>
        ) : (
          <span className="tabular">{row.approval_no ?? '–'}</span>
        ),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          <Badge tone={receiptTones[row.state]}>{receiptWord(t, row.state)}</Badge>
          {row.error && (
            <span className="mt-1 block max-w-[18em] text-caption leading-tight whitespace-normal text-ink-500">
              {t(row.error)}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) => {
        if (!staff.changes('orders') || !['failed', 'unknown', 'cancelling'].includes(row.state))
          return null
        const items: MenuItem[] = [{ label: t('직접 발급'), run: () => work(row) }]
        return (
          <span className="inline-flex items-center gap-1">
            <Button look="outline" size={44} busy={busy} onClick={() => void retry(row)}>
              {t('다시 시도')}
            </Button>
            {row.state === 'failed' && (
              <RowMenu label={t('{id} 더 하기', { id: row.od_id })} items={items} />
            )}
          </span>
        )
      },
    },
  ]
}
