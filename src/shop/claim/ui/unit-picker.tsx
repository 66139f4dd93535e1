import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { keptDots } from '#ui/kept-dots.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'

export type PickLine = {
  ct_id: number
  it_name: string
  it_name_en: string
  ct_option: string
  ct_option_en: string
  thumb_image: string
  qty: number
  /** of a class: counted in people */
  seat?: unknown
}
export type Picked = Record<number, number>

type Props<L extends PickLine> = {
  lines: readonly L[]
  picked: Picked
  onChange: (picked: Picked) => void
  error?: string | null
  more?: (line: L) => ReactNode
  /** always shown under the name */
  note?: (line: L) => ReactNode
}

/** Which goods, and how many of each. */
export function UnitPicker<L extends PickLine>({
  lines,
  picked,
  onChange,
  error,
  more,
  note,
}: Props<L>) {
  const t = useT()
  const { pick } = useLang()
  const set = (ct_id: number, qty: number) =>
    onChange(
      Object.fromEntries([
        ...Object.entries(picked).filter(([id]) => Number(id) !== ct_id),
        ...(qty ? [[ct_id, qty]] : []),
      ]),
    )
  return (
    <fieldset data-field="lines" aria-invalid={error ? true : undefined}>
      <legend className="sr-only">{t('상품과 수량')}</legend>
      <ul className="hairline-t">
        {lines.map((line) => {
          const name = pick(line.it_name, line.it_name_en)
          const option = pick(line.ct_option, line.ct_option_en)
          const qty = picked[line.ct_id] ?? 0
          return (
            <li key={line.ct_id} className="hairline-b py-3.5">
              <div className="grid grid-cols-[minmax(0,1fr)_56px] items-center gap-x-4 card:grid-cols-[minmax(0,1fr)_auto_56px]">
                <Checkbox checked={qty > 0} onChange={(on) => set(line.ct_id, on ? line.qty : 0)}>
                  <span className="block text-plain font-medium">{name}</span>
                  <span className="block text-caption text-ink-500">
                    {keptDots(
                      line.seat
                        ? t('{option} · {count}명', { option, count: line.qty })
                        : option
                          ? t('{option} · {count}개', { option, count: line.qty })
                          : t('수량 {count}개', { count: line.qty }),
                    )}
                  </span>
                  {note?.(line) && (
                    <span className="mt-1 block text-caption leading-normal text-amber-700">
                      {note(line)}
                    </span>
                  )}
                </Checkbox>
                {line.qty > 1 && qty > 0 && (
                  <span className="order-3 col-span-2 mt-2 flex items-center gap-3 pl-7.5 text-small card:order-none card:col-span-1 card:mt-0 card:pl-0">
                    <QuantityStepper
                      size={36}
                      label={name}
                      value={qty}
                      max={line.qty}
                      onChange={(next) => set(line.ct_id, next)}
                    />
                  </span>
                )}
                <span className="h-17.5 w-14 card:col-start-3">
                  <Picture name={line.thumb_image} alt="" sizes="56px" />
                </span>
              </div>
              {qty > 0 && more?.(line)}
            </li>
          )
        })}
      </ul>
      {error && (
        <p role="alert" className="type-caption mt-2 flex items-start gap-1.5 text-bad">
          <CircleAlert
            aria-hidden="true"
            size={15}
            strokeWidth={1.75}
            className="mt-0.5 shrink-0"
          />
          {error}
        </p>
      )}
    </fieldset>
  )
}

export function unitsOf(picked: Picked): { ct_id: number; qty: number }[] {
  return Object.entries(picked).map(([ct_id, qty]) => ({ ct_id: Number(ct_id), qty }))
}
