import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
} from 'react'
import { queryOf } from '#kernel/queries.ts'
import { type LoginCheck, type SessionUser, sessions } from '#shop/session/contract.ts'
import { useLang } from '#ui/language.tsx'
import { useLoginQuestion } from './use-login-question.tsx'

const newsSeconds = 60
/** Pages that are rendered for their visitor alone bring it along; everywhere else it is asked once they are on the screen. */
export const sessionQuery = queryOf(sessions.check, {})
const sessionKey = sessionQuery.queryKey

export type Session = LoginCheck & {
  /** false until the first login-check has answered */
  known: boolean
  isMember: boolean
  /** asks again who I am */
  refresh: () => Promise<void>
  /** shows a count at once; the server's answer comes with the next refresh */
  change: (part: Partial<LoginCheck>) => void
}

const guest: SessionUser = {
  mb_id: '',
  is_admin: false,
  mb_name: '',
  mb_hp: '',
  mb_level: 1,
  staff_role: null,
}
const nobody: LoginCheck = {
  user: guest,
  lang: 'kr',
  currency: 'krw',
  graded: false,
  cart_key: '',
  cart_count: 0,
  coupon_count: 0,
  notification_count: 0,
  wishes: [],
}
const SessionContext = createContext<Session>({
  ...nobody,
  known: false,
  isMember: false,
  refresh: async () => {},
  change: () => {},
})

/** Pages are the same for everyone; who is looking is asked once they are on the screen. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { lang, currency } = useLang()
  const { data, isError } = useQuery({
    ...sessionQuery,
    staleTime: Number.POSITIVE_INFINITY,
    // whatever the page told: asking makes the session and its token
    refetchOnMount: 'always',
    gcTime: Number.POSITIVE_INFINITY,
    // news for a member shows on the badge of a page that stays open
    refetchInterval: (query) => (query.state.data?.user.mb_id ? newsSeconds * 1000 : false),
    refetchOnWindowFocus: (query) => (query.state.data?.user.mb_id ? 'always' : false),
    enabled: typeof window !== 'undefined',
  })
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: sessionKey }), [client])
  const change = useCallback(
    (part: Partial<LoginCheck>) =>
      client.setQueryData<LoginCheck>(sessionKey, (before) => before && { ...before, ...part }),
    [client],
  )

  const renewal = useLoginQuestion(data?.user.mb_id ?? '', refresh)
  useEffect(() => {
    // a page brought back by the back button shows old counts
    const shown = (event: PageTransitionEvent) => event.persisted && void refresh()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [refresh])

  const session = useMemo<Session>(
    () => ({
      ...nobody,
      // nobody knows who is here: nobody, in Korean and won, as the specification says
      ...(isError ? {} : { lang, currency }),
      ...data,
      known: data !== undefined,
      isMember: !!data?.user.mb_id,
      refresh,
      change,
    }),
    [data, isError, lang, currency, refresh, change],
  )
  // half the page hangs on it: told in one piece it would hold up a phone
  const told = useDeferredValue(session)
  return (
    <SessionContext value={told}>
      {children}
      {renewal}
    </SessionContext>
  )
}

export function useSession(): Session {
  return useContext(SessionContext)
}
