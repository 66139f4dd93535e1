import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { ErrorPage } from './error-page.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { bringBackTyped } from './typed-before.ts'

/** Papers stand alone: no shelves around them, only the way back. */
export default function BlankFrame() {
  return (
    <Blank>
      <Outlet />
    </Blank>
  )
}

export function ErrorBoundary() {
  return (
    <Blank>
      <ErrorPage />
    </Blank>
  )
}

function Blank({ children }: { children: React.ReactNode }) {
  const t = useT()
  useEffect(bringBackTyped, [])
  return (
    <div className="flex min-h-dvh flex-col bg-paper-100 [--bar-h:0px] print:bg-white">
      <a
        href="#main"
        className="layer-toast fixed top-2 left-2 -translate-y-20 rounded-card bg-ink-900 px-4 py-3 font-semibold text-paper-50 focus:translate-y-0 print:hidden"
      >
        {t('본문으로 건너뛰기')}
      </a>
      <header className="hairline-b bg-paper-0 print:hidden">
        <div className="wrap flex min-h-14 flex-wrap items-center justify-between gap-x-4">
          <Logo />
          <div className="ml-auto flex items-center gap-4 text-small">
            <TextLink to={paths.cart()}>{t('장바구니')}</TextLink>
            <LanguageToggle />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
    </div>
  )
}
