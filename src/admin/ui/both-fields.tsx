import { BothLanguages } from './both-languages.tsx'

export type Both = { ko: string; en: string }

/** A text in both languages at a dotted path. */
export function BothFields({
  label,
  path,
  value,
  onChange,
  error,
  hint,
  optional,
  long,
  most = 300,
}: {
  label: string
  path: string
  value: Both
  onChange: (value: Both) => void
  error: (path: string) => string | null
  hint?: string
  optional?: boolean
  long?: boolean
  most?: number
}) {
  return (
    <BothLanguages
      label={label}
      names={[`${path}.ko`, `${path}.en`]}
      values={[value.ko, value.en]}
      errors={[error(`${path}.ko`), error(`${path}.en`)]}
      maxLength={most}
      hint={hint}
      optional={optional}
      long={long}
      onChange={(ko, en) => onChange({ ko, en })}
    />
  )
}
