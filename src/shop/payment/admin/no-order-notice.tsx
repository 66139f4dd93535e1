import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { stamp } from '#kernel/day-words.ts'
import type { PaymentDetail } from '#shop/payment/desk-contract.ts'
import { hasMoney } from '#shop/payment/rules.ts'
import { type Translate, useMoney, useT } from '#ui/language.tsx'
import { payWord } from './words.ts'

/** An attempt that never became an order: what is known of it, and what became of the money. */
export function NoOrderNotice({ payment }: { payment: PaymentDetail }) {
  const t = useT()
  const money = useMoney()
  return (
    <InlineNotice tone={isHeld(payment) ? 'wait' : 'info'}>
      <strong className="block">{t('주문이 되지 않은 결제예요. 이 번호의 주문은 없어요.')}</strong>
      <span className="tabular mt-1 block">
        {[
          stamp(payment.created_at),
          payment.provider,
          money(payment.amount, payment.currency),
          payWord(t, payment.status),
          payment.fail_message,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="mt-1 block">{whereIsTheMoney(t, payment)}</span>
    </InlineNotice>
  )
}

const isHeld = ({ status, refundable }: PaymentDetail) =>
  hasMoney.includes(status) && refundable > 0

function whereIsTheMoney(t: Translate, payment: PaymentDetail): string {
  const { status, refunded, amount } = payment
  if (isHeld(payment))
    return t('받은 돈이 가게에 있어요. 곧 저절로 돌려 드리지 않으면 환불해 주세요.')
  if (hasMoney.includes(status) && refunded < amount)
    return t('받은 돈을 돌려 드리고 있어요. 아래 환불에서 볼 수 있어요.')
  if (status === 'refunded' || refunded > 0)
    return t('받은 돈을 모두 돌려 드렸어요. 아래 환불에서 볼 수 있어요.')
  if (status === 'confirming')
    return t('돈을 받았는지 결제 회사에 묻고 있어요. 받았다면 주문이 되거나 돌려 드려요.')
  return status === 'ready' || status === 'waiting'
    ? t('아직 받은 돈이 없어요. 고객이 결제하면 주문이 돼요.')
    : t('받은 돈이 없어요. 돌려 드릴 것도 없어요.')
}
