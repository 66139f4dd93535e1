import type { PriceOption, ProductDetail } from '#shop/catalog/contract.ts'
import { bySize } from '#shop/catalog/size-rules.ts'
import type { UnitPrice } from '#shop/catalog/unit-contract.ts'

/** `impossible`: not made together with what is already picked. */
export type ChoiceState = 'open' | 'sold-out' | 'impossible'
export type Choice = {
  value: string
  value_en: string
  state: ChoiceState
  /** what it costs with what is picked above; of several the least, and then there are dearer ones */
  price: number
  dearer: boolean
  unit_price: UnitPrice | null
}

/** The choices of one level, given what is picked on the levels above. All are listed; none is hidden. */
export function choicesOf(
  options: readonly PriceOption[],
  picks: readonly string[],
  level: number,
): Choice[] {
  const values = [
    ...new Map(
      options.map((option) => [
        option.values[level] ?? '',
        option.values_en[level] || option.values[level] || '',
      ]),
    ).entries(),
  ].filter(([value]) => value)
  const found = values.map(([value, value_en]) => {
    const rows = options.filter(
      (option) =>
        option.values[level] === value &&
        picks.slice(0, level).every((pick, at) => option.values[at] === pick),
    )
    const state: ChoiceState =
      rows.length === 0
        ? 'impossible'
        : rows.every((option) => option.op_qty < 1)
          ? 'sold-out'
          : 'open'
    const cheapest = rows.toSorted((a, b) => a.price - b.price)[0]
    return {
      ...{ value, value_en, state },
      price: cheapest?.price ?? 0,
      dearer: rows.some(({ price }) => price > (cheapest?.price ?? 0)),
      unit_price: cheapest?.unit_price ?? null,
    }
  })
  return bySize(found)
}

export function levelCount(options: readonly PriceOption[]): number {
  return Math.max(0, ...options.map((option) => option.values.length))
}

/** The option that a full set of picks names. */
export function optionFor(
  options: readonly PriceOption[],
  picks: readonly string[],
): PriceOption | null {
  const levels = levelCount(options)
  if (picks.length !== levels) return null
  return options.find((option) => option.values.every((value, at) => value === picks[at])) ?? null
}

/**
 * The photograph of what is picked so far: the choice's own, else that of its colour.
 * Where other choices have one of their own, a choice without goes back to the first picture of the item.
 */
export function pictureOf(
  item: Pick<ProductDetail, 'options' | 'color_tips' | 'images'>,
  picks: readonly string[],
): string | null {
  const fits = item.options.filter((option) =>
    picks.every((pick, at) => option.values[at] === pick),
  )
  const own = fits.find((option) => option.image)?.image
  const tip = item.color_tips.find((tip) => tip.value !== undefined && tip.value === picks[0])
  if (own || tip) return own || tip?.image_url || null
  return item.options.some((option) => option.image) ? (item.images[0] ?? null) : null
}

/** An item without a choice to make is already chosen. */
export function onlyOption(options: readonly PriceOption[]): PriceOption | null {
  const first = options[0]
  return first && options.length === 1 ? first : null
}
