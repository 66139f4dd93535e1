import type { PartPreview } from '#shop/order/contract/parts.ts'
import type { Translate, useMoney } from '#ui/language.tsx'

/** What goes back, and what need not be paid any more: an order of which a part was paid has both. */
export function cutWords(
  t: Translate,
  money: ReturnType<typeof useMoney>,
  { amount, due_less, paid, currency }: PartPreview,
): string {
  const less = t('줄어드는 금액 {amount}', { amount: money(due_less, currency) })
  if (!paid) return less
  const back = t('돌려 드릴 금액 {amount}', { amount: money(amount - due_less, currency) })
  return due_less > 0 ? `${back} · ${less}` : back
}
