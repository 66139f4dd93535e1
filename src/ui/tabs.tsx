import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { tabClass } from './tab-class.ts'

export type Tab<V extends string> = { value: V; label: ReactNode }
type Props<V extends string> = {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  children: ReactNode
  className?: string
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** One panel at a time. Arrows, Home and End move; the row scrolls sideways on a phone. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: Props<V>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const step = steps[event.key]
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? -1
            : (at + step + tabs.length) % tabs.length
    const next = tabs[to]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="swipe flex gap-7 border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={tabClass(tab.value === value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  )
}
