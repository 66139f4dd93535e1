import { useId, useState } from 'react'
import { cx } from './class-names.ts'
import { FieldNotes } from './field.tsx'
import { Glyph } from './glyph.tsx'
import { useT } from './language.tsx'

export const starsFrom = 1
export const starsTo = 5
export const starValues = Array.from({ length: starsTo - starsFrom + 1 }, (_, at) => starsFrom + at)

export type StarRatingProps = {
  label: string
  name: string
  value: number
  onChange: (stars: number) => void
  words?: readonly string[]
  error?: string | null
  className?: string
}

/** One to five stars. They are native radios: arrows move, a screen reader counts. */
export function StarRating({
  label,
  name,
  value,
  onChange,
  words = [],
  error,
  className,
}: StarRatingProps) {
  const t = useT()
  const id = useId()
  const [over, setOver] = useState(0)
  const lit = over || value
  return (
    <fieldset
      className={cx('min-w-0', className)}
      data-field={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1 text-small font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="-ml-1.5 inline-flex" onPointerLeave={() => setOver(0)}>
          {starValues.map((stars) => (
            <label
              key={stars}
              onPointerEnter={() => setOver(stars)}
              className={cx(
                'relative grid size-11 cursor-pointer place-items-center rounded-tag has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-pine-600',
                stars <= lit ? 'text-pine-700' : 'text-control',
              )}
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-label={t('별 {count}개', { count: stars })}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <Glyph
                name="star"
                size={30}
                filled={stars <= lit}
                className="pointer-events-none relative"
              />
            </label>
          ))}
        </span>
        <span aria-hidden="true" className="text-plain text-ink-700">
          {words[lit - 1] ?? ''}
        </span>
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
