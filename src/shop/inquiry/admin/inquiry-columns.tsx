import { Lock } from 'lucide-react'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { StaffInquiryRow } from '#shop/inquiry/desk-contract.ts'
import { waitingOf } from '#shop/inquiry/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

export function useInquiryColumns(list: string): Column<StaffInquiryRow>[] {
  const t = useT()
  const { pick } = useLang()
  return [
    {
      name: 'subject',
      label: t('제목'),
      head: true,
      className: 'card:w-full card:max-w-0 card:min-w-48',
      cell: (row) => (
        <span className="block min-w-0 text-left">
          <RowLink
            list={list}
            id={`${row.kind}-${row.id}`}
            to={adminPaths.inquiry(row.kind, row.id)}
            className="flex min-w-0 items-center gap-1.5"
          >
            {row.kind === 'product' && row.secret && (
              <Lock
                aria-label={t('비밀글')}
                size={14}
                strokeWidth={1.75}
                className="shrink-0 text-control"
              />
            )}
            <span className="truncate">{row.subject}</span>
          </RowLink>
          {(row.it_name || row.od_id) && (
            <span className="block truncate text-caption font-normal text-ink-500">
              {row.it_name ? pick(row.it_name, row.it_name_en) : row.od_id}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'kind',
      label: t('종류'),
      cell: (row) => (
        <Badge tone="plain">{row.kind === 'personal' ? t('1:1 개인 문의') : t('상품 문의')}</Badge>
      ),
    },
    {
      name: 'mb_name',
      label: t('회원'),
      cell: (row) => <span className="whitespace-nowrap">{row.mb_name}</span>,
    },
    {
      name: 'asked_at',
      label: t('받은 때'),
      roomy: true,
      cell: (row) => <MomentCell at={row.asked_at} />,
    },
    { name: 'waiting', label: t('상태'), cell: (row) => <Waiting row={row} /> },
    {
      name: 'assigned_to',
      label: t('담당'),
      cell: (row) => (
        <span className={cx('whitespace-nowrap', !row.assigned_to && 'text-ink-500')}>
          {row.assigned_name ?? t('없음')}
        </span>
      ),
    },
  ]
}

/** Answered, or how long somebody has waited; a day and more is told in red. */
export function Waiting({ row }: { row: Pick<StaffInquiryRow, 'state' | 'asked_at'> }) {
  const t = useT()
  if (row.state === 'answered') return <Badge tone="going">{t('답변함')}</Badge>
  const { unit, count } = waitingOf(new Date(row.asked_at), new Date())
  const words =
    unit === 'day'
      ? t('{count}일째 기다림', { count })
      : count < 1
        ? t('방금 들어옴')
        : t('{count}시간째 기다림', { count })
  return <Badge tone={unit === 'day' || count >= 24 ? 'bad' : 'wait'}>{words}</Badge>
}
