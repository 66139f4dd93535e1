import { Link } from 'react-router'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Day } from './today-cards.tsx'

/** The options with the least left, for whoever may open them; the way to put more in. */
export function LowStock({ day }: { day: Day | undefined }) {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const all = day && day.low_stock > 0 && (
    <Link
      to={adminPaths.products({ state: 'low' })}
      className="tap hover:text-ink-900 hover:underline"
    >
      {t('모두')}
    </Link>
  )
  return (
    <Panel flush title={t('품절 임박')} end={all}>
      {!day && [0, 1, 2].map((row) => <Skeleton key={row} className="mx-4.5 my-3 h-13.5" />)}
      {day?.low.length === 0 && (
        <p className="px-4.5 py-6 text-small text-ink-500">
          {t('부족한 상품이 없어요. 모두 알림 수량보다 넉넉해요.')}
        </p>
      )}
      <ul>
        {day?.low.map((row) => (
          <li
            key={`${row.it_id} ${row.option}`}
            className="relative grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 border-t border-paper-100 px-4.5 py-2.5 text-small first:border-t-0 hover:bg-paper-50"
          >
            <span className="h-[54px]">
              <Picture name={row.thumb_image} alt="" sizes="44px" />
            </span>
            <span className="min-w-0">
              <span className="block truncate font-medium">
                {pick(row.it_name, row.it_name_en)}
              </span>
              <span className="block truncate text-caption text-ink-500">
                <span className={row.op_qty <= 0 ? 'font-semibold text-bad' : ''}>
                  {row.op_qty <= 0 ? t('품절') : t('{count}개 남음', { count: row.op_qty })}
                </span>
                {row.option && ` · ${pick(row.option, row.option_en)}`}
              </span>
            </span>
            <Link
              to={`${adminPaths.product(row.it_id)}#stock`}
              className="cover-link text-small font-semibold text-pine-700"
            >
              {staff.changes('products') ? t('입고') : t('보기')}
              <span className="sr-only"> {pick(row.it_name, row.it_name_en)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
