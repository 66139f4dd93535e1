import { useId } from 'react'
import { cx } from '#ui/class-names.ts'

type Props = {
  legend: string
  value: string
  onChange: (key: string) => void
  choices: readonly { key: string; name: string; colour: string }[]
}

/** Colours with their names: native radios, drawn as small round samples. */
export function Swatches({ legend, value, onChange, choices }: Props) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {choices.map(({ key, name, colour }) => (
          <label
            key={key}
            className="relative grid min-h-11 w-14 cursor-pointer justify-items-center gap-1 text-center text-caption leading-tight"
          >
            <input
              type="radio"
              name={id}
              value={key}
              checked={value === key}
              onChange={() => onChange(key)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ background: colour }}
              className={cx(
                'size-8 rounded-full border border-control peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
                value === key && 'ring-2 ring-pine-700 ring-offset-2',
              )}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
