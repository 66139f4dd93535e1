import { Plus, X } from 'lucide-react'
import type { Currency } from '#kernel/language.ts'
import type { ClaimableLine } from '#shop/claim/contract.ts'
import { fitted, restOf, type Split } from '#shop/claim/split-rules.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { Select } from '#ui/select.tsx'

type Props = {
  line: ClaimableLine
  currency: Currency
  qty: number
  split: Split
  onChange: (split: Split) => void
}

/** Which option comes instead, with what it costs more or less; several units may go to several options. */
export function InsteadFields({ line, currency, qty, split, onChange }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const { io_no, parts } = fitted(split, qty)
  const rest = restOf({ io_no, parts }, qty)
  const choices = line.options.map((option) => ({
    value: String(option.io_no),
    label: [
      pick(option.name, option.name_en) || t('같은 상품으로'),
      option.extra && `(${option.extra > 0 ? '+' : '−'}${money(Math.abs(option.extra), currency)})`,
    ]
      .filter(Boolean)
      .join(' '),
  }))
  const nothing = line.options.length ? t('같은 상품으로') : t('지금은 바꿔 드릴 재고가 없어요')
  const put = (at: number, part: { io_no: number; qty: number } | null) =>
    onChange({
      io_no,
      parts: parts.flatMap((one, place) => (place === at ? (part ? [part] : []) : [one])),
    })
  return (
    <div className="mt-3 grid gap-3 pl-7.5">
      <Select
        label={
          parts.length ? t('바꿔 받을 옵션 · {count}개', { count: rest }) : t('바꿔 받을 옵션')
        }
        value={io_no ? String(io_no) : ''}
        onChange={(value) => onChange({ io_no: Number(value), parts })}
        placeholder={nothing}
        choices={choices}
      />
      {parts.map((part, at) => (
        <div
          // parts have no name of their own, and go only by their place
          key={at}
          className="grid grid-cols-[auto_1fr] items-end gap-2.5 card:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <Select
            label={t('다른 옵션')}
            className="col-span-2 card:col-span-1"
            value={part.io_no ? String(part.io_no) : ''}
            onChange={(value) => put(at, { ...part, io_no: Number(value) })}
            placeholder={nothing}
            choices={choices}
          />
          <QuantityStepper
            size={44}
            label={t('다른 옵션')}
            value={part.qty}
            max={part.qty + rest - 1}
            onChange={(next) => put(at, { ...part, qty: next })}
          />
          <Button
            look="outline"
            size={44}
            className="justify-self-start"
            aria-label={t('나눠 받지 않기')}
            onClick={() => put(at, null)}
          >
            <X aria-hidden="true" size={18} strokeWidth={1.5} />
          </Button>
        </div>
      ))}
      {rest > 1 && line.options.length > 1 && (
        <Button
          look="outline"
          size={44}
          className="justify-self-start"
          onClick={() => onChange({ io_no, parts: [...parts, { io_no: 0, qty: 1 }] })}
        >
          <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('옵션을 나눠 받기')}
        </Button>
      )}
    </div>
  )
}
