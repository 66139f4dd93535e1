import { mostOfOne } from '#shop/cart/problem-rules.ts'
import type { Translate } from '#ui/language.tsx'

/** Why it is no more: the stock, what one person may buy, or what a cart counts to. */
export function mostWords(t: Translate, stock: number, share = 0): string {
  if (share > 0 && share <= stock) return t('한 사람이 {count}개까지예요', { count: share })
  return stock >= mostOfOne
    ? t('한 번에 {count}개까지예요', { count: mostOfOne })
    : t('재고 {count}개까지예요', { count: stock })
}
