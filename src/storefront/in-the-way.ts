const controls = 'button, input, select, textarea, label, summary, [role="slider"]'

/** Tells whether a thing that floats over the page lies on a control of the page. Links in running text and tiles do not count. Answers how to stop. */
export function watchWay(thing: HTMLElement, tell: (covers: boolean) => void): () => void {
  let frame = 0
  const look = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => tell(isOnControl(thing)))
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

function isOnControl(thing: HTMLElement): boolean {
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
