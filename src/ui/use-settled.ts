import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a moment: what is asked of the server waits for the end of a word. */
export function useSettled<V>(value: V, afterMs: number): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const later = setTimeout(() => setSettled(() => value), afterMs)
    return () => clearTimeout(later)
  }, [value, afterMs])
  return settled
}
