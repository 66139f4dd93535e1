import { useT } from '../../../ui/language.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const ahead = 9 * 3_600_000

type Props = { label: string; name: string; value: string | null; onChange: (iso: string | null) => void; error?: string | null; optional?: boolean }

/** A moment in Korean time, whatever the clock of the browser says. */
export function MomentField({ label, name, value, onChange, error, optional = true }: Props) {
  const t = useT()
  return (
    <TextField
      label={label}
      name={name}
      type="datetime-local"
      value={value ? new Date(Date.parse(value) + ahead).toISOString().slice(0, 16) : ''}
      onChange={(text) => onChange(text ? new Date(Date.parse(`${text}Z`) - ahead).toISOString() : null)}
      error={error}
      optional={optional}
      hint={t('한국 시각')}
    />
  )
}
