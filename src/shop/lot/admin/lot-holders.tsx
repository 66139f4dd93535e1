import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormSection } from '#admin/ui/form-section.tsx'
import { MorePages } from '#admin/ui/more-pages.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { lotDesk, type StaffLotView } from '#shop/lot/contract.ts'
import { useT } from '#ui/language.tsx'

/** The orders that hold a lot, and which of them were told of its recall. */
export function LotHolders({ lot }: { lot: StaffLotView }) {
  const t = useT()
  const [page, setPage] = useState(1)
  const { data } = useQuery({
    ...queryOf(lotDesk.orders, { params: { lot_id: lot.lot_id }, query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FormSection
      id="holders"
      title={t('받은 주문')}
      note={
        lot.recall
          ? t('주문 {count}건 가운데 {told}건에 회수를 알렸어요.', {
              count: lot.orders,
              told: lot.told,
            })
          : t('이 로트가 들어간 주문이에요.')
      }
    >
      {data?.total === 0 && (
        <p className="text-small text-ink-700">{t('아직 보낸 주문이 없어요.')}</p>
      )}
      <ul className="grid">
        {data?.data.map((row) => (
          <li
            key={row.od_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-paper-200 py-2.5 text-small"
          >
            <span>
              <Link
                to={adminPaths.order(row.od_id)}
                className="tap tabular underline-offset-4 hover:underline"
              >
                {row.od_id}
              </Link>{' '}
              {row.od_name} × {row.qty}
            </span>
            <span className="tabular text-caption text-ink-500">
              {row.told_at
                ? t('{at} 알림', { at: stamp(row.told_at) })
                : t('{at} 보냄', { at: stamp(row.sent_at) })}
            </span>
          </li>
        ))}
      </ul>
      <MorePages page={data} onPage={setPage} />
    </FormSection>
  )
}
