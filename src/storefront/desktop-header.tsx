import { useT } from '#ui/language.tsx'
import { AccountLinks } from './account-links.tsx'
import { CartLink } from './cart-link.tsx'
import { DestinationButton } from './destination-button.tsx'
import { useMenus } from './hooks.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { MenuGo } from './menu-link.tsx'
import { SearchBox } from './search-box.tsx'
import { WishButton } from './wish-button.tsx'

const link =
  'flex h-11 items-center whitespace-nowrap underline-offset-8 decoration-2 decoration-pine-700 hover:text-pine-700 aria-[current=page]:underline'

/** 72 px, of which 66 stay at the top of the window: a hash target stops 70 px below it. */
export function DesktopHeader() {
  const t = useT()
  const { bar } = useMenus()
  return (
    <header
      data-click="menu"
      className="wide-header layer-header hairline-b sticky -top-1.5 hidden bg-paper-50 desk:block"
    >
      <div className="wrap flex min-h-[72px] flex-wrap items-center gap-x-4 wide:gap-x-5">
        <Logo className="tap shrink-0" />
        <nav
          aria-label={t('주 메뉴')}
          className="flex flex-wrap items-center gap-x-2.5 text-plain font-medium min-[1261px]:gap-x-5"
        >
          <MegaMenu />
          {bar.map((entry) => (
            <MenuGo key={entry.id} link={entry} className={link} />
          ))}
        </nav>
        <SearchBox className="ml-auto min-w-24 max-w-[236px] flex-1 basis-24" />
        <div className="flex max-w-full flex-wrap items-center min-[1261px]:gap-1">
          <AccountLinks />
          <WishButton />
          <CartLink />
          <DestinationButton />
          <LanguageToggle className="min-[1261px]:ml-2" />
        </div>
      </div>
    </header>
  )
}
