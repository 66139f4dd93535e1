import { leaveNothing } from '#kernel/leave-nothing.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { sessions } from '#shop/session/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

/** Ends the session, then the home page from the start: nothing of the member stays in memory. */
export function useLogOut(): () => Promise<void> {
  const t = useT()
  const dialog = useDialog()
  return async () => {
    try {
      await call(sessions.logout, {})
      leaveNothing()
      location.assign(paths.home())
    } catch {
      await dialog.error(t('로그아웃하지 못했어요. 잠시 뒤에 다시 시도해 주세요.'))
    }
  }
}
