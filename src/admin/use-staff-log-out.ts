import { adminPaths } from '#kernel/admin-paths.ts'
import { leaveNothing } from '#kernel/leave-nothing.ts'
import { call } from '#kernel/queries.ts'
import { sessions } from '#shop/session/contract.ts'
import { useSend } from '#ui/use-send.ts'

/** Ends the session, then the door from the start: nothing of the last person stays in memory. */
export function useStaffLogOut(): () => void {
  const { send } = useSend()
  return () =>
    void send(async () => {
      await call(sessions.logout, {})
      leaveNothing()
      // what the page at the door keeps of this person
      if ('caches' in window) await caches.delete('odemoa-check-in').catch(() => false)
      location.assign(adminPaths.login())
    })
}
