import { paths } from '#kernel/paths.ts'
import { useSettings } from '#storefront/hooks.ts'
import { useSession } from '#storefront/session.tsx'

/** Where somebody writes to the shop from a page that asks for no login: members among their inquiries, everybody else by mail; `about` is its subject. */
export function useWriteTo(about: string): string {
  const { isMember, known } = useSession()
  const email = useSettings()?.company.email
  return known && !isMember && email
    ? `mailto:${email}?subject=${encodeURIComponent(about)}`
    : paths.myPage.newInquiry({ about })
}
