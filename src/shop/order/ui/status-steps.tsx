import { CircleX } from 'lucide-react'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { leftWords, stepOf, wayOf } from './steps.ts'

/** The five steps of an order as a strip; an order that has left the way says so instead. */
export function StatusSteps({
  status,
  unsent = false,
  owed = false,
  className,
}: {
  status: OrderStatus
  /** classes alone */
  unsent?: boolean
  /** by a company, later */
  owed?: boolean
  className?: string
}) {
  const t = useT()
  const way = wayOf({ unsent, owed })
  const now = stepOf(status, way)
  if (now === null) {
    return (
      <p
        className={cx(
          'flex items-center gap-2 rounded-tag bg-bad-100 px-4 py-3.5 text-plain font-semibold text-bad',
          className,
        )}
      >
        <CircleX aria-hidden="true" size={20} strokeWidth={1.5} />
        {t(leftWords[status] ?? status)}
      </p>
    )
  }
  return (
    <ol
      aria-label={t('주문 진행 상태')}
      className={cx('grid gap-1 desk:gap-1.5', unsent ? 'grid-cols-3' : 'grid-cols-5', className)}
    >
      {way.map((step, at) => (
        <li key={step.status} aria-current={at === now ? 'step' : undefined}>
          <span
            aria-hidden="true"
            className={cx('block h-1.5', at <= now ? 'bg-pine-600' : 'bg-paper-200')}
          />
          <span
            className={cx(
              'mt-2 block text-caption leading-snug desk:text-plain',
              at === now
                ? 'font-semibold text-ink-900'
                : at < now
                  ? 'text-ink-700'
                  : 'text-ink-500',
            )}
          >
            {t(step.word)}
            <span className="sr-only">
              {' '}
              {at < now ? t('지남') : at === now ? t('지금') : t('아직')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
