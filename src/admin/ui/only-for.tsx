import type { ReactNode } from 'react'
import { adminPaths } from '#kernel/admin-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { type Area, useStaff } from './staff.ts'

/** A page for some of the staff: whoever else comes here is told, without asking the server. */
export function OnlyFor({ area, children }: { area: Area; children: ReactNode }) {
  const t = useT()
  const staff = useStaff()
  if (staff.sees(area)) return <>{children}</>
  return (
    <EmptyState
      level={1}
      title={t('이 화면을 볼 권한이 없어요')}
      drawing={<BlankStrip />}
      action={<ButtonLink to={adminPaths.today()}>{t('오늘 할 일로')}</ButtonLink>}
    >
      <p>{t('맡은 일에 필요한 화면이라면 운영자에게 알려 주세요.')}</p>
    </EmptyState>
  )
}
