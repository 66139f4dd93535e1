import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { kindWord, standingTone, standingWord } from '#shop/claim/admin/words.ts'
import { adminClaims } from '#shop/claim/desk-contract.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** On the order's desk: its returns and exchanges, and opening one for a buyer who telephones. */
export function OrderClaims({ order }: { order: StaffOrder }) {
  const t = useT()
  const staff = useStaff()
  const { od_id } = order
  const found = useQuery({
    ...queryOf(adminClaims.ofOrder, { params: { od_id } }),
    ...freshOne,
    enabled: ['배송', '완료', '반품'].includes(order.od_status),
  }).data?.data
  if (!found) return null
  const reason = found.actions[0]?.reason ?? null
  return (
    <Panel title={t('반품·교환')}>
      <ul className="grid gap-2 text-small">
        {found.claims.map((claim) => (
          <li key={claim.claim_id} className="flex flex-wrap items-center justify-between gap-2">
            <Link
              to={adminPaths.claim(claim.claim_id)}
              className="tap font-medium underline underline-offset-4"
            >
              {kindWord(t, claim.kind)} {claim.claim_id}
            </Link>
            <Badge tone={standingTone(claim)}>{standingWord(t, claim)}</Badge>
          </li>
        ))}
      </ul>
      {reason ? (
        <p className="text-caption text-ink-500 not-first:mt-3">{reason}</p>
      ) : (
        staff.changes('orders') && (
          <div className="flex flex-wrap gap-2 not-first:mt-3">
            <ButtonLink size={44} look="outline" to={adminPaths.openClaim(od_id, 'return')}>
              {t('반품 열기')}
            </ButtonLink>
            <ButtonLink size={44} look="outline" to={adminPaths.openClaim(od_id, 'exchange')}>
              {t('교환 열기')}
            </ButtonLink>
          </div>
        )
      )}
    </Panel>
  )
}
