import { Plus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { tabClass } from '#ui/tab-class.ts'
import { TextField } from '#ui/text-field.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { ListAddress } from './list-address.ts'
import { useSavedViews } from './saved-views.ts'

export type FilterTab = {
  value: string
  label: string
  count?: number
  /** says that somebody should look */
  hot?: boolean
}

export type FilterTabsProps = {
  label: string
  tabs: readonly FilterTab[]
  value: string | null
  to: (value: string) => string
  end?: ReactNode
}

/** One click per state, each with how many there are. The row scrolls sideways on a phone. */
export function FilterTabs({ label, tabs, value, to, end }: FilterTabsProps) {
  const row = useRef<HTMLElement>(null)
  // on a phone the tab of now may stand beyond the edge
  useEffect(() => {
    const tab = value === null ? null : row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [value])
  return (
    <nav
      ref={row}
      aria-label={label}
      className="swipe flex gap-x-5 border-b border-paper-200 px-4.5 wide:flex-wrap print:hidden"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          to={to(tab.value)}
          preventScrollReset
          aria-current={tab.value === value ? 'page' : undefined}
          className={cx(tabClass(tab.value === value), 'flex items-center gap-1.5 text-small')}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span
              className={cx(
                'tabular',
                tab.hot && tab.count > 0
                  ? 'font-semibold text-amber-700'
                  : tab.value === value
                    ? ''
                    : 'text-ink-500',
              )}
            >
              {tab.count.toLocaleString()}
            </span>
          )}
        </Link>
      ))}
      {end}
    </nav>
  )
}

/** The person's own views behind the tabs, and the button that keeps the filters of now. */
export function SavedViewTabs({
  list,
  address,
  canSave,
}: {
  list: string
  address: ListAddress
  canSave: boolean
}) {
  const t = useT()
  const { views, save, drop, full, busy } = useSavedViews(list)
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const { page: _, ...now } = address.filters
  const isNow = (filters: Record<string, string>) =>
    new URLSearchParams(filters).toString() === new URLSearchParams(now).toString()
  return (
    <>
      {views.map((view) => (
        <span key={view.name} className="flex shrink-0 items-center">
          <Link
            to={address.only(view.filters)}
            preventScrollReset
            aria-current={isNow(view.filters) ? 'page' : undefined}
            className={cx(tabClass(isNow(view.filters)), 'flex items-center text-small')}
          >
            {view.name}
          </Link>
          <button
            type="button"
            aria-label={t('보기 {name} 지우기', { name: view.name })}
            title={t('지우기')}
            onClick={() => void drop(view.name)}
            className="tap ml-1 grid size-6 place-items-center text-ink-500 hover:text-ink-900"
          >
            <X aria-hidden="true" size={14} strokeWidth={1.75} />
          </button>
        </span>
      ))}
      {canSave && !full && !views.some((view) => isNow(view.filters)) && (
        <button
          type="button"
          onClick={() => setNaming(true)}
          className="flex min-h-11 shrink-0 items-center gap-1 text-small whitespace-nowrap text-ink-500 hover:text-ink-900"
        >
          <Plus aria-hidden="true" size={15} strokeWidth={1.75} />
          {t('보기 저장')}
        </button>
      )}
      <ActionDialog
        open={naming}
        onClose={() => setNaming(false)}
        title={t('지금 조건을 보기로 저장')}
        yes={t('저장')}
        busy={busy}
        onYes={async () => {
          if (name.trim() === '') return
          if (!(await save({ name: name.trim(), filters: now }))) return
          setName('')
          setNaming(false)
        }}
      >
        <TextField
          label={t('보기 이름')}
          value={name}
          onChange={setName}
          maxLength={20}
          hint={t('내 보기로 저장돼 다른 기기에서도 보여요.')}
        />
      </ActionDialog>
    </>
  )
}
