import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { businessNumberText } from '#kernel/business-number.ts'
import { dotted } from '#kernel/day-words.ts'
import type { CompanyRow } from '#shop/company/desk-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'

export function useCompanyColumns(): Column<CompanyRow>[] {
  const t = useT()
  const money = useMoney()
  const sum = (won: number, late = false) => (
    <span
      className={cx(
        'tabular whitespace-nowrap',
        won === 0 ? 'text-ink-500' : late ? 'font-semibold text-bad' : 'text-ink-900',
      )}
    >
      {money(won, 'krw')}
    </span>
  )
  return [
    {
      name: 'company',
      label: t('회사'),
      sort: 'company',
      head: true,
      cell: (row) => (
        <>
          <Link
            to={adminPaths.company(row.mb_id)}
            className="tap font-medium underline-offset-4 hover:underline"
          >
            {row.company}
          </Link>{' '}
          {row.state === 'stopped' && <Badge tone="bad">{t('거래 멈춤')}</Badge>}
        </>
      ),
    },
    {
      name: 'business_number',
      label: t('사업자등록번호'),
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">
          {businessNumberText(row.business_number)}
        </span>
      ),
    },
    {
      name: 'owed',
      label: t('남은 외상'),
      sort: 'owed',
      end: true,
      cell: (row) => sum(row.owed),
    },
    {
      name: 'not_due',
      label: t('기한 전'),
      end: true,
      // the sums of all stand above the list
      roomy: 'desk',
      cell: (row) => sum(row.ages.not_due),
    },
    {
      name: 'to_30',
      label: t('1–30일'),
      end: true,
      roomy: 'desk',
      cell: (row) => sum(row.ages.to_30, true),
    },
    {
      name: 'to_60',
      label: t('31–60일'),
      end: true,
      roomy: 'desk',
      cell: (row) => sum(row.ages.to_60, true),
    },
    {
      name: 'over_60',
      label: t('60일 넘음'),
      end: true,
      roomy: 'desk',
      cell: (row) => sum(row.ages.over_60, true),
    },
    {
      name: 'oldest',
      label: t('가장 오래된 기한'),
      sort: 'oldest',
      cell: (row) =>
        row.oldest ? (
          <span className="tabular text-ink-700">{dotted(row.oldest)}</span>
        ) : (
          <span className="text-ink-500">–</span>
        ),
    },
    {
      name: 'credit_limit',
      label: t('외상 한도'),
      sort: 'credit_limit',
      end: true,
      cell: (row) =>
        row.credit_limit > 0 ? (
          sum(row.credit_limit)
        ) : (
          <span className="text-ink-500">{t('외상 없음')}</span>
        ),
    },
  ]
}
