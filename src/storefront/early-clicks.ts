import { useEffect } from 'react'

/** Clicks wait here until what counts them has arrived; so many at most, in case it never does. */
const most = 20
let waiting: EventTarget[] = []
let stop = () => {}

function hear(event: Event) {
  if (event.target && waiting.length < most) waiting.push(event.target)
}

export function useEarlyClicks() {
  useEffect(() => {
    document.addEventListener('click', hear, { capture: true, passive: true })
    stop = () => document.removeEventListener('click', hear, { capture: true })
    return () => stop()
  }, [])
}

/** What was clicked until now; from here on somebody else listens. */
export function takeEarlyClicks(): EventTarget[] {
  stop()
  const taken = waiting
  waiting = []
  return taken
}
