import { useLayoutEffect, useRef } from 'react'

/**
 * What was written into a field of the page's HTML before its code was there: taken over as if it were typed now.
 * Without this the next drawing of the field would put back what the server wrote.
 */
export function useTypedEarly<V extends string | boolean>(
  id: string,
  held: V,
  take: (typed: V) => void,
) {
  const first = useRef({ id, held, take })
  useLayoutEffect(() => {
    const { id, held, take } = first.current
    const field = document.getElementById(id)
    const typed =
      typeof held === 'boolean'
        ? field instanceof HTMLInputElement && field.checked
        : (field as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null)?.value // `id` is a field's
    if (typed !== undefined && typed !== held) take(typed as V) // read as `held` is
  }, [])
}
