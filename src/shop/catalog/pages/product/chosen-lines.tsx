import { X } from 'lucide-react'
import { Suspense } from 'react'
import { mostWords } from '#shop/cart/ui/most-words.ts'
import { WordsField } from '#shop/cart/ui/words-field.tsx'
import type { PriceOption, ProductDetail } from '#shop/catalog/contract.ts'
import { UnitPriceLine } from '#shop/catalog/ui/unit-price.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { leastOf, lineName } from './choice.ts'
import { linesField, messageField, type UseChoice } from './use-choice.ts'

/** What is chosen, each with its own number and a way out, and what it comes to. */
export function ChosenLines({ item, choice }: { item: ProductDetail; choice: UseChoice }) {
  const t = useT()
  const { pick } = useLang()
  const { selections, addOns } = choice.chosen
  const error = choice.told?.at === linesField ? choice.told.message : null
  const rows = [
    ...selections.flatMap((line) => {
      const option = item.options.find((one) => one.io_no === line.io_no)
      const words = option?.values.map((value, at) => pick(value, option.values_en[at])).join(' · ')
      return option
        ? [
            {
              ...line,
              name: lineName(line),
              price: option.price,
              // one choice alone is the one whose price stands above
              unit_price: item.options.length > 1 ? option.unit_price : null,
              // of several the least counts for all of them together
              min: selections.length > 1 ? 1 : leastOf(item, option),
              max: Math.min(option.op_qty, item.it_buy_max_qty || option.op_qty),
              most: mostWords(t, option.op_qty, item.it_buy_max_qty),
              card: option.io_text_max,
              asks: option.io_asks,
              picture: option.image || item.thumb_image,
              engraved: option.io_asks ? option : null,
              words: words || pick(item.it_name, item.it_name_en),
              fixed: item.options.length === 1,
            },
          ]
        : []
    }),
    ...addOns.flatMap((line) => {
      const extra = item.add_ons.find((one) => one.io_no === line.io_no)
      return extra
        ? [
            {
              ...line,
              name: lineName(line),
              price: extra.price,
              unit_price: null,
              min: 1,
              max: extra.op_qty,
              most: mostWords(t, extra.op_qty),
              card: extra.io_text_max,
              asks: extra.io_asks,
              picture: item.thumb_image,
              engraved: null,
              words: `${pick(extra.group, extra.group_en)} · ${pick(extra.value, extra.value_en)}`,
              fixed: false,
            },
          ]
        : []
    }),
  ]
  if (rows.length === 0) return null
  return (
    <div data-field={linesField}>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li
            key={row.name}
            className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 bg-paper-100 py-3 pr-2 pl-4 text-small"
          >
            <span className="min-w-[8em] flex-1 leading-snug">
              {row.words}
              <UnitPriceLine of={row.unit_price} currency={item.default_price.currency} />
            </span>
            <span className="flex items-center gap-x-2">
              <QuantityStepper
                label={row.words}
                value={row.ct_qty}
                min={row.min}
                max={row.max}
                most={row.most}
                size={36}
                onChange={(qty) => choice.setQty(row.name, qty)}
              />
              <Money
                amount={row.price * row.ct_qty}
                currency={item.default_price.currency}
                strong
                className="min-w-[5.5em] text-right text-plain"
              />
              {row.fixed ? (
                <span className="w-2" />
              ) : (
                <button
                  type="button"
                  aria-label={t('{name} 빼기', { name: row.words })}
                  onClick={() => choice.remove(row.name)}
                  className="tap -ml-1 grid size-9 place-items-center text-ink-700 hover:text-ink-900"
                >
                  <X aria-hidden="true" size={18} strokeWidth={1.5} />
                </button>
              )}
            </span>
            {row.card > 0 && (
              <Suspense>
                <WordsField
                  asks={row.asks}
                  picture={row.picture}
                  name={messageField(row.name)}
                  most={row.card}
                  value={row.ct_text ?? ''}
                  onChange={(written) => choice.write(row.name, written)}
                  error={choice.told?.at === messageField(row.name) ? choice.told.message : null}
                  className="basis-full pr-2"
                />
              </Suspense>
            )}
            {row.engraved && (
              <Another
                option={row.engraved}
                taken={rows
                  .filter(({ io_no }) => io_no === row.io_no)
                  .reduce((sum, { ct_qty }) => sum + ct_qty, 0)}
                last={rows.findLast(({ io_no }) => io_no === row.io_no) === row}
                onAdd={choice.another}
              />
            )}
          </li>
        ))}
      </ul>
      <FieldNotes id={linesField} error={error} />
    </div>
  )
}

/** Other letters are another line of the same option. */
function Another({
  option,
  taken,
  last,
  onAdd,
}: {
  option: PriceOption
  taken: number
  last: boolean
  onAdd: (option: PriceOption) => void
}) {
  const t = useT()
  if (!last || taken >= option.op_qty) return null
  return (
    <button
      type="button"
      onClick={() => onAdd(option)}
      className="tap basis-full text-left text-small text-pine-700 underline decoration-line underline-offset-4"
    >
      {t('다른 글자로 하나 더')}
    </button>
  )
}

/** "총 1개  64,800원". */
export function ChosenTotal({ item, choice }: { item: ProductDetail; choice: UseChoice }) {
  const t = useT()
  const { qty, total } = choice.sum
  if (qty === 0) return null
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="text-plain">{t('총 {count}개', { count: qty })}</span>
      <Money
        amount={total}
        currency={item.default_price.currency}
        strong
        className="type-price-l [&>span]:text-unit"
      />
    </p>
  )
}
