import { startTransition, useEffect, useState } from 'react'
import { useWaking } from './use-waking.ts'

/** False on the server and while the page it wrote wakes up; what hangs on it is drawn in pieces after that. */
export function useHydrated(): boolean {
  const waking = useWaking()
  const [hydrated, setHydrated] = useState(!waking)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
