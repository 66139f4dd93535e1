import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freshOne } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminCoupons, type CouponRound, type StaffKind } from '#shop/coupon/admin-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { IssueDialog } from './issue-dialog.tsx'

const often = 2_000

/** Giving it to members by hand, and what became of it. */
export function RoundsPanel({ kind, readOnly }: { kind: StaffKind; readOnly: boolean }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const { data, isError } = useQuery({
    ...queryOf(adminCoupons.rounds, {
      params: { cz_id: kind.cz_id },
      query: { per_page: 5 },
    }),
    ...freshOne,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ ended_at }) => ended_at === null) ? often : false,
  })
  const rounds = data?.data ?? []
  return (
    <Panel
      title={t('직접 발급')}
      flush
      end={
        !readOnly && (
          <Button
            look="outline"
            size={44}
            onClick={() => setAsking(true)}
            disabled={kind.state !== 'running'}
          >
            {t('회원에게 주기')}
          </Button>
        )
      }
    >
      {rounds.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {isError
            ? t('발급 기록을 불러오지 못했어요.')
            : kind.state === 'running'
              ? t('회원이나 등급을 골라 줄 수 있어요.')
              : t('진행 중인 쿠폰만 줄 수 있어요.')}
        </p>
      ) : (
        <ul>
          {rounds.map((round) => (
            <RoundRow key={round.ci_id} round={round} />
          ))}
        </ul>
      )}
      {asking && <IssueDialog kind={kind} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function RoundRow({ round }: { round: CouponRound }) {
  const t = useT()
  const [first = '', ...others] = round.names
  const whom =
    round.to === 'grades'
      ? t('등급 {from}–{to}', { from: round.level_from ?? 0, to: round.level_to ?? 0 })
      : others.length
        ? t('{name} 외 {count}명', { name: first, count: others.length })
        : first
  return (
    <li className="border-t border-paper-200 px-4.5 py-3 text-small first:border-t-0">
      <p className="flex justify-between gap-4">
        <span className="min-w-0 truncate">{whom}</span>
        <span className="tabular shrink-0 font-medium">
          {t('{count}명 받음', { count: round.given.toLocaleString() })}
        </span>
      </p>
      <p className="tabular mt-0.5 text-caption text-ink-500">
        {stamp(round.made_at)} · {round.made_by}
        {round.ended_at === null
          ? ` · ${t('나누는 중')}`
          : round.looked_at > round.given &&
            ` · ${t('{count}명은 이미 받았거나 받을 수 없어요', { count: (round.looked_at - round.given).toLocaleString() })}`}
      </p>
    </li>
  )
}
