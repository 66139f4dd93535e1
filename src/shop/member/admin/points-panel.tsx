import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdjustDialog } from '#admin/ui/adjust-dialog.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { LedgerList } from '#admin/ui/ledger-list.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { queryOf } from '#kernel/queries.ts'
import type { DeskMember } from '#shop/member/desk-contract.ts'
import { adminPoints } from '#shop/point/contract.ts'
import { useAdjustPoints } from '#shop/point/ui/use-adjust-points.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useMemberAct } from './use-member-act.ts'

/** The member's points and the last rows of the ledger; staff give and take with a reason the member reads. */
export function PointsPanel({ member }: { member: DeskMember }) {
  const t = useT()
  const staff = useStaff()
  const params = { mb_id: member.mb_id }
  const summary = useQuery({ ...queryOf(adminPoints.summary, { params }), ...freshOne })
  const ledger = useQuery({
    ...queryOf(adminPoints.list, { params, query: { per_page: 5 } }),
    ...freshOne,
  })
  const [asking, setAsking] = useState(false)
  const rows = ledger.data?.data ?? []
  const usable = summary.data?.data.usable
  return (
    <Panel
      title={
        usable === undefined
          ? t('포인트')
          : t('포인트 {count}점', { count: usable.toLocaleString() })
      }
      flush
      end={
        staff.changes('benefits') && !member.left_at && !member.staff_role ? (
          <Button look="outline" size={44} onClick={() => setAsking(true)}>
            {t('포인트 주거나 빼기')}
          </Button>
        ) : undefined
      }
    >
      {rows.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {ledger.isError ? t('포인트 기록을 불러오지 못했어요.') : t('포인트 기록이 없어요.')}
        </p>
      ) : (
        <LedgerList
          show={(points) => points.toLocaleString()}
          rows={rows.map((row) => ({
            id: row.po_id,
            at: row.po_datetime,
            content: row.po_content,
            amount: row.po_point,
            balance: row.po_mb_point,
          }))}
        />
      )}
      {asking && <AdjustPoints member={member} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function AdjustPoints({ member, onClose }: { member: DeskMember; onClose: () => void }) {
  const t = useT()
  const adjust = useAdjustPoints()
  const { again } = useMemberAct(member.mb_id)
  return (
    <AdjustDialog
      title={t('포인트 주거나 빼기')}
      give={t('포인트 주기')}
      take={t('포인트 빼기')}
      amountLabel={t('포인트')}
      amountName="points"
      reasonHint={t('회원의 포인트 내역에 그대로 보여요.')}
      onClose={onClose}
      save={async (asked) => {
        await adjust(member.mb_id, asked)
        await again()
      }}
    />
  )
}
