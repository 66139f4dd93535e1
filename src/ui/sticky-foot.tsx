import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from './class-names.ts'

/**
 * A bar that stands on the bottom bar of a phone. The page, notices and focus keep clear of it (--foot-h): the style sheet
 * knows its height by the size of its button, and only where words make it another one the bar tells it, since
 * everything on the page is styled anew then.
 */
export function StickyFoot({ size = 48, children }: { size?: 48 | 56; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const tell = () => {
      const height = `${bar.current?.offsetHeight ?? 0}px`
      if (getComputedStyle(root).getPropertyValue('--foot-h') !== height)
        root.style.setProperty('--foot-h', height)
    }
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
      className={cx(
        'sticky-foot layer-bar hairline-t fixed inset-x-0 bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))] bg-paper-0 px-4 py-3 desk:hidden print:hidden',
        size === 56 && 'sticky-foot-56',
      )}
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
