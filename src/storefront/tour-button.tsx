import { cx } from '../ui/class-names.ts'
import { useT } from '../ui/language.tsx'

/** Shows the shop around, as often as wanted. Its code comes with the first press. */
export function TourButton({ onTour, className }: { onTour?: () => void; className?: string }) {
  const t = useT()
  async function start() {
    onTour?.()
    const { startTour } = await import('./tour.ts')
    // a sheet that is closing still covers what will be shown
    requestAnimationFrame(() => startTour(t))
  }
  return (
    <button type="button" onClick={() => void start()} className={cx('tap min-h-11 underline decoration-line underline-offset-4 hover:decoration-current', className)}>
      {t('가게 둘러보기')}
    </button>
  )
}
