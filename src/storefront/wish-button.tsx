import { Heart } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CountBadge } from '#ui/count-badge.tsx'
import { Drawer, preloadDrawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useSession } from './session.tsx'

const WishSheet = lazyPart(() => import('./wish-sheet.tsx').then((found) => found.WishSheet))

/** The heart of the header opens what was wished for. */
export function WishButton() {
  const t = useT()
  const { wishes } = useSession()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        data-tour="wish"
        title={t('찜한 상품')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-card hover:bg-paper-100"
      >
        <span className="relative">
          <Heart aria-hidden="true" size={22} strokeWidth={1.5} />
          <span className="sr-only">{t('찜한 상품')} </span>
          <CountBadge count={wishes.length} label={t('찜한 상품')} />
        </span>
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('찜한 상품')}>
        <Suspense>
          <WishSheet onGo={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  )
}
