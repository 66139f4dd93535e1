import type { Amount } from '#kernel/money.ts'

/** The bank code under which a member's balance stands among the accounts that money can go back to. */
export const creditBank = '00'

/** The most that a ledger row moves at once, and that staff give or take by hand. */
export const mostAtOnce: Amount = 100_000_000

type Asked = {
  credit: Amount
  balance: Amount
  /** of the order, after coupons and points */
  total: Amount
  currency: 'krw' | 'usd'
  /** the least that the chosen way takes for what is left; 0 for a bank transfer */
  least: Amount
}
type Why = { phrase: string; params: Record<string, string> }

const figure = (won: Amount) => won.toLocaleString('en-US')

/** The most of the balance that an order can take. */
export function mostUsable({ balance, total, currency }: Omit<Asked, 'credit' | 'least'>): Amount {
  return currency === 'krw' ? Math.max(0, Math.min(balance, total)) : 0
}

/** Why so much of the balance cannot be used; null when it can. */
export function whyNotCredit(asked: Asked): Why | null {
  const { credit, balance, total, currency, least } = asked
  if (credit === 0) return null
  if (currency !== 'krw') return { phrase: '예치금은 원화로 결제할 때 쓸 수 있어요.', params: {} }
  if (credit > balance)
    return { phrase: '가진 예치금은 {count}원이에요.', params: { count: figure(balance) } }
  if (credit > total)
    return { phrase: '이 주문에는 {count}원까지 쓸 수 있어요.', params: { count: figure(total) } }
  return total > credit && total - credit < least
    ? {
        phrase:
          '고른 결제 방법은 {count}원부터예요. 예치금을 조금 줄이거나 다른 방법을 골라 주세요.',
        params: { count: figure(least) },
      }
    : null
}

/** Why a member cannot have so much paid out; null when they can. */
export function whyNotPayout(amount: Amount, balance: Amount): Why | null {
  if (amount < 1) return { phrase: '받을 금액을 적어 주세요.', params: {} }
  return amount > balance
    ? { phrase: '가진 예치금은 {count}원이에요.', params: { count: figure(balance) } }
    : null
}
