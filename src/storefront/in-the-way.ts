import { type RefObject, useEffect, useState } from 'react'

const controls = 'button, input, select, textarea, label, summary, [role="slider"]'

/** Whether a thing that floats over the page lies on a control of the page right now. Links in running text and tiles do not count. */
export function useInTheWay(thing: RefObject<HTMLElement | null>, watching: boolean): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    if (!watching) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovers(isOnControl(thing.current)))
    }
    // choices, messages and fetched parts move what lies below it
    const grown = new ResizeObserver(look)
    grown.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    look()
    return () => {
      cancelAnimationFrame(frame)
      grown.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [thing, watching])
  return watching && covers
}

function isOnControl(thing: HTMLElement | null): boolean {
  if (!thing) return false
  const { left, top, width, height } = thing.getBoundingClientRect()
  const steps = [0, 0.5, 1]
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((one) => !thing.contains(one) && one.closest(controls) !== null),
    ),
  )
}
