const controls = 'button, input, select, textarea, label, summary, [role="slider"]'

/** Tells whether a thing that floats over the page lies on a control of the page that is at least so wide. Links in running text and tiles do not count. Answers how to stop. */
export function watchWay(
  thing: HTMLElement,
  tell: (covers: boolean) => void,
  leastWidth = 0,
): () => void {
  let frame = 0
  const look = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => tell(isOnControl(thing, leastWidth)))
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
}

/** Looked for so closely that nothing which a finger can meet lies between two points. */
const closely = 40

function isOnControl(thing: HTMLElement, leastWidth: number): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const isOne = (found: Element) => {
    const control = thing.contains(found) ? null : found.closest(controls)
    return control !== null && control.getBoundingClientRect().width >= leastWidth
  }
  return pointsOf(left, width).some((x) =>
    pointsOf(top, height).some((y) => document.elementsFromPoint(x, y).some(isOne)),
  )
}

function pointsOf(from: number, length: number): number[] {
  const steps = Math.max(2, Math.ceil(length / closely))
  return Array.from({ length: steps + 1 }, (_, step) => from + (step / steps) * length)
}
