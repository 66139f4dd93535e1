import { roleWords } from '#admin/ui/role-word.ts'
import type { Happened } from '#shop/member/audit-contract.ts'
import type { Translate } from '#ui/language.tsx'

/** Of what, from what to what, and why; states and roles by the words of their own pages. */
export function eventDetail(t: Translate, { name, payload }: Happened): string {
  const { reason, from, to, points, coupon } = payload
  const said = wordIn(t, name)
  const change = to !== undefined && from !== undefined ? `${said(from)} → ${said(to)}` : ''
  const sum = typeof points === 'number' ? `${points > 0 ? '+' : ''}${points.toLocaleString()}` : ''
  return [
    typeof coupon === 'string' ? coupon : '',
    sum,
    change,
    typeof reason === 'string' ? reason : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function wordIn(t: Translate, name: string): (value: unknown) => string {
  const words: Record<string, string> =
    name === 'staff.role_changed'
      ? roleWords(t)
      : name === 'class.attended'
        ? { confirmed: t('예약됨'), attended: t('참여'), no_show: t('안 옴') }
        : {}
  return (value) => (value === null ? t('없음') : (words[String(value)] ?? String(value)))
}
