import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { homeCountry } from '#kernel/destination.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { sendTo } from './destination-memory.ts'
import { frameQueries } from './hooks.ts'

/** The countries the shop sends to, each with how long it takes and whether it takes what burns. */
export function DestinationChoice({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { country, pick } = useLang()
  const { data, isError, refetch } = useQuery(frameQueries.shipment)
  if (isError && !data)
    return (
      <ErrorState title={t('나라를 불러오지 못했어요')} onRetry={() => void refetch()}>
        {t('잠시 뒤 다시 시도해 주세요.')}
      </ErrorState>
    )
  if (!data) return <Skeleton className="h-80" />
  const rows = [
    { code: homeCountry, name: t('대한민국'), days: '', note: '' },
    ...data.data.countries.map((one) => ({
      code: one.code,
      name: pick(one.name.ko, one.name.en),
      days: t('보낸 뒤 {least}~{most}일', { least: one.days_least, most: one.days_most }),
      note: one.flammable ? '' : t('불이 붙기 쉬운 상품은 못 보내요'),
    })),
  ]
  return (
    <>
      <p className="mb-3 text-small text-ink-700">
        {t('고른 나라에 맞춰 도착일과 배송비, 보낼 수 있는 상품을 알려 드려요.')}
      </p>
      <ul className="hairline-t">
        {rows.map((row) => (
          <li key={row.code} className="hairline-b">
            <button
              type="button"
              aria-current={row.code === country || undefined}
              onClick={() => (row.code === country ? onClose() : void sendTo(row.code))}
              className="flex min-h-12 w-full items-center gap-3 py-2 text-left hover:bg-paper-100"
            >
              <span className="min-w-0 flex-1">
                <span className={cx('block text-plain', row.code === country && 'font-semibold')}>
                  {row.name}
                </span>
                {(row.days || row.note) && (
                  <span className="block text-caption text-ink-500">
                    {[row.days, row.note].filter(Boolean).join(' · ')}
                  </span>
                )}
              </span>
              {row.code === country && (
                <Check aria-hidden="true" size={20} strokeWidth={1.75} className="text-pine-700" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
