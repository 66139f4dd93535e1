import { adminPaths } from '#kernel/admin-paths.ts'
import { call } from '#kernel/queries.ts'
import { sessions } from '#shop/session/contract.ts'
import { useAct } from './ui/use-act.ts'

/** Ends the session, then the door from the start: nothing of the last person stays in memory. */
export function useStaffLogOut(): () => void {
  const { act } = useAct()
  return () =>
    void act(async () => {
      await call(sessions.logout, {})
      location.assign(adminPaths.login())
    })
}
