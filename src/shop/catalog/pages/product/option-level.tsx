import type { ProductDetail } from '#shop/catalog/contract.ts'
import { unitPriceWords } from '#shop/catalog/ui/unit-price.tsx'
import { cx } from '#ui/class-names.ts'
import { FieldNotes } from '#ui/field.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { type Choice, choicesOf, pictureOf } from './option-rules.ts'
import { levelField, type UseChoice } from './use-choice.ts'

const mostButtons = 8

type Props = {
  item: ProductDetail
  level: number
  choice: UseChoice
  onColour?: (image: string) => void
}

/** One level of the choice: up to eight buttons, else the system's list. A choice shows its photograph. */
export function OptionLevel({ item, level, choice, onColour }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const choices = choicesOf(item.options, choice.chosen.picks, level)
  const picked = choice.chosen.picks[level] ?? ''
  const field = levelField(level)
  const subject = choice.subject(level)
  const error = choice.told?.at === field ? choice.told.message : null

  const tipOf = (one: Choice) =>
    level === 0 ? item.color_tips.find((tip) => tip.value === one.value) : undefined

  function choose(one: Choice) {
    const image = pictureOf(item, [...choice.chosen.picks.slice(0, level), one.value])
    if (image) onColour?.(image)
    choice.choose(level, one)
  }

  const currency = item.default_price.currency
  const priced = choices.some(({ price, unit_price }) => unit_price || price !== choices[0]?.price)
  const wordsOf = (one: Choice) => {
    const price = money(one.price, currency)
    const cost = one.dearer ? t('{amount}부터', { amount: price }) : price
    const unit = one.unit_price && unitPriceWords(t, money, one.unit_price, currency)
    const more = priced && one.price > 0 ? [cost, unit].filter(Boolean).join(' · ') : ''
    return { name: pick(one.value, one.value_en), more }
  }

  if (choices.length > mostButtons) {
    return (
      <Select
        label={subject}
        name={field}
        error={error}
        value={picked}
        placeholder={t('{subject} 고르기', { subject })}
        onChange={(value) => {
          const one = choices.find((choice) => choice.value === value)
          if (one) choose(one)
        }}
        choices={choices.map((one) => {
          const { name, more } = wordsOf(one)
          return {
            value: one.value,
            label: `${one.state === 'sold-out' ? `[${t('품절')}] ` : ''}${name}${more ? ` (${more})` : ''}`,
            disabled: one.state !== 'open',
          }
        })}
      />
    )
  }
  return (
    <fieldset data-field={field} aria-describedby={error ? `${field}-error` : undefined}>
      <legend className="mb-2 text-small font-semibold">{subject}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((one) => {
          const { name, more } = wordsOf(one)
          const id = `${field}-${choices.indexOf(one)}`
          const on = one.value === picked
          const tip = tipOf(one)
          return (
            <div key={one.value} className={cardClass(on, one.state !== 'open', error !== null)}>
              {/* its price is told after its name, not in it: the button covers the card */}
              <button
                type="button"
                aria-pressed={on}
                aria-describedby={more ? `${id}-price` : undefined}
                aria-disabled={one.state === 'open' ? undefined : true}
                onClick={() => choose(one)}
                className="text-left after:absolute after:inset-0 after:rounded-tag"
              >
                {tip && (
                  <span
                    aria-hidden="true"
                    style={{ backgroundColor: tip.color_tip }}
                    className="mr-2 inline-block size-3.5 rounded-full align-[-2px] inset-ring inset-ring-control/60 forced-color-adjust-none"
                  />
                )}
                {one.state === 'sold-out' && (
                  <span className="mr-1 no-underline">[{t('품절')}] </span>
                )}
                <span className={cx(one.state === 'impossible' && 'line-through')}>{name}</span>
                {one.state === 'impossible' && (
                  <span className="sr-only"> ({t('함께 고를 수 없음')})</span>
                )}
              </button>
              {more && one.state !== 'impossible' && (
                <span id={`${id}-price`} className="tabular text-caption font-normal text-ink-500">
                  {more}
                </span>
              )}
            </div>
          )
        })}
      </div>
      <FieldNotes id={field} error={error} />
    </fieldset>
  )
}

function cardClass(on: boolean, closed: boolean, wrong: boolean): string {
  return cx(
    'tabular relative flex min-h-11 flex-col justify-center rounded-tag px-4 py-1.5 text-plain leading-tight transition-colors duration-[120ms] forced-colors:border',
    on && !closed
      ? 'bg-pine-100 font-semibold text-pine-700 inset-ring-2 inset-ring-pine-700'
      : cx(
          'inset-ring',
          wrong ? 'inset-ring-2 inset-ring-bad' : 'inset-ring-control',
          closed
            ? 'cursor-not-allowed bg-paper-100 text-ink-500'
            : 'bg-paper-0 hover:inset-ring-ink-700',
        ),
  )
}
