import { paths } from '#kernel/paths.ts'
import { LoginAgain } from '#shop/session/ui/login-again.tsx'
import { rememberTyped } from './typed-before.ts'

/** Asks the member of this page for the password, over the page; fetched when a session has ended. */
export function RenewSession({ mb_id, onEnd }: { mb_id: string; onEnd: () => void }) {
  async function leave() {
    await rememberTyped()
    location.assign(paths.login(location.pathname + location.search))
  }
  return (
    <LoginAgain
      mb_id={mb_id}
      onIn={(user) => {
        // what stands on the page is another member's
        if (user.mb_id !== mb_id) location.reload()
        onEnd()
      }}
      onElse={{ leave, close: onEnd }}
    />
  )
}
