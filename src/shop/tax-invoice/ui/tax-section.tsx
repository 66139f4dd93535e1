import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { businessNumberText } from '#kernel/business-number.ts'
import { dotted } from '#kernel/day-words.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { FormSection } from '#shop/order/ui/form-section.tsx'
import type { TaxView } from '#shop/tax-invoice/contract.ts'
import { isTaxable } from '#shop/tax-invoice/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { TaxForm } from './tax-form.tsx'
import { taxQuery } from './tax-query.ts'

/** The tax invoice of an order: how it stands, and asking for one. Nothing for an order that can have none. */
export function TaxSection({ order }: { order: Order }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const { data } = useQuery({ ...taxQuery(order.od_id), staleTime: 0, enabled: isTaxable(order) })
  const own = data?.data
  if (!own || (!own.invoice && own.closed)) return null
  const { invoice, closed, until } = own
  return (
    <FormSection title={t('세금계산서')}>
      {invoice && <Told invoice={invoice} />}
      {!invoice && !opened && (
        <p className="max-w-[34em] text-plain text-ink-700">
          {until
            ? t('사업자라면 {day}까지 신청할 수 있어요. 현금영수증과 함께 받을 수는 없어요.', {
                day: dotted(until),
              })
            : t(
                '사업자라면 신청할 수 있어요. 입금을 확인하면 발급하고, 현금영수증과 함께 받을 수는 없어요.',
              )}
        </p>
      )}
      {!closed && !opened && (
        <Button look="outline" size={44} className="mt-4" onClick={() => setOpened(true)}>
          {invoice?.state === 'requested'
            ? t('신청 내용 고치기')
            : invoice
              ? t('다시 신청하기')
              : t('세금계산서 신청')}
        </Button>
      )}
      {opened && (
        <TaxForm
          od_id={order.od_id}
          typed={invoice ?? own.last}
          email={order.od_email}
          onDone={() => setOpened(false)}
        />
      )}
    </FormSection>
  )
}

function Told({ invoice }: { invoice: TaxView }) {
  const t = useT()
  const money = useMoney()
  const { supply, vat, exempt } = invoice
  const rows: [string, React.ReactNode][] = [
    [t('상태'), <StateBadge key="state" state={invoice.state} />],
    ...(invoice.state === 'refused'
      ? ([[t('이유'), invoice.reason]] satisfies [string, string][])
      : []),
    [t('상호'), `${invoice.company} (${invoice.representative})`],
    [t('사업자등록번호'), businessNumberText(invoice.business_number)],
    [t('받을 메일'), invoice.email],
    ...(supply + vat > 0
      ? ([[t('공급가액 / 세액'), `${money(supply, 'krw')} / ${money(vat, 'krw')}`]] satisfies [
          string,
          string,
        ][])
      : []),
    ...(exempt > 0
      ? ([[t('면세 공급가액'), money(exempt, 'krw')]] satisfies [string, string][])
      : []),
    ...(invoice.written_on
      ? ([[t('작성일자'), dotted(invoice.written_on)]] satisfies [string, string][])
      : []),
    ...(invoice.approval_no
      ? ([[t('승인번호'), invoice.approval_no]] satisfies [string, string][])
      : []),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2.5 text-plain leading-relaxed card:grid-cols-[120px_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[96px_1fr] gap-x-4 card:contents">
          <dt className="text-ink-500">{label}</dt>
          <dd className="tabular min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function StateBadge({ state }: { state: TaxView['state'] }) {
  const t = useT()
  if (state === 'issued') return <Badge tone="done">{t('발급했어요')}</Badge>
  if (state === 'refused') return <Badge tone="bad">{t('발급하지 못했어요')}</Badge>
  return <Badge tone="wait">{t('신청을 받았어요')}</Badge>
}
