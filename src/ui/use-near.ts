import { type RefObject, useEffect, useRef, useState } from 'react'

/** True from when the place is about to be seen: what nobody scrolls to is never fetched. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        setNear(true)
        watch.disconnect()
      },
      { rootMargin: '400px 0px' },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return [place, near]
}
