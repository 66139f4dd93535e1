import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { actFor, whenLoginIsNeeded } from './transport.ts'

export const loginDebounce = 300

const RenewSession = lazyPart(() =>
  import('./renew-session.tsx').then((found) => found.RenewSession),
)

/**
 * Two refused calls within 300 ms ask once. A member whose session ended logs in over the page, which keeps what was
 * typed; a guest goes to the login page, which leads back here.
 */
export function useLoginQuestion(mb_id: string, refresh: () => Promise<void>): ReactNode {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [ended, setEnded] = useState(false)
  // in whose name this page was filled in, also after a check that found the session gone
  const member = useRef('')
  if (mb_id) member.current = mb_id
  const isLeaving = useRef(false)
  isLeaving.current = useNavigation().state !== 'idle'
  useEffect(() => {
    if (mb_id) actFor(mb_id)
  }, [mb_id])

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
      // the back office asks in place by its own
      if (location.pathname.startsWith(paths.backOffice())) return refresh()
      if (member.current) return setEnded(true)
      await dialog.alert(t('로그인이 필요합니다.'))
      void navigate(paths.login(pathname + search))
    }
    return stop
  }, [t, dialog, navigate, pathname, search, refresh])

  if (!ended) return null
  return (
    <Suspense>
      <RenewSession mb_id={member.current} onEnd={() => setEnded(false)} />
    </Suspense>
  )
}
