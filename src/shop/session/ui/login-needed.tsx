import { Info } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { needsLogin } from '#kernel/paths.ts'
import { useT } from '#ui/language.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/** Tells a guest who asked for a member's page why the login stands here. In the browser only: the page is kept for everyone. */
export function LoginNeeded() {
  const t = useT()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  if (!hydrated || !needsLogin(search.get('redirect'))) return null
  return (
    <p
      role="status"
      className="mb-5 flex items-center gap-2 rounded-tag bg-info-100 px-4 py-3 text-plain font-semibold text-info"
    >
      <Info aria-hidden="true" size={18} strokeWidth={1.75} />
      {t('로그인이 필요해요.')}
    </p>
  )
}
