import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

/** A bar that stands on the bottom bar of a phone. It tells its height, so that the page, notices and focus keep clear of it (--foot-h). */
export function StickyFoot({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const tell = () => root.style.setProperty('--foot-h', `${bar.current?.offsetHeight ?? 0}px`)
    const watch = new ResizeObserver(tell)
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      root.style.removeProperty('--foot-h')
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
    <div
      ref={bar}
      onMouseDown={stayInField}
      className="layer-bar hairline-t fixed inset-x-0 bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))] bg-paper-0 px-4 py-3 desk:hidden print:hidden"
    >
      {children}
    </div>
  )
}

/** Leaving a text field brings the bottom bar back and lifts the foot: the press would end beside the button it began on. */
export function stayInField(event: MouseEvent) {
  if (event.target instanceof Element && !event.target.closest('input, select, textarea'))
    event.preventDefault()
}
