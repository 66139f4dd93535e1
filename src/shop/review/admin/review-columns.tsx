import { Link } from 'react-router'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import type { StaffReview } from '#shop/review/contract.ts'
import { hidingWords } from '#shop/review/rules.ts'
import { facetPairs } from '#shop/review/ui/facet-words.ts'
import { ReviewPhotos } from '#shop/review/ui/review-photos.tsx'
import { Badge } from '#ui/badge.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Stars } from '#ui/stars.tsx'
import type { ReviewWork } from './review-work.tsx'

export function useReviewColumns(work: ReviewWork): Column<StaffReview>[] {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  return [
    {
      name: 'is_content',
      label: t('후기'),
      head: true,
      className: 'card:w-full card:min-w-72',
      cell: (row) => (
        <div className="min-w-0 py-2 text-left font-normal whitespace-normal">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-ink-500">
            <Stars score={row.is_score} size={13} />
            <Link to={`${paths.product(row.it_id)}#reviews`} className="hover:underline">
              {pick(row.it_name, row.it_name_en)}
            </Link>
          </p>
          <p className="mt-1 text-small whitespace-pre-line [overflow-wrap:anywhere]">
            {row.is_content}
          </p>
          {facetPairs(t, row.is_facets).length > 0 && (
            <p className="mt-1 text-caption text-ink-500">
              {facetPairs(t, row.is_facets)
                .map(({ label, value }) => `${label}: ${value}`)
                .join(' · ')}
            </p>
          )}
          <ReviewPhotos photos={row.is_photos} name={row.full_name} />
          {row.is_reply && (
            <p className="mt-2 border-l-2 border-pine-600 pl-3 text-caption whitespace-pre-line text-ink-700">
              {row.is_reply}
            </p>
          )}
        </div>
      ),
    },
    {
      name: 'full_name',
      label: t('쓴 사람'),
      cell: (row) => (
        <span className="block text-right whitespace-nowrap card:text-left">
          {row.full_name}
          {row.od_id && (
            <Link
              to={adminPaths.order(row.od_id)}
              className="tabular block text-caption text-ink-500 hover:underline"
            >
              {row.od_id}
            </Link>
          )}
        </span>
      ),
    },
    {
      name: 'is_time',
      label: t('쓴 날'),
      sort: 'is_id',
      cell: (row) => <MomentCell at={row.is_time} />,
    },
    {
      name: 'is_helpful',
      label: t('도움'),
      sort: 'is_helpful',
      end: true,
      cell: (row) => row.is_helpful,
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => (
        <span className="inline-flex flex-col items-end gap-1 card:items-start">
          {row.is_hidden ? (
            <Badge tone="bad">{t('숨김')}</Badge>
          ) : row.is_reply ? (
            <Badge tone="going">{t('답변함')}</Badge>
          ) : (
            <Badge tone="wait">{t('답변 전')}</Badge>
          )}
          {row.is_best && <Badge tone="soft">{t('베스트 후기')}</Badge>}
          {row.recheck && (
            <span className="text-caption font-semibold text-amber-700">{t('고쳐 씀')}</span>
          )}
          {row.is_hidden && (
            <span className="max-w-40 text-caption leading-snug text-ink-500">
              {t(hidingWords[row.is_hidden])}
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
      className: 'card:w-px card:pl-0',
      cell: (row) =>
        staff.changes('customers') && (
          <RowMenu
            label={t('{name} 님의 후기', { name: row.full_name })}
            items={[
              {
                label: row.is_reply ? t('답변 고치기') : t('답변하기'),
                run: () => work.reply(row),
              },
              {
                label: row.is_best ? t('베스트에서 빼기') : t('베스트로 고르기'),
                run: () => void work.best(row),
                reason: row.is_hidden ? t('숨긴 후기예요') : null,
              },
              row.is_hidden
                ? { label: t('다시 보이기'), run: () => void work.show(row) }
                : { label: t('숨기기'), run: () => work.hide(row), danger: true },
            ]}
          />
        ),
    },
  ]
}
