import { Paperclip } from 'lucide-react'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import type { StaffNoticeRow } from '#shop/support/notice-contract.ts'
import { noticePath } from '#shop/support/notice-rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useT } from '#ui/language.tsx'
import { useBoardWords } from './board-words.ts'
import { useNoticeTitle } from './notice-title.ts'

type Acts = { edit: (row: StaffNoticeRow) => void; remove: (row: StaffNoticeRow) => void }

export function useNoticeColumns(list: string, acts: Acts): Column<StaffNoticeRow>[] {
  const t = useT()
  const titleOf = useNoticeTitle()
  const staff = useStaff()
  const boardWords = useBoardWords()
  return [
    {
      name: 'title',
      label: t('제목'),
      head: true,
      sort: 'title',
      className: 'card:w-full card:whitespace-normal!',
      cell: (row) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 py-1.5">
          {row.pinned && <Badge tone="going">{t('고정')}</Badge>}
          <RowLink
            list={list}
            id={String(row.id)}
            to={adminPaths.notice(row.id)}
            className="min-w-0 font-medium"
          >
            {titleOf(row)}
          </RowLink>
        </span>
      ),
    },
    { name: 'board', label: t('게시판'), cell: (row) => boardWords[row.board] },
    {
      name: 'files',
      label: t('첨부 파일'),
      end: true,
      cell: (row) =>
        row.files > 0 ? (
          <span className="inline-flex items-center gap-1">
            <Paperclip aria-hidden="true" size={14} strokeWidth={1.5} />
            {row.files}
          </span>
        ) : (
          '–'
        ),
    },
    {
      name: 'created_at',
      label: t('올린 때'),
      sort: 'created_at',
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">{stamp(row.created_at)}</span>
      ),
    },
    {
      name: 'acts',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) => (
        <RowMenu
          label={t('{name} 공지', { name: titleOf(row) })}
          items={[
            {
              label: t('가게에서 보기'),
              run: () => void window.open(noticePath(row), '_blank', 'noopener'),
            },
            ...(staff.changes('contents')
              ? [
                  { label: t('고치기'), run: () => acts.edit(row) },
                  { label: t('삭제'), run: () => acts.remove(row), danger: true },
                ]
              : []),
          ]}
        />
      ),
    },
  ]
}
