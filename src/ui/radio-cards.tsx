import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldNotes } from './field.tsx'

export type RadioCard<V extends string> = {
  value: V
  label: ReactNode
  note?: ReactNode
  disabled?: boolean
}
type Props<V extends string> = {
  legend: string
  hideLegend?: boolean
  name: string
  value: V | ''
  onChange: (value: V) => void
  cards: readonly RadioCard<V>[]
  error?: string | null
  hint?: ReactNode
  /** classes of the grid; 2 across on a phone and 4 on a desk unless told */
  grid?: string
  /** `row`: small side-by-side choices of a price option */
  shape?: 'card' | 'row'
}

/** Native radios drawn as cards: arrows move, the label is the whole card. */
export function RadioCards<V extends string>({
  legend,
  hideLegend,
  name,
  value,
  onChange,
  cards,
  error,
  hint,
  shape = 'card',
  grid,
}: Props<V>) {
  const id = useId()
  const layout =
    shape === 'row' ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-2.5 desk:grid-cols-4'
  return (
    <fieldset
      className="min-w-0"
      data-field={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-small font-medium'}>{legend}</legend>
      <div className={grid ?? layout}>
        {cards.map((card) => (
          <label
            key={card.value}
            className={cardClass(shape, value === card.value, !!card.disabled, !!error)}
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={value === card.value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-tag forced-colors:static forced-colors:size-auto forced-colors:appearance-auto"
            />
            <span className={cx('pointer-events-none relative', card.disabled && 'line-through')}>
              {card.label}
            </span>
            {card.note && (
              <span className="pointer-events-none relative block text-caption font-normal text-ink-500">
                {card.note}
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

function cardClass(shape: 'card' | 'row', on: boolean, disabled: boolean, bad: boolean): string {
  return cx(
    'relative grid place-content-center rounded-tag text-center text-plain leading-snug transition-colors duration-[120ms]',
    shape === 'card' ? 'min-h-16 px-3 py-2.5' : 'min-h-11 px-4',
    disabled ? 'cursor-not-allowed bg-paper-100 text-ink-500' : 'cursor-pointer',
    on
      ? 'bg-pine-100 font-semibold text-pine-700 inset-ring-2 inset-ring-pine-700'
      : cx(
          !disabled && 'bg-paper-0 hover:inset-ring-ink-700',
          'inset-ring',
          bad ? 'inset-ring-2 inset-ring-bad' : 'inset-ring-control',
        ),
  )
}
