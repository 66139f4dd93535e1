import { Menu } from '@base-ui/react/menu'
import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import type { Column } from './data-table.tsx'
import { useMenuHome } from './menu-home.ts'
import { recallJson, remember } from './remembered.ts'

const keyOf = (list: string) => `odemoa/admin/columns/${list}`

export type ColumnChoice<Row> = {
  shown: readonly Column<Row>[]
  /** those that may be left out, and whether they are there */
  choices: readonly { name: string; label: string; on: boolean }[]
  toggle: (name: string) => void
}

/** Which columns of a list stand there, kept on this device. What names a row and what is done with it always does. */
export function useColumnChoice<Row>(
  list: string,
  columns: readonly Column<Row>[],
): ColumnChoice<Row> {
  const [hidden, setHidden] = useState<readonly string[]>([])
  // the browser alone knows it
  useEffect(() => {
    const kept = recallJson(keyOf(list))
    setHidden(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [])
  }, [list])
  const isFree = (column: Column<Row>) => !column.head && !column.quiet && column.label !== ''
  const isOn = (column: Column<Row>) => !isFree(column) || !hidden.includes(column.name)
  return {
    shown: columns.filter(isOn),
    choices: columns
      .filter(isFree)
      .map((column) => ({ name: column.name, label: column.label, on: isOn(column) })),
    toggle(name) {
      const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]
      setHidden(next)
      remember(keyOf(list), next.length ? JSON.stringify(next) : null)
    },
  }
}

/** On a phone every row is a card that shows all, so there is nothing to choose. */
export function ColumnMenu({ choices, toggle }: Omit<ColumnChoice<never>, 'shown'>) {
  const t = useT()
  const { trigger, home, onOpenChange } = useMenuHome()
  if (choices.length < 2) return null
  return (
    <Menu.Root onOpenChange={onOpenChange}>
      <Menu.Trigger
        ref={trigger}
        className={`${buttonClass({ look: 'ghost', size: 44 })} text-caption! max-card:hidden`}
      >
        {t('보일 열')}
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
      </Menu.Trigger>
      <Menu.Portal container={home}>
        <Menu.Positioner sideOffset={4} align="start" className="layer-drawer">
          <Menu.Popup className="fades-in max-h-[60dvh] min-w-44 overflow-y-auto rounded-card border border-paper-200 bg-paper-0 py-1.5 shadow-high outline-none">
            {choices.map(({ name, label, on }) => (
              <Menu.CheckboxItem
                key={name}
                checked={on}
                onCheckedChange={() => toggle(name)}
                closeOnClick={false}
                className="grid min-h-11 cursor-pointer grid-cols-[20px_1fr] items-center gap-2 px-4 text-small focus-visible:-outline-offset-2 focus-visible:shadow-none data-highlighted:bg-paper-100"
              >
                <span aria-hidden="true">{on && <Check size={16} strokeWidth={2} />}</span>
                {label}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
