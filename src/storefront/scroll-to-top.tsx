import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { useScrolledPast } from './hooks.ts'

export const shownPast = 0.4

/** Fades in past 40% of the window's height; it stands aside where it would lie on something to press or to fill in, and on a phone while something is typed. */
export function ScrollToTop() {
  const t = useT()
  const scrolled = useScrolledPast(shownPast)
  const circle = useRef<HTMLButtonElement>(null)
  const [covers, setCovers] = useState(false)
  const shown = scrolled && !covers

  useEffect(() => {
    if (!scrolled) return
    let stop = () => {}
    let left = false
    import('./in-the-way.ts').then(
      ({ watchWay }) => {
        if (!left && circle.current) stop = watchWay(circle.current, setCovers)
      },
      () => {},
    )
    return () => {
      left = true
      stop()
    }
  }, [scrolled])

  function up() {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
    // the reading begins again at the top too
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <button
      ref={circle}
      type="button"
      aria-label={t('맨 위로')}
      onClick={up}
      className={cx(
        'layer-header fixed right-4 bottom-[calc(var(--bar-h)+var(--foot-h,0px)+16px+env(safe-area-inset-bottom))] grid size-12 place-items-center rounded-full border border-control bg-paper-0 shadow-low transition-[opacity,visibility] duration-[200ms] hover:bg-paper-100 desk:right-8 desk:bottom-8',
        shown
          ? 'visible opacity-100 max-desk:in-[:root:has(:is(input,textarea):focus-visible)]:invisible'
          : 'invisible opacity-0',
      )}
    >
      <ArrowUp aria-hidden="true" size={20} strokeWidth={1.5} />
    </button>
  )
}
