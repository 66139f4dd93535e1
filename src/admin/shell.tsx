import { ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paths } from '#kernel/paths.ts'
import { Drawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import { Rail, RailMark, RailMenu } from './rail.tsx'
import type { Theme } from './theme.ts'
import { TopBar } from './top-bar.tsx'
import { useRoleWord } from './ui/role-word.ts'
import { useStaff } from './ui/staff.ts'

/** The rail at the left, the bar above, the page between them. */
export function Shell({
  theme,
  onTheme,
  children,
}: {
  theme: Theme
  onTheme: () => void
  children: ReactNode
}) {
  const t = useT()
  const [menu, setMenu] = useState(false)
  return (
    <div className="min-h-dvh desk:grid desk:grid-cols-[216px_minmax(0,1fr)] print:block!">
      <a
        href="#main"
        className="layer-toast fixed top-2 left-2 -translate-y-20 rounded-card bg-ink-900 px-4 py-3 font-semibold text-paper-50 focus:translate-y-0 print:hidden"
      >
        {t('본문으로 건너뛰기')}
      </a>
      <Rail />
      <div className="flex min-w-0 flex-col">
        <TopBar theme={theme} onTheme={onTheme} onMenu={() => setMenu(true)} />
        <NoMailNotice />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[1640px] flex-1 flex-col px-4 pt-5 desk:px-8 desk:pt-6.5 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
      <Drawer open={menu} onClose={() => setMenu(false)} title={t('메뉴')} from="left" hideTitle>
        <DrawerHead />
        <RailMenu onGo={() => setMenu(false)} light />
        <a
          href={paths.home()}
          className="mt-6 flex h-11 items-center gap-[11px] border-t border-paper-200 px-2.5 pt-6 text-small text-ink-700"
        >
          <ExternalLink aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('가게 보기')}
        </a>
      </Drawer>
    </div>
  )
}

function DrawerHead() {
  const staff = useStaff()
  const roleWord = useRoleWord()
  return (
    <div className="mb-5">
      <RailMark />
      <p className="mx-2.5 mt-4 text-small">
        <span className="font-semibold">{staff.name}</span>{' '}
        <span className="text-ink-500">{roleWord(staff.role)}</span>
      </p>
    </div>
  )
}

/** The same boxes without words, until it is known who is looking. */
export function ShellSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh desk:grid desk:grid-cols-[216px_minmax(0,1fr)]">
      <div
        data-theme="dark"
        className="hidden border-r border-paper-200 bg-paper-50 px-3.5 py-5.5 text-ink-900 desk:block"
      >
        <RailMark />
      </div>
      <div>
        <div className="h-14 border-b border-paper-200 bg-paper-0 desk:h-16" />
      </div>
    </div>
  )
}
