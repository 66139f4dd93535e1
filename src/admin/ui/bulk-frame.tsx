import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useFoot } from './foot.ts'

type Props = {
  /** what was chosen, read aloud */
  label: string
  /** how many, in words */
  count: string
  busy: boolean
  onDone: () => void
  children: ReactNode
}

/** What can be done with the chosen rows, at the foot of their list. */
export function BulkFrame({ label, count, busy, onDone, children }: Props) {
  const t = useT()
  // notices keep above the bar, however many lines it takes
  const [height, setHeight] = useState(84)
  useFoot(height)
  const measured = useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const watch = new ResizeObserver(() => setHeight(bar.offsetHeight + 24))
    watch.observe(bar)
    return () => watch.disconnect()
  }, [])
  return (
    <section
      ref={measured}
      aria-label={label}
      className="layer-header sticky bottom-4 z-20 mx-3 mb-3 flex flex-wrap items-center gap-2 rounded-card border border-paper-200 bg-paper-100 px-4 py-2 shadow-high print:hidden"
    >
      <p role="status" className="mr-auto text-small font-semibold">
        {count}
      </p>
      {children}
      <Button size={44} look="ghost" onClick={onDone} disabled={busy}>
        {t('고르기 취소')}
      </Button>
    </section>
  )
}
