import { useEffect } from 'react'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

/** Shows the shop around, as often as wanted. Works in a part that is not awake, too. */
export function TourButton({ onTour, className }: { onTour?: () => void; className?: string }) {
  const t = useT()
  return (
    <button
      type="button"
      data-starts-tour
      onClick={onTour}
      className={cx(
        'tap min-h-11 underline decoration-line underline-offset-4 hover:decoration-current',
        className,
      )}
    >
      {t('가게 둘러보기')}
    </button>
  )
}

/** Hears of all tour buttons of the page. The tour's code comes with the first press. */
export function useTourButtons() {
  const t = useT()
  useEffect(() => {
    async function onClick(event: MouseEvent) {
      if (!(event.target instanceof Element) || !event.target.closest('[data-starts-tour]')) return
      const { startTour } = await import('./tour.ts')
      // a sheet that is closing still covers what will be shown
      requestAnimationFrame(() => startTour(t))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [t])
}
