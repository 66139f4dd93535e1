import { useSyncExternalStore } from 'react'

const noChange = () => () => {}

/** False on the server and for the first render in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}
