import { NavLink } from 'react-router'
import { adminPaths } from '#kernel/admin-paths.ts'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { type Entry, useRailGroups } from './rail-groups.ts'
import { opens, useStaff } from './ui/staff.ts'

export function RailMark() {
  return (
    <span className="mx-2.5 flex items-center gap-2.5 text-lead leading-none">
      <BlotterStrip notes={['citrus', 'floral', 'spice']} className="h-5 w-[5px] self-center" />
      <Wordmark />
      <span className="sr-only">ODEMOA</span>
    </span>
  )
}

export function Rail() {
  return (
    <aside
      data-theme="dark"
      className="on-dark sticky top-0 hidden h-dvh flex-col gap-6.5 overflow-y-auto border-r border-paper-200 bg-paper-50 px-3.5 py-5.5 text-ink-700 desk:flex print:hidden"
    >
      <span className="text-ink-900">
        <RailMark />
      </span>
      <RailMenu />
    </aside>
  )
}

/** The pages that exist and that this person may open. */
export function RailMenu({ onGo, light = false }: { onGo?: () => void; light?: boolean }) {
  const t = useT()
  const staff = useStaff()
  const groups = useRailGroups()
  return (
    <nav aria-label={t('관리 메뉴')} className="text-small">
      {groups.map(({ title, entries }) => {
        const open = entries.filter((entry) => opens(staff, entry))
        if (open.length === 0) return null
        return (
          <div key={title ?? ''}>
            {title && (
              <p className="mx-2.5 mt-5 mb-1.5 text-caption font-semibold text-ink-500">{title}</p>
            )}
            <ul>
              {open.map((entry) => (
                <li key={entry.to}>
                  <RailLink {...entry} onGo={onGo} light={light} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

function RailLink({
  to,
  icon: Icon,
  label,
  count = 0,
  counted = '',
  onGo,
  light,
}: Entry & { onGo?: () => void; light: boolean }) {
  const t = useT()
  return (
    <NavLink
      to={to}
      end={to === adminPaths.today()}
      onClick={onGo}
      className={({ isActive }) =>
        cx(
          'flex h-11 items-center gap-[11px] rounded-card px-2.5 transition-colors duration-[120ms] hover:bg-paper-100',
          isActive
            ? cx('font-semibold text-ink-900', light ? 'bg-paper-200' : 'bg-paper-100')
            : 'text-ink-700',
        )
      }
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
      {label}
      {count > 0 && (
        <span className="tabular ml-auto min-w-5 rounded-full bg-[#B23E17] px-1.5 text-center text-mini leading-normal font-semibold text-white">
          <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
          <span className="sr-only">{t('{label} {count}개', { label: counted, count })}</span>
        </span>
      )}
    </NavLink>
  )
}
