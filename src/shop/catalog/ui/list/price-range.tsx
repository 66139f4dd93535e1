import { type FormEvent, useId, useState } from 'react'
import type { Currency } from '#kernel/language.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'

type Props = {
  min: number | null
  max: number | null
  /** the cheapest and the dearest of the list */
  range: { min: number; max: number }
  onChange: (min: number | null, max: number | null) => void
}

const unitOf: Record<Currency, number> = { krw: 1, usd: 100 }
const box =
  'tabular h-11 w-full min-w-0 rounded-tag border border-control bg-paper-0 px-2.5 text-small leading-normal hover:border-ink-700'

/** From and to, typed in won or dollars. A pair in the wrong order is turned. */
export function PriceRange({ min, max, range, onChange }: Props) {
  const t = useT()
  const id = useId()
  const { currency } = useLang()
  const unit = unitOf[currency]
  const [from, setFrom] = useState(min === null ? '' : String(min / unit))
  const [to, setTo] = useState(max === null ? '' : String(max / unit))

  function submit(event: FormEvent) {
    event.preventDefault()
    const [low, high] = [amount(from), amount(to)]
    if (low !== null && high !== null && low > high) onChange(high, low)
    else onChange(low, high)
  }
  const amount = (typed: string) => {
    const digits = typed.replace(/[^\d.]/g, '')
    return digits && Number.isFinite(Number(digits))
      ? Math.min(99_999_999, Math.round(Number(digits) * unit))
      : null
  }

  return (
    <form
      onSubmit={submit}
      className="mt-3 grid grid-cols-[1fr_auto_1fr_auto] items-center gap-1.5"
    >
      <label htmlFor={`${id}-from`} className="sr-only">
        {t('가격 최소')}
      </label>
      <input
        id={`${id}-from`}
        inputMode={currency === 'usd' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={10}
        value={from}
        placeholder={whole(Math.floor(range.min / unit), currency)}
        onChange={(event) => setFrom(event.target.value)}
        className={box}
      />
      <span aria-hidden="true">–</span>
      <label htmlFor={`${id}-to`} className="sr-only">
        {t('가격 최대')}
      </label>
      <input
        id={`${id}-to`}
        inputMode={currency === 'usd' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={10}
        value={to}
        placeholder={whole(Math.ceil(range.max / unit), currency)}
        onChange={(event) => setTo(event.target.value)}
        className={box}
      />
      <Button type="submit" look="outline" size={44} className="px-3! text-small!">
        {t('적용')}
      </Button>
    </form>
  )
}

/** Without cents, which the narrow boxes have no room for. */
function whole(amount: number, currency: Currency): string {
  return `${currency === 'usd' ? '$' : ''}${amount.toLocaleString('en-US')}`
}
