import { Menu } from '@base-ui/react/menu'
import { ChevronDown, Ellipsis } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useMenuHome } from './menu-home.ts'

export type MenuItem = {
  label: string
  run: () => void
  danger?: boolean
  /** why it cannot be done now */
  reason?: string | null
}

/** What else can be done with a row. Arrows move, Escape closes and gives the focus back. */
export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const { trigger, home, onOpenChange } = useMenuHome()
  if (items.length === 0) return null
  return (
    <Menu.Root onOpenChange={onOpenChange}>
      <Menu.Trigger
        ref={trigger}
        aria-label={label}
        title={label}
        className="tap grid h-9 w-11 shrink-0 place-items-center rounded-card text-ink-700 hover:bg-paper-100 data-popup-open:bg-paper-100"
      >
        <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
      </Menu.Trigger>
      <Items items={items} home={home} />
    </Menu.Root>
  )
}

/** The same behind a word, beside buttons that do the usual. */
export function WordMenu({
  word,
  items,
  disabled,
}: {
  word: string
  items: readonly MenuItem[]
  disabled?: boolean
}) {
  const { trigger, home, onOpenChange } = useMenuHome()
  if (items.length === 0) return null
  return (
    <Menu.Root onOpenChange={onOpenChange}>
      <Menu.Trigger
        ref={trigger}
        disabled={disabled}
        className={buttonClass({ look: 'outline', size: 44 })}
      >
        {word}
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
      </Menu.Trigger>
      <Items items={items} home={home} align="start" />
    </Menu.Root>
  )
}

function Items({
  items,
  home,
  align = 'end',
}: {
  items: readonly MenuItem[]
  home: HTMLElement | undefined
  align?: 'start' | 'end'
}) {
  return (
    <Menu.Portal container={home}>
      <Menu.Positioner sideOffset={4} align={align} className="layer-drawer">
        <Menu.Popup className="fades-in max-w-[min(22rem,calc(100vw-2rem))] min-w-44 rounded-card border border-paper-200 bg-paper-0 py-1.5 shadow-high outline-none">
          {items.map((item) => (
            <Menu.Item
              key={item.label}
              disabled={!!item.reason}
              onClick={item.run}
              className={cx(
                'flex min-h-11 cursor-pointer flex-col justify-center px-4 py-1 text-small focus-visible:-outline-offset-2 focus-visible:shadow-none data-disabled:cursor-not-allowed data-disabled:text-ink-500 data-highlighted:bg-paper-100',
                item.danger && !item.reason && 'text-bad',
              )}
            >
              {item.label}
              {item.reason && <span className="text-caption">{item.reason}</span>}
            </Menu.Item>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  )
}
