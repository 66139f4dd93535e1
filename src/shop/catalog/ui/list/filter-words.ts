import type { Currency, Lang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Facets } from '#shop/catalog/contract.ts'
import { familyWord } from '#shop/catalog/ui/note-words.ts'
import type { Translate } from '#ui/language.tsx'
import { type Filters, noFilters } from './list-state.ts'

type Read = { lang: Lang; currency: Currency }

/** "3만 원", "12,500원", "$25": short, as on a shelf. */
function round(t: Translate, amount: number, { lang, currency }: Read): string {
  if (currency === 'usd')
    return amount % 100 === 0 ? `$${amount / 100}` : formatMoney(amount, currency, lang)
  return amount > 0 && amount % 10_000 === 0
    ? t('{count}만 원', { count: amount / 10_000 })
    : formatMoney(amount, currency, lang)
}

/** The words of a price range; `max` is the highest price still inside. */
export function rangeWords(
  t: Translate,
  min: number | null,
  max: number | null,
  read: Read,
): string {
  // bands end one won (or cent) below a round figure
  const under = max === null ? null : (max + 1) % 100 === 0 ? max + 1 : null
  if (max === null) return t('{amount} 이상', { amount: round(t, min ?? 0, read) })
  if (!min)
    return under
      ? t('{amount} 미만', { amount: round(t, under, read) })
      : t('{amount} 이하', { amount: round(t, max, read) })
  return t('{from}–{to}', { from: round(t, min, read), to: round(t, under ?? max, read) })
}

export type Applied = { key: string; words: string; without: Filters }

/** Every filter that is on, with what remains when it is taken away; a trait by the name that its group gives it. */
export function appliedFilters(
  t: Translate,
  filters: Filters,
  read: Read,
  groups: Facets['traits'] = [],
): Applied[] {
  const traits = groups.flatMap(({ values }) => values)
  const { family, note, trait, price_min, price_max, in_stock, on_sale } = filters
  return [
    ...family.map((one) => ({
      key: one,
      words: familyWord(t, one),
      without: { ...filters, family: family.filter((other) => other !== one) },
    })),
    ...trait.flatMap((id) => {
      const words = traits.find(({ value }) => value === id)?.label
      const without = { ...filters, trait: trait.filter((other) => other !== id) }
      return words ? [{ key: `trait ${id}`, words, without }] : []
    }),
    ...(note ? [{ key: `note ${note}`, words: note, without: { ...filters, note: '' } }] : []),
    ...(price_min !== null || price_max !== null
      ? [
          {
            key: 'price',
            words: rangeWords(t, price_min, price_max, read),
            without: { ...filters, price_min: noFilters.price_min, price_max: noFilters.price_max },
          },
        ]
      : []),
    ...(in_stock
      ? [
          {
            key: 'in_stock',
            words: t('바로 살 수 있는 상품'),
            without: { ...filters, in_stock: false },
          },
        ]
      : []),
    ...(on_sale
      ? [{ key: 'on_sale', words: t('할인 중'), without: { ...filters, on_sale: false } }]
      : []),
  ]
}
