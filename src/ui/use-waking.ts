import { useState, useSyncExternalStore } from 'react'

const noChange = () => () => {}

/** Whether this part came with the page that the server wrote, in which it goes on to be awake: nothing is drawn again for it. */
export function useWaking(): boolean {
  const [born] = useState({ written: false })
  return useSyncExternalStore(
    noChange,
    () => born.written,
    () => {
      born.written = true
      return true
    },
  )
}
