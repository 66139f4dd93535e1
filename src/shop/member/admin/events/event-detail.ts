import { roleWords } from '#admin/ui/role-word.ts'
import type { Happened } from '#shop/member/audit-contract.ts'
import type { Translate } from '#ui/language.tsx'

/** Of what, from what to what, and why; states and roles by the words of their own pages. */
export function eventDetail(t: Translate, { name, payload }: Happened): string {
  const { reason, from, to, points, coupon, changes } = payload
  const said = wordIn(t, name)
  const between = (before: unknown, after: unknown) =>
    t('{from} → {to}', { from: said(before), to: said(after) })
  const sum = typeof points === 'number' ? `${points > 0 ? '+' : ''}${points.toLocaleString()}` : ''
  const moved = to !== undefined && from !== undefined ? pairsOf(from, to) : []
  return [
    typeof coupon === 'string' ? coupon : '',
    sum,
    ...[...moved, ...(Array.isArray(changes) ? changes.map(pairOf) : [])].map(([before, after]) =>
      between(before, after),
    ),
    typeof reason === 'string' ? reason : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

type Pair = [before: unknown, after: unknown]
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const pairOf = (change: unknown): Pair =>
  isFields(change) ? [change.from, change.to] : [null, change]

/** Of several fields at once those that differ. */
function pairsOf(from: unknown, to: unknown): Pair[] {
  if (!isFields(from) || !isFields(to)) return [[from, to]]
  return Object.keys(to)
    .filter((field) => from[field] !== to[field])
    .map((field) => [from[field], to[field]])
}

function wordIn(t: Translate, name: string): (value: unknown) => string {
  const words: Record<string, string> =
    name === 'staff.role_changed'
      ? roleWords(t)
      : name === 'class.attended'
        ? { confirmed: t('예약됨'), attended: t('참여'), no_show: t('안 옴') }
        : {}
  return (value) =>
    value === null || value === undefined || value === ''
      ? t('없음')
      : (words[String(value)] ?? String(value))
}
