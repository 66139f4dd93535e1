import type { Currency } from '#kernel/language.ts'
import { byAccount } from '#shop/company/rules.ts'
import type { OrderPrice } from '#shop/order/contract/prices.ts'
import type { Translate } from '#ui/language.tsx'

type Account = NonNullable<NonNullable<OrderPrice['company']>['account']>
type Money = (amount: number, currency: Currency) => string

/** The card of a company's account among the ways to pay; greyed where it does not hold the order. */
export function accountCard(t: Translate, money: Money, account: Account, total: number) {
  return {
    value: byAccount,
    label: t('외상 결제'),
    note: t('남은 한도 {amount}', { amount: money(account.left, 'krw') }),
    disabled: account.reason !== null || total > account.left,
  }
}
