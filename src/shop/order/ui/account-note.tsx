import { dotted } from '#kernel/day-words.ts'
import type { OrderPrice } from '#shop/order/contract/prices.ts'
import { useMoney, useT } from '#ui/language.tsx'

type Account = NonNullable<NonNullable<OrderPrice['company']>['account']>

/** Why an order cannot go on account, or until when it is to be paid then. */
export function AccountNote({
  account,
  total,
  chosen,
}: {
  account: Account
  total: number
  chosen: boolean
}) {
  const t = useT()
  const money = useMoney()
  const { reason, left, due_on } = account
  if (reason)
    return (
      <p role="status" className="text-small text-ink-700">
        {reason}
      </p>
    )
  if (total > left)
    return (
      <p role="status" className="text-small text-ink-700">
        {t(
          '이 주문은 남은 외상 한도 {amount}보다 많아요. 수량을 줄이거나 다른 방법으로 결제해 주세요.',
          {
            amount: money(left, 'krw'),
          },
        )}
      </p>
    )
  return chosen ? (
    <p className="text-small text-ink-700">
      {t('{day}까지 월 거래 명세의 계좌로 보내 주세요. 주문하면 바로 준비를 시작해요.', {
        day: dotted(due_on),
      })}
    </p>
  ) : null
}
