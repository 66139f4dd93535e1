import { useState } from 'react'
import { Link } from 'react-router'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { receiptTones, receiptUse, receiptWord } from '#admin/ui/receipt-words.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { receiptDesk } from '#shop/order/contract/receipts.ts'
import type { ReceiptKind } from '#shop/payment/receipt-contract.ts'
import { whyBadIdentity } from '#shop/payment/receipt-rules.ts'
import { ReceiptFields } from '#shop/payment/ui/receipt-fields.tsx'
import { Badge } from '#ui/badge.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { useRefreshDesk } from './order-jobs.ts'

/** What proves the payment: the card's slip, or the cash receipt with its state and the way to issue one. */
export function ReceiptPanel({ order }: { order: StaffOrder }) {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const [asking, setAsking] = useState(false)
  const { cash_receipt: receipt, cash_receipt_closed: closed, payment } = order
  const slip = payment?.receipt_url
  const canIssue = staff.changes('orders') && (!closed || receipt?.state === 'failed')
  return (
    <Panel
      title={t('영수증')}
      end={
        canIssue && (
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="tap min-h-9 font-semibold text-pine-700 hover:underline"
          >
            {receipt && receipt.state !== 'cancelled'
              ? t('다른 번호로 발급')
              : t('현금영수증 발급하기')}
          </button>
        )
      }
    >
      {slip && (
        <p className="text-small">
          <ExternalLink href={slip}>{t('결제 영수증 보기')}</ExternalLink>
        </p>
      )}
      {receipt ? (
        <Facts
          facts={[
            {
              label: t('현금영수증'),
              value: (
                <Badge tone={receiptTones[receipt.state]}>{receiptWord(t, receipt.state)}</Badge>
              ),
            },
            { label: t('용도'), value: receiptUse(t, receipt) },
            {
              label: t('발급 번호'),
              value: <span className="tabular">{receipt.identity_masked}</span>,
            },
            {
              label: t('금액'),
              value: <span className="tabular">{money(receipt.amount, 'krw')}</span>,
            },
            receipt.approval_no !== null && {
              label: t('승인번호'),
              value: receipt.receipt_url ? (
                <ExternalLink href={receipt.receipt_url} className="tabular">
                  {receipt.approval_no}
                </ExternalLink>
              ) : (
                <span className="tabular">{receipt.approval_no}</span>
              ),
            },
            receipt.issued_at !== null && {
              label: t('발급한 때'),
              value: <span className="tabular">{stamp(receipt.issued_at)}</span>,
            },
            {
              label: t('모두 보기'),
              value: (
                <Link
                  to={`${adminPaths.cashReceipts()}?keyword=${order.od_id}`}
                  className="underline underline-offset-4"
                >
                  {t('현금영수증 목록')}
                </Link>
              ),
            },
          ]}
        />
      ) : (
        !slip && (
          <p className="text-small text-ink-500">
            {closed ?? t('현금영수증을 신청하지 않은 주문이에요.')}
          </p>
        )
      )}
      {asking && <IssueDialog order={order} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

/** For a buyer who called, or with another number after a refusal. */
function IssueDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const refresh = useRefreshDesk()
  const { busy, send } = useSend()
  const [kind, setKind] = useState<ReceiptKind>(order.cash_receipt?.kind ?? 'income')
  const [identity, setIdentity] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function issue() {
    const why = whyBadIdentity(kind, identity)
    setError(why && t(why))
    if (why) return
    const answer = await send(() =>
      call(receiptDesk.issue, { params: { od_id: order.od_id }, body: { kind, identity } }),
    )
    if (!answer) return
    void refresh()
    toast(
      answer.data.state === 'issued'
        ? t('현금영수증을 발급했어요.')
        : t('현금영수증을 신청했어요.'),
    )
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('현금영수증 발급하기')}
      yes={t('발급하기')}
      onYes={issue}
      busy={busy}
    >
      <ReceiptFields<ReceiptKind>
        kind={{ name: 'kind', value: kind, onChange: setKind }}
        identity={{ name: 'identity', value: identity, onChange: setIdentity, error }}
      />
    </ActionDialog>
  )
}
