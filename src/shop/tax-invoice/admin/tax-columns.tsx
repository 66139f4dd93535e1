import { Link } from 'react-router'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { businessNumberText } from '#kernel/business-number.ts'
import { dotted } from '#kernel/day-words.ts'
import type { TaxRow, TaxState } from '#shop/tax-invoice/contract.ts'
import { whyCannotIssue } from '#shop/tax-invoice/issue-rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Translate, useMoney, useT } from '#ui/language.tsx'

const tones: Record<TaxState, BadgeTone> = { requested: 'wait', issued: 'done', refused: 'bad' }

export function taxWord(t: Translate, state: TaxState): string {
  return { requested: t('발급할 것'), issued: t('발급함'), refused: t('거절함') }[state]
}

export function useTaxColumns({
  issue,
  refuse,
}: {
  issue: (row: TaxRow) => void
  refuse: (row: TaxRow) => void
}): Column<TaxRow>[] {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  return [
    {
      name: 'company',
      label: t('공급받는 곳'),
      head: true,
      className: 'card:min-w-48 card:whitespace-normal!',
      cell: (row) => (
        <span className="block min-w-0">
          <span className="font-medium">{row.company}</span>{' '}
          <span className="text-ink-500">{row.representative}</span>
          <span className="tabular block text-caption leading-tight font-normal text-ink-500">
            {businessNumberText(row.business_number)}
          </span>
        </span>
      ),
    },
    {
      name: 'details',
      label: t('사업장'),
      roomy: true,
      className: 'card:whitespace-normal!',
      cell: (row) => (
        <span className="block max-w-[22em] py-2 text-caption leading-snug text-ink-700">
          {row.address}
          <span className="block text-ink-500">
            {row.business_type} / {row.business_item}
          </span>
          <span className="block break-all text-ink-500">{row.email}</span>
          {row.note && <span className="block text-ink-700">“{row.note}”</span>}
        </span>
      ),
    },
    {
      name: 'od_id',
      label: t('주문번호'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          <Link
            to={adminPaths.order(row.od_id)}
            className="tap tabular underline-offset-4 hover:underline"
          >
            {row.od_id}
          </Link>
          <span className="tabular block text-caption leading-tight text-ink-500">
            {row.paid_on ? t('{day} 입금', { day: dotted(row.paid_on) }) : t('입금 전')}
          </span>
        </span>
      ),
    },
    {
      name: 'supply',
      label: t('공급가액 / 세액'),
      sort: 'supply',
      end: true,
      cell: (row) => (
        <span className="tabular block text-right">
          {money(row.supply, 'krw')}
          <span className="block text-caption leading-tight text-ink-500">
            {money(row.vat, 'krw')}
          </span>
          {row.exempt > 0 && (
            <span className="block text-caption leading-tight text-ink-500">
              {t('면세 {amount}', { amount: money(row.exempt, 'krw') })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'asked_at',
      label: t('신청한 때'),
      sort: 'asked_at',
      roomy: 'desk',
      cell: (row) => <MomentCell at={row.asked_at} />,
    },
    {
      name: 'state',
      label: t('상태'),
      className: 'card:whitespace-normal!',
      cell: (row) => (
        <span className="block text-right card:text-left">
          <Badge tone={tones[row.state]}>{taxWord(t, row.state)}</Badge>
          {row.state === 'issued' && (
            <span className="tabular mt-1 block text-caption leading-tight text-ink-500">
              {row.written_on && dotted(row.written_on)}
              {row.approval_no && <span className="block">{row.approval_no}</span>}
            </span>
          )}
          {row.changed && (
            <span className="mt-1 block text-caption leading-tight font-semibold text-amber-700">
              {t('금액이 바뀌었어요. 수정 발행이 필요해요.')}
            </span>
          )}
          {row.reason && (
            <span className="mt-1 block max-w-[18em] text-caption leading-tight text-ink-500">
              {row.reason}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) => {
        const why = whyCannotIssue(row.state, row.od_status, row.changed)
        if (!staff.changes('orders') || row.state === 'refused') return null
        if (row.state === 'issued' && !row.changed)
          return (
            <RowMenu
              label={t('{id} 더 하기', { id: row.od_id })}
              items={[{ label: t('작성일자와 승인번호 고치기'), run: () => issue(row) }]}
            />
          )
        return (
          <span className="inline-flex items-center gap-1">
            {!why && (
              <Button
                look="outline"
                size={44}
                className="whitespace-nowrap"
                onClick={() => issue(row)}
              >
                {row.changed ? t('수정 발행') : t('발급함')}
              </Button>
            )}
            {row.state === 'requested' && (
              <RowMenu
                label={t('{id} 더 하기', { id: row.od_id })}
                items={[{ label: t('거절하기'), run: () => refuse(row), danger: true }]}
              />
            )}
          </span>
        )
      },
    },
  ]
}
