import { useQuery } from '@tanstack/react-query'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminDeliveries } from '#shop/notification/admin-contract.ts'
import { Drawer } from '#ui/drawer.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** What one mail or message says, beside the list. */
export function LogLetter({
  delivery_id,
  onClose,
}: {
  delivery_id: number | null
  onClose: () => void
}) {
  const t = useT()
  const { data, isError, refetch } = useQuery({
    ...queryOf(adminDeliveries.show, { params: { delivery_id: delivery_id ?? 0 } }),
    enabled: delivery_id !== null,
    staleTime: 0,
  })
  const row = data?.data
  return (
    <Drawer open={delivery_id !== null} onClose={onClose} title={t('보낸 내용')}>
      {isError && (
        <ErrorState title={t('내용을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!row && !isError && <Skeleton className="h-40" />}
      {row && (
        <div className="grid gap-4 text-plain">
          <p className="tabular text-small text-ink-500">
            {row.recipient} · {stamp(row.sent_at ?? row.created_at)}
          </p>
          {row.title ? (
            <>
              <h3 className="text-lead leading-snug font-semibold">{row.title}</h3>
              <pre className="bg-paper-0 p-4 font-sans leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
                {row.text}
              </pre>
            </>
          ) : (
            <p>{t('받는 분의 연락처와 함께 내용도 지웠어요.')}</p>
          )}
          {row.error && <p className="text-bad [overflow-wrap:anywhere]">{row.error}</p>}
          {row.reason && (
            <p className="text-small text-ink-500">
              {t('{who} 직원이 다시 보냄: {reason}', {
                who: row.sent_by ?? '',
                reason: row.reason,
              })}
            </p>
          )}
        </div>
      )}
    </Drawer>
  )
}
