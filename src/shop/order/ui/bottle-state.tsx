import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { JobBadge } from '#shop/bottle/ui/state-badge.tsx'
import type { Order } from '#shop/order/contract/order.ts'
import { useT } from '#ui/language.tsx'

/** How the bottles of an order stand, and the page of their proofs. */
export function BottleState({
  bottle: { state, due_on, token },
}: {
  bottle: NonNullable<Order['lines'][number]['bottle']>
}) {
  const t = useT()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-700">
      <JobBadge state={state} />
      {due_on && ['paid', 'production'].includes(state) && (
        <span className="tabular">{t('{day} 출고 예정', { day: due_on })}</span>
      )}
      <Link
        to={paths.bottleJob(token)}
        className="tap font-semibold text-pine-700 underline decoration-line underline-offset-4"
      >
        {t('도안과 진행 보기')}
      </Link>
    </p>
  )
}
