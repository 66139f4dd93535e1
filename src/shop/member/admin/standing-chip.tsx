import { useRoleWord } from '#admin/ui/role-word.ts'
import type { DeskRow } from '#shop/member/desk-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useT } from '#ui/language.tsx'

/** How an account stands, in a word. */
export function StandingChip({
  member,
}: {
  member: Pick<DeskRow, 'blocked_at' | 'left_at' | 'staff_role'>
}) {
  const t = useT()
  const word = useRoleWord()
  if (member.left_at) return <Badge tone="bad">{t('탈퇴')}</Badge>
  if (member.blocked_at) return <Badge tone="bad">{t('막힘')}</Badge>
  // what a role takes in stands where roles are given
  if (member.staff_role)
    return <Badge tone="info">{word(member.staff_role).replace(/ \(.*\)$/, '')}</Badge>
  return <Badge tone="done">{t('이용 중')}</Badge>
}
