import { useEffect, useState } from 'react'
import type { OpenSession, SessionState } from '#shop/tssa/class-contract.ts'
import { stateAt } from '#shop/tssa/session-rules.ts'

/** What held when the page was made, until the browser's own clock speaks: a kept page may be a minute old. */
export function useSessionState(): (session: OpenSession) => SessionState {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (session) => (now ? stateAt(session, now) : session.state)
}
