import { paths } from '#kernel/paths.ts'
import { useSession } from '#storefront/session.tsx'

/** The question form with a class in it, and one of its dates. A guest is led through the log-in and comes back to it. */
export function useAskAbout(): (class_id: number, session_id?: number) => string {
  const { known, isMember } = useSession()
  return (class_id, session_id) => {
    const form = paths.myPage.newInquiry({ class_id, session_id })
    return known && !isMember ? paths.login(form) : form
  }
}
