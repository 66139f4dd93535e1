import { useLayoutEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

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
  const first = useRef({ isWaking: !useHydrated(), id, held, take })
  useLayoutEffect(() => {
    const { isWaking, id, held, take } = first.current
    if (!isWaking) return
    const typed = writtenIn(document.getElementById(id))
    // a field holds what its kind holds
    if (typed !== undefined && typed !== held) take(typed as V)
  }, [])
}

/** Undefined where a list stands as it came: one whose value it does not offer shows its first row. */
function writtenIn(field: HTMLElement | null): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) {
    const came = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex === Math.max(came, 0) ? undefined : field.value
  }
  const input = field as HTMLInputElement | null // or a text area: `id` is a field's
  return input?.type === 'checkbox' ? input.checked : input?.value
}
