import { Globe } from 'lucide-react'
import { Suspense, useState } from 'react'
import { homeCountry } from '#kernel/destination.ts'
import { cx } from '#ui/class-names.ts'
import { Drawer, preloadDrawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useDestination } from './hooks.ts'

const loadChoice = () => import('./destination-choice.tsx')
const DestinationChoice = lazyPart(() => loadChoice().then((found) => found.DestinationChoice))

/** Where parcels go: two letters in the header, a whole row in the menu of a phone. */
export function DestinationButton({ wide = false }: { wide?: boolean }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { country, name } = useDestination()
  const where = country === homeCountry ? t('대한민국') : name
  const preload = () => {
    preloadDrawer()
    void loadChoice().catch(() => {})
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        title={t('배송 나라: {country}', { country: where })}
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        className={cx(
          'flex min-h-11 items-center gap-1.5',
          wide
            ? 'mt-3 w-full text-left text-plain'
            : 'tap px-2 text-toggle font-semibold text-ink-700 hover:text-ink-900',
        )}
      >
        <Globe aria-hidden="true" size={wide ? 20 : 18} strokeWidth={1.5} className="shrink-0" />
        {wide ? (
          <>
            <span>{t('배송 나라: {country}', { country: where })}</span>
            <span className="ml-auto text-small text-pine-700 underline underline-offset-4">
              {t('바꾸기')}
            </span>
          </>
        ) : (
          <>
            <span aria-hidden="true">{country}</span>
            <span className="sr-only">{t('배송 나라: {country}', { country: where })}</span>
          </>
        )}
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('어디로 보낼까요?')}>
        <Suspense>
          <DestinationChoice onClose={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  )
}
