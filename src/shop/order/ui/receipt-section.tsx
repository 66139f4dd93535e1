import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { momentWord } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { ownReceipt } from '#shop/order/contract/receipts.ts'
import type { ReceiptKind } from '#shop/payment/receipt-contract.ts'
import { whyBadIdentity } from '#shop/payment/receipt-rules.ts'
import { ReceiptFields } from '#shop/payment/ui/receipt-fields.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { FormSection } from './form-section.tsx'
import { orderQuery } from './order-query.ts'

/** The cash receipt of an order: how it stands, and asking for one while there is time. Nothing where none is thinkable. */
export function ReceiptSection({ order }: { order: Order }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const { cash_receipt: receipt, cash_receipt_closed: closed } = order
  if (!receipt && closed) return null
  const again = receipt && receipt.state !== 'cancelled'
  return (
    <FormSection title={t('현금영수증')}>
      {receipt && <ReceiptTold receipt={receipt} />}
      {!receipt && !opened && (
        <p className="text-plain text-ink-700">
          {t('아직 신청하지 않았어요. 결제한 날부터 5일 안에 신청할 수 있어요.')}
        </p>
      )}
      {!closed && !opened && (
        <Button look="outline" size={44} className="mt-4" onClick={() => setOpened(true)}>
          {again ? t('다른 번호로 신청') : t('현금영수증 신청')}
        </Button>
      )}
      {opened && <AskForm order={order} onDone={() => setOpened(false)} />}
    </FormSection>
  )
}

function ReceiptTold({ receipt }: { receipt: NonNullable<Order['cash_receipt']> }) {
  const t = useT()
  const { lang } = useLang()
  const money = useMoney()
  const rows: [string, React.ReactNode][] = [
    [t('상태'), <ReceiptState key="state" state={receipt.state} />],
    [
      t('용도'),
      receipt.is_self
        ? t('자진 발급')
        : receipt.kind === 'income'
          ? t('소득공제용')
          : t('지출증빙용'),
    ],
    [
      t('발급 번호'),
      <span key="number" className="tabular">
        {receipt.identity_masked}
      </span>,
    ],
    ...(receipt.state === 'issued'
      ? ([
          [
            t('승인번호'),
            <span key="approval" className="tabular">
              {receipt.approval_no}
            </span>,
          ],
          [
            t('금액'),
            <span key="amount" className="tabular">
              {money(receipt.amount, 'krw')}
            </span>,
          ],
        ] satisfies [string, React.ReactNode][])
      : []),
    ...(receipt.issued_at && receipt.state === 'issued'
      ? ([[t('발급한 때'), momentWord(receipt.issued_at, lang)]] satisfies [
          string,
          React.ReactNode,
        ][])
      : []),
  ]
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2.5 text-plain leading-relaxed card:grid-cols-[120px_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[96px_1fr] gap-x-4 card:contents">
            <dt className="text-ink-500">{label}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      {receipt.is_self && receipt.state === 'issued' && (
        <p className="mt-3 max-w-[34em] text-small leading-relaxed text-ink-500">
          {t(
            '신청하지 않은 10만 원 이상의 현금 결제라 국세청 지정 번호로 발급했어요. 홈택스에서 승인번호로 내 것으로 등록할 수 있어요.',
          )}
        </p>
      )}
      {receipt.receipt_url && receipt.state === 'issued' && (
        <p className="mt-3">
          <ExternalLink href={receipt.receipt_url} className="text-pine-700">
            {t('현금영수증 보기')}
          </ExternalLink>
        </p>
      )}
    </>
  )
}

function ReceiptState({ state }: { state: NonNullable<Order['cash_receipt']>['state'] }) {
  const t = useT()
  if (state === 'issued') return <strong className="font-semibold">{t('발급했어요')}</strong>
  if (state === 'asked') return t('입금을 확인하면 발급해요')
  if (state === 'cancelled' || state === 'cancelling') return t('취소했어요')
  if (state === 'failed') return t('번호를 확인하고 있어요. 다른 번호로 다시 신청할 수도 있어요.')
  return t('발급하고 있어요')
}

function AskForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const [kind, setKind] = useState<ReceiptKind>('income')
  const [identity, setIdentity] = useState(order.od_hp.startsWith('01') ? order.od_hp : '')
  const { error, show, refused, touch } = useMessages()
  const { busy, send } = useSend(
    { refused },
    { lost: t('답을 받지 못했어요. 주문 상태를 확인한 뒤 다시 시도해 주세요.') },
  )

  async function ask() {
    const why = whyBadIdentity(kind, identity)
    if (show(why ? { identity: t(why) } : {})) return
    await send(async () => {
      const answer = await call(ownReceipt.ask, {
        params: { od_id: order.od_id },
        body: { kind, identity },
      })
      client.setQueryData(orderQuery(order.od_id).queryKey, answer)
      toast(
        answer.data.cash_receipt?.state === 'issued'
          ? t('현금영수증을 발급했어요.')
          : t('현금영수증을 신청했어요.'),
      )
      onDone()
    })
  }

  return (
    <form
      noValidate
      className="mt-4 grid max-w-[480px] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <ReceiptFields<ReceiptKind>
        kind={{
          name: 'kind',
          value: kind,
          onChange: (chosen) => {
            setKind(chosen)
            touch(['identity'])
          },
        }}
        identity={{
          name: 'identity',
          value: identity,
          onChange: setIdentity,
          error: error('identity'),
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" size={44} busy={busy}>
          {t('신청하기')}
        </Button>
        <Button look="outline" size={44} onClick={onDone}>
          {t('닫기')}
        </Button>
      </div>
    </form>
  )
}
