import { NumberField } from '#admin/ui/number-field.tsx'
import { useT } from '#ui/language.tsx'

type Props = {
  /** in won, and in dollars, which may be left to the shop's rate */
  labels: [won: string, usd: string]
  names: [won: string, usd: string]
  values: [won: number, usd: number | null]
  onChange: (won: number, usd: number | null) => void
  error: (path: string) => string | null
  className?: string
}

/** A sum in both currencies. */
export function PricePair({ labels, names, values, onChange, error, className }: Props) {
  const t = useT()
  const [won, usd] = values
  return (
    <>
      <NumberField
        label={labels[0]}
        name={names[0]}
        className={className}
        suffix={t('원')}
        value={won}
        onChange={(won) => onChange(won ?? 0, usd)}
        error={error(names[0])}
      />
      <NumberField
        label={labels[1]}
        name={names[1]}
        className={className}
        currency="usd"
        suffix="US$"
        optional
        value={usd}
        onChange={(usd) => onChange(won, usd)}
        error={error(names[1])}
      />
    </>
  )
}
