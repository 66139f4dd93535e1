import { useId } from 'react'
import type { CartLine } from '#shop/cart/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import type { CartDesk } from './use-cart.ts'

/** When shipping is paid: told where the item says so, chosen where the buyer may. All lines of an item travel together. */
export function LineShipping({
  line,
  name,
  desk,
}: {
  line: CartLine
  name: string
  desk: CartDesk
}) {
  const t = useT()
  const group = useId()
  if (line.io_type !== 0 || line.it_sc_method === 0) return null
  if (line.it_sc_method === 1)
    return (
      <p className="mt-1 text-caption text-ink-700">
        {t('배송비는 받을 때 택배 기사님께 내요 (착불)')}
      </p>
    )
  const choices = [
    { value: 0 as const, label: t('선불') },
    { value: 1 as const, label: t('착불') },
  ]
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption">
      <legend className="sr-only">{t('{name} 배송비를 내는 때', { name })}</legend>
      <span aria-hidden="true" className="text-ink-500">
        {t('배송비')}
      </span>
      <span className="inline-flex rounded-tag border border-control">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className={cx(
              'tap relative flex h-8 cursor-pointer items-center px-3',
              line.ct_send_cost === value
                ? 'bg-pine-100 font-semibold text-pine-700'
                : 'text-ink-700 hover:bg-paper-100',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={line.ct_send_cost === value}
              onChange={() => desk.setPays(line, value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-tag"
            />
            <span className="pointer-events-none relative">{label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
