import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import type { Order } from '../contract.ts'
import { useOrderActs } from './use-order-acts.tsx'

/** What may be done now; what may not is greyed and says why. */
export function OrderActions({ order }: { order: Order }) {
  const t = useT()
  const id = useId()
  const { doing, cancel, complete, reorder } = useOrderActs(order.od_id)
  const cancelling = order.od_status === '취소' ? undefined : order.actions.find((action) => action.name === 'cancel')
  const canComplete = order.actions.some((action) => action.name === 'complete' && !action.reason)
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {canComplete && (
          <Button size={44} busy={doing === 'complete'} onClick={() => void complete()}>
            {t('구매확정')}
          </Button>
        )}
        <Button look="outline" size={44} busy={doing === 'reorder'} onClick={() => void reorder()}>
          {t('다시 담기')}
        </Button>
        {cancelling && (
          <Button
            look="outline"
            size={44}
            busy={doing === 'cancel'}
            aria-disabled={cancelling.reason ? true : undefined}
            aria-describedby={cancelling.reason ? id : undefined}
            className={cancelling.reason ? 'text-ink-500 inset-ring-line hover:bg-transparent' : ''}
            onClick={() => !cancelling.reason && void cancel()}
          >
            {t('주문 취소')}
          </Button>
        )}
      </div>
      {cancelling?.reason && (
        <p id={id} className="mt-2 max-w-[30em] text-[14px] leading-normal text-ink-500">
          {cancelling.reason}
        </p>
      )}
    </div>
  )
}
