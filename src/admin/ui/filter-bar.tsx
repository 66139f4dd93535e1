import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Chip } from '#ui/chip.tsx'
import { cx } from '#ui/class-names.ts'
import { isComposing } from '#ui/composing.ts'
import { useT } from '#ui/language.tsx'

/** The row of filters above a list. */
export function FilterBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 px-4.5 py-3 print:hidden',
        className,
      )}
    >
      {children}
    </div>
  )
}

export type SearchBoxProps = {
  label: string
  value: string
  onSearch: (word: string) => void
  placeholder?: string
  className?: string
  id?: string
}

/** Searches on Enter or on the button; the word stays in the box. */
export function SearchBox({
  label,
  value,
  onSearch,
  placeholder = label,
  className,
  id,
}: SearchBoxProps) {
  const t = useT()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    // no form of its own: it also stands inside forms
    <search className={cx('relative block', className)}>
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // the Enter that ends a Korean syllable is none
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          onSearch(typed.trim())
        }}
        className={cx(
          'h-11 w-full min-w-0 rounded-tag border border-control bg-paper-0 pl-3.5 text-plain text-ellipsis text-ink-900 hover:border-ink-700 [&::-webkit-search-cancel-button]:hidden',
          // the cross comes with what is typed
          typed === '' ? 'pr-11' : 'pr-20',
        )}
      />
      <span className="absolute inset-y-0 right-0 flex">
        {typed !== '' && (
          <button
            type="button"
            aria-label={t('검색어 지우기')}
            onClick={() => {
              setTyped('')
              if (value) onSearch('')
            }}
            className="grid w-9 place-items-center text-ink-500 hover:text-ink-900"
          >
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </button>
        )}
        <button
          type="button"
          onClick={() => onSearch(typed.trim())}
          aria-label={t('검색')}
          className="grid w-11 place-items-center text-ink-700 hover:text-ink-900"
        >
          <Search aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </span>
    </search>
  )
}

export type Applied = {
  name: string
  label: string
  /** further filters that say the same, such as the last day of a period */
  also?: readonly string[]
}

/** What is filtered by now: each can be taken away, and all at once. */
export function AppliedFilters({
  applied,
  onDrop,
  onDropAll,
}: {
  applied: readonly Applied[]
  onDrop: (name: string) => void
  onDropAll: () => void
}) {
  const t = useT()
  if (applied.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 px-4.5 pb-3 print:hidden">
      {applied.map((one) => (
        <Chip key={one.name} on removes onClick={() => onDrop(one.name)}>
          {one.label}
        </Chip>
      ))}
      <button
        type="button"
        onClick={onDropAll}
        className="min-h-9 px-1 text-small text-ink-500 underline decoration-line underline-offset-4 hover:text-ink-900"
      >
        {t('전체 해제')}
      </button>
    </div>
  )
}
