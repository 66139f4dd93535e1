import { Menu, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '#kernel/paths.ts'
import { CountBadge } from '#ui/count-badge.tsx'
import { Drawer, preloadDrawer } from '#ui/drawer.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { useSession } from './session.tsx'

const loadMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazyPart(() => loadMenu().then((found) => found.MobileMenu))

export function MobileHeader() {
  const t = useT()
  const { notification_count } = useSession()
  const [open, setOpen] = useState(false)
  const preload = () => {
    preloadDrawer()
    void loadMenu().catch(() => {})
  }
  return (
    <header
      data-click="menu"
      className="layer-header hairline-b sticky top-0 bg-paper-50 desk:[.wide-header~&]:hidden"
    >
      <div className="flex h-14 items-center pr-1.5 pl-4 max-[359px]:pr-0.5 max-[359px]:pl-3">
        <Logo className="tap max-[359px]:tracking-[.08em]" />
        <div className="ml-auto flex items-center gap-0.5">
          <LanguageToggle className="px-2 max-[359px]:px-1" />
          <a
            href={paths.myPage.home()}
            title={t('마이페이지')}
            className="grid size-11 place-items-center rounded-card"
          >
            <span className="relative">
              <UserRound aria-hidden="true" size={22} strokeWidth={1.5} />
              <span className="sr-only">{t('마이페이지')} </span>
              <CountBadge count={notification_count} label={t('읽지 않은 알림')} />
            </span>
          </a>
          <CartLink />
          <IconButton
            label={t('메뉴')}
            data-tour="menu"
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerDown={preload}
            onFocus={preload}
            onClick={() => setOpen(true)}
            icon={<Menu aria-hidden="true" size={24} strokeWidth={1.5} />}
          />
        </div>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('메뉴')} from="right">
        <Suspense>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </header>
  )
}
