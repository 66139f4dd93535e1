import { type ReactNode, useState } from 'react'
import { useT } from '#ui/language.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

type Props = {
  title: string
  /** materials of which nothing is known */
  unknown: number
  children: () => ReactNode
}

/** Figures that are asked for rarely: counted and drawn only while they are open, so that typing waits for none of them. */
export function Fold({ title, unknown, children }: Props) {
  const t = useT()
  const [open, setOpen] = useState(false)
  // a page without its code opens them by itself
  const isAwake = useHydrated()
  return (
    <details
      className="mt-4 border-t border-paper-200 pt-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="tap cursor-pointer text-small font-medium">
        {title}
        {unknown > 0 && (
          <span className="ml-2 font-normal text-amber-700">
            {t('재료 {count}가지는 확인 불가', { count: unknown })}
          </span>
        )}
      </summary>
      {(open || !isAwake) && children()}
    </details>
  )
}
