import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { tabClass } from './tab-class.ts'

export type Tab<V extends string> = { value: V; label: ReactNode }
type RowProps<V extends string> = {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
}
type Props<V extends string> = RowProps<V> & { children: ReactNode; className?: string }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** One panel at a time. */
export function Tabs<V extends string>({ children, className, ...row }: Props<V>) {
  const id = useId()
  return (
    <div className={className}>
      <TabRow id={id} {...row} />
      <div {...panelOf(id, row.value)}>{children}</div>
    </div>
  )
}

/** What makes an element the panel of the row with this id. */
export function panelOf(id: string, value: string) {
  return { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${value}` } as const
}

/** Arrows, Home and End move; the row scrolls sideways on a phone. Its panel may stand anywhere. */
export function TabRow<V extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
}: RowProps<V> & { id: string }) {
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
  )
}
