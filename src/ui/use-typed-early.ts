import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What was written into a field of the page's HTML before its code was there: taken over as if it were typed now.
 * Without this the next drawing of the field would put back what the server wrote. A field that is made in the
 * browser holds what it is given, so it is left alone.
 */
export function useTypedEarly<V extends string | boolean>(
  id: string,
  held: V,
  take: (typed: V) => void,
) {
  const isWaking = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const first = useRef({ isWaking, id, held, take })
  useLayoutEffect(() => {
    const { isWaking, id, held, take } = first.current
    const typed = isWaking ? writtenIn(document.getElementById(id)) : undefined
    // a field holds what its kind holds
    if (typed !== undefined && typed !== held) take(typed as V)
  }, [])
}

/** Undefined where a list stands as it came: one whose value it does not offer shows its first row. */
function writtenIn(field: HTMLElement | null): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) {
    const offered = [...field.options]
    const came = offered.findIndex((option) => option.defaultSelected)
    return field.selectedIndex === Math.max(came, 0) ? undefined : field.value
  }
  if (field instanceof HTMLTextAreaElement) return field.value
  if (!(field instanceof HTMLInputElement)) return undefined
  return field.type === 'checkbox' ? field.checked : field.value
}
