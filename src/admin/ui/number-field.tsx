import { useEffect, useState } from 'react'
import type { Currency } from '#kernel/language.ts'
import { useT } from '#ui/language.tsx'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { amountText, readAmount } from './money-text.ts'

type Props<N extends number | null> = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'inputMode'
> & {
  value: N
  /** an emptied field is null; a form that must have a number gets it as well, and the server tells it at the field */
  onChange: (value: N) => void
  /** dollars are typed as 12.90 and kept as cents; everything else is a whole number */
  currency?: Currency
  negative?: boolean
}

/** Only what can be part of a number can be typed; thousands are set apart on leaving. Empty is null. */
export function NumberField<N extends number | null>({
  value,
  onChange,
  currency = 'krw',
  negative = false,
  ...field
}: Props<N>) {
  const t = useT()
  const [typed, setTyped] = useState(() => amountText(value, currency))
  const [inside, setInside] = useState(false)
  useEffect(() => {
    if (!inside) setTyped(amountText(value, currency))
  }, [value, currency, inside])

  function take(text: string) {
    const bare = text.replace(currency === 'usd' ? /[^\d.,-]/g : /[^\d,-]/g, '')
    const kept = bare.replace(/(?!^)-/g, '')
    setTyped(kept)
    // null where a number must be, too: see `onChange`
    onChange(readAmount(kept.replace(/\.$/, ''), currency) as N)
  }

  return (
    <TextField
      shortSuffix
      autoComplete="off"
      maxLength={14}
      {...field}
      // a minus that is swallowed would turn −5 into 5
      error={
        field.error ??
        (!negative && typed.startsWith('-') ? t('빼기 부호 없이 0 이상으로 적어 주세요.') : null)
      }
      inputMode={currency === 'usd' ? 'decimal' : 'numeric'}
      value={typed}
      onChange={take}
      onFocus={() => setInside(true)}
      onBlur={() => setInside(false)}
    />
  )
}
