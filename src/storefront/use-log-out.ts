import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { sessions } from '#shop/session/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

/** What a member kept on this device for want of a line is nobody else's. */
function leaveNothing() {
  try {
    for (const key of ['odemoa/held', 'odemoa/cart-seen']) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

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
