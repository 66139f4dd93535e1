import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useT } from '#ui/language.tsx'
import { type SortKey, type sortKeys, sortName } from './list-state.ts'

/** The order of a list, as bare words with the system's own menu. */
export function SortSelect({
  value,
  keys,
  onChange,
}: {
  value: SortKey
  keys: readonly (typeof sortKeys)[number][]
  onChange: (key: SortKey) => void
}) {
  const t = useT()
  const id = useId()
  return (
    <span className="relative inline-flex max-w-full">
      <label htmlFor={id} className="sr-only">
        {t('정렬')}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) =>
          onChange(keys.find((key) => key === event.target.value) ?? 'sold-desc')
        }
        className="select-list field-sizing-content h-11 max-w-full appearance-none rounded-tag bg-transparent pr-6 text-small font-medium"
      >
        {keys.map((key) => (
          <option key={key} value={key}>
            {t(sortName[key])}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 right-0.5 -translate-y-1/2 text-control"
      />
    </span>
  )
}
