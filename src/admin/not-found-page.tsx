import { adminPaths } from '#kernel/admin-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { usePageTitle } from './ui/page-head.tsx'

export default function NotFoundPage() {
  const t = useT()
  usePageTitle(t('없는 화면이에요'))
  return (
    <EmptyState
      level={1}
      title={t('없는 화면이에요')}
      drawing={<BlankStrip />}
      action={<ButtonLink to={adminPaths.today()}>{t('오늘 할 일로')}</ButtonLink>}
    >
      <p>{t('주소를 다시 확인해 주세요.')}</p>
    </EmptyState>
  )
}
