import { type CSSProperties, useId, useState } from 'react'
import { clamped, leastPercent, mostPercent, percentOf, valueAt } from './range-rules.ts'

type Props = {
  label: string
  /** the words of the two thumbs */
  thumbs: readonly [from: string, to: string]
  /** the ends of the scale */
  min: number
  max: number
  step?: number
  value: readonly [from: number, to: number]
  /** a value as a shopper reads it */
  words: (value: number) => string
  /** while a thumb moves */
  onMove?: (value: [number, number]) => void
  /** when it was let go, or moved by a key */
  onChange: (value: [number, number]) => void
}

/** Two thumbs on one scale that moves in percent. They are native sliders: arrows, Home and End work, and neither thumb passes the other. */
export function RangeSlider({
  label,
  thumbs,
  min,
  max,
  step = 1,
  value,
  words,
  onMove,
  onChange,
}: Props) {
  const id = useId()
  const [moving, setMoving] = useState<readonly [number, number] | null>(null)
  const [from, to] = moving ?? [percentOf(value[0], min, max), percentOf(value[1], min, max)]
  const amounts = (pair: readonly [number, number]): [number, number] => [
    valueAt(pair[0], min, max, step),
    valueAt(pair[1], min, max, step),
  ]

  function move(at: 0 | 1, typed: number) {
    const next: [number, number] =
      at === 0 ? [clamped(typed, leastPercent, to), to] : [from, clamped(typed, from, mostPercent)]
    setMoving(next)
    onMove?.(amounts(next))
  }
  function settle() {
    if (!moving) return
    onChange(amounts(moving))
    setMoving(null)
  }
  const [low, high] = amounts([from, to])
  const thumb = (at: 0 | 1) => ({
    type: 'range',
    min: leastPercent,
    max: mostPercent,
    step: 1,
    value: Math.round(at === 0 ? from : to),
    'aria-label': thumbs[at],
    'aria-valuetext': words(at === 0 ? low : high),
    onChange: (event: { target: { value: string } }) => move(at, Number(event.target.value)),
    onPointerUp: settle,
    onKeyUp: settle,
    onBlur: settle,
    className: 'range-thumb',
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset here would be one inside the fieldset of the facet
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="sr-only">
        {label}
      </p>
      <div
        className="range-track"
        // both ends are custom properties, which React's type leaves out: the filled part is drawn from them
        style={{ '--from': `${from}%`, '--to': `${to}%` } as CSSProperties}
      >
        <input {...thumb(0)} />
        <input {...thumb(1)} />
      </div>
      <p aria-hidden="true" className="tabular flex justify-between text-caption text-ink-700">
        <span>{words(low)}</span>
        <span>{words(high)}</span>
      </p>
    </div>
  )
}
