import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  label: string
  names: readonly [korean: string, english: string]
  values: readonly [korean: string, english: string]
  onChange: (korean: string, english: string) => void
  errors?: readonly [korean: string | null, english: string | null]
  maxLength?: number
  long?: boolean
  hint?: string
  /** both may stay empty; English may always, unless it is told */
  optional?: boolean
  inBoth?: boolean
}

/** The same text in both languages, side by side. Empty English shows the Korean. */
export function BothLanguages({
  label,
  names,
  values,
  onChange,
  errors = [null, null],
  maxLength,
  long = false,
  hint,
  optional = false,
  inBoth = false,
}: Props) {
  const t = useT()
  const [korean, english] = values
  const labels = [`${label} · ${t('한국어')}`, `${label} · ${t('영어')}`] as const
  const Text = long ? TextArea : TextField
  return (
    <div className="grid items-start gap-4 card:grid-cols-2">
      <Text
        label={labels[0]}
        name={names[0]}
        value={korean}
        onChange={(next) => onChange(next, english)}
        error={errors[0]}
        maxLength={maxLength}
        optional={optional}
        hint={hint}
      />
      <Text
        label={labels[1]}
        name={names[1]}
        value={english}
        onChange={(next) => onChange(korean, next)}
        error={errors[1]}
        maxLength={maxLength}
        optional={!inBoth}
        lang="en"
      />
    </div>
  )
}
