import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type LoginCheck, type SessionUser, sessions } from '#shop/session/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { whenLoginIsNeeded } from './transport.ts'

export const loginDebounce = 300
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

  useLoginQuestion(refresh)
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
  return <SessionContext value={told}>{children}</SessionContext>
}

/** Two refused calls within 300 ms ask once; then the login page, which leads back here. */
function useLoginQuestion(refresh: () => Promise<void>) {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isLeaving = useRef(false)
  isLeaving.current = useNavigation().state !== 'idle'
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = whenLoginIsNeeded(() => {
      clearTimeout(waiting)
      waiting = setTimeout(ask, loginDebounce)
    })
    async function ask() {
      // a page that needs a login leads there by itself, however long it takes
      if (isLeaving.current) {
        waiting = setTimeout(ask, loginDebounce)
        return
      }
      if (location.pathname === paths.login()) return
      // the back office asks in place, so that nothing typed is lost
      if (location.pathname.startsWith(paths.backOffice())) return refresh()
      await dialog.alert(t('로그인이 필요합니다.'))
      void navigate(paths.login(pathname + search))
    }
    return stop
  }, [t, dialog, navigate, pathname, search, refresh])
}

export function useSession(): Session {
  return useContext(SessionContext)
}
