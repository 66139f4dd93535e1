import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'

type Announce = (message: string) => void
const AnnounceContext = createContext<Announce>(() => {})

/** One polite live region for the whole page; the last message within 300 ms wins. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('')
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announce = useCallback<Announce>((next) => {
    clearTimeout(waiting.current)
    // cleared first, so that the same sentence is read again
    setMessage('')
    waiting.current = setTimeout(() => setMessage(next), 300)
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {message}
      </div>
    </AnnounceContext>
  )
}

/** Says a sentence to screen readers without showing it. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
