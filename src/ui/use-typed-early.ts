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
  const waking = useRef(useHydrated() ? null : { id, held, take })
  useLayoutEffect(() => {
    if (!waking.current) return
    const { id, held, take } = waking.current
    const typed = writtenIn(document.getElementById(id), held)
    // a field holds what its kind holds
    if (typed !== held) take(typed as V)
  }, [])
}

type AnyField = Pick<HTMLInputElement, 'type' | 'checked' | 'value'> &
  Partial<Pick<HTMLSelectElement, 'options' | 'selectedIndex'>>

function writtenIn(field: HTMLElement | null, held: string | boolean): string | boolean {
  const one = field as unknown as AnyField | null // `id` is a field's
  // a list stands as it came; one whose value it does not offer shows its first row
  const came = [...(one?.options ?? [])].findIndex((option) => option.defaultSelected)
  if (!one || one.selectedIndex === Math.max(came, 0)) return held
  return one.type === 'checkbox' ? one.checked : one.value
}
