import { ChevronLeft, ChevronRight, Headset, Package, RotateCw, Search } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { Drawer, preloadDrawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { openChat, useChat } from './chat.ts'
import { useInAppHistory } from './hooks.ts'
import { reloadPage } from './page-failures.ts'

const HelpSheet = lazyPart(() => import('./help-sheet.tsx').then((found) => found.HelpSheet))
const cell =
  'flex h-full min-w-11 flex-col items-center justify-center gap-[3px] text-bar leading-none whitespace-nowrap text-ink-700 aria-disabled:text-ink-500 aria-disabled:opacity-45 focus-visible:-outline-offset-4 focus-visible:shadow-none'

/** Six buttons at the foot of a phone; gone while a text field has the focus (styles.css). */
export function BottomBar() {
  const t = useT()
  const navigate = useNavigate()
  const { canGoBack, canGoForward } = useInAppHistory()
  const [helping, setHelping] = useState(false)
  const chat = useChat()
  return (
    <nav
      data-click="menu"
      aria-label={t('빠른 메뉴')}
      className="bottom-bar layer-bar hairline-t fixed inset-x-0 bottom-0 bg-paper-0 pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      <ul className="grid h-[59px] grid-cols-6 *:h-full">
        <Press word={t('이전')} disabled={!canGoBack} onPress={() => navigate(-1)}>
          <ChevronLeft aria-hidden="true" size={22} strokeWidth={1.5} />
        </Press>
        <Press word={t('다음')} disabled={!canGoForward} onPress={() => navigate(1)}>
          <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} />
        </Press>
        <Press word={t('새로고침')} onPress={reloadPage}>
          <RotateCw aria-hidden="true" size={20} strokeWidth={1.5} />
        </Press>
        <li>
          <a href={paths.myPage.orders()} data-tour="orders" className={cell}>
            <Package aria-hidden="true" size={20} strokeWidth={1.5} />
            {t('내 주문')}
          </a>
        </li>
        <li>
          <a href={paths.search()} className={cell}>
            <Search aria-hidden="true" size={20} strokeWidth={1.5} />
            {t('검색')}
          </a>
        </li>
        <li>
          <button
            type="button"
            data-tour="help"
            aria-haspopup="dialog"
            aria-expanded={helping || chat.shown}
            onPointerDown={preloadDrawer}
            onFocus={preloadDrawer}
            onClick={() => (chat.ready ? openChat() : setHelping(true))}
            className={`${cell} w-full`}
          >
            <Headset aria-hidden="true" size={20} strokeWidth={1.5} />
            {t('상담')}
          </button>
        </li>
      </ul>
      <Drawer open={helping} onClose={() => setHelping(false)} title={t('고객센터')}>
        <Suspense>
          <HelpSheet onTour={() => setHelping(false)} />
        </Suspense>
      </Drawer>
    </nav>
  )
}

function Press({
  word,
  disabled = false,
  onPress,
  children,
}: {
  word: string
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onPress()}
        className={`${cell} w-full`}
      >
        {children}
        {word}
      </button>
    </li>
  )
}
