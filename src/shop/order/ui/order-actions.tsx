import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { momentWord } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { claimsQuery } from '#shop/claim/ui/claim-section.tsx'
import type { Order } from '#shop/order/contract/order.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { isUnsent } from '#shop/order/unsent-rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { ReviewLink } from './review-link.tsx'
import { useOrderActs } from './use-order-acts.tsx'

/** What may be done now; what may not is greyed and says why. */
export function OrderActions({ order }: { order: Order }) {
  const t = useT()
  const { lang } = useLang()
  const { doing, cancel, complete, reorder } = useOrderActs(order.od_id)
  const unsent = isUnsent(order)
  const hasLeft = order.od_status === '배송' || order.od_status === '완료'
  const claims = useQuery({
    ...claimsQuery(order.od_id),
    staleTime: 0,
    enabled: hasLeft && !unsent,
  }).data?.data
  const isOpen = !['취소', '반품', '품절'].includes(order.od_status)
  const reasonOf = (name: string) =>
    [...order.actions, ...(claims?.actions ?? [])].find((action) => action.name === name)?.reason ??
    null
  const canComplete = order.actions.some((action) => action.name === 'complete' && !action.reason)
  const units = order.lines.filter(isLive).reduce((sum, line) => sum + line.ct_qty, 0)
  const part = !hasLeft && isOpen && units > 1 && !reasonOf('cancel')
  const rest = order.unsent.length > 0 && !reasonOf('cancel_part')
  const reasons = [
    ...new Set([
      isOpen && !hasLeft ? reasonOf('cancel') : null,
      part ? reasonOf('cancel_part') : null,
      claims ? reasonOf('return') : null,
    ]),
  ].filter((reason) => reason !== null)
  return (
    <div id="actions">
      <div className="flex flex-wrap gap-2">
        {canComplete && (
          <Button size={44} busy={doing === 'complete'} onClick={() => void complete()}>
            {t('구매확정')}
          </Button>
        )}
        <ReviewLink order={order} />
        {claims && (
          <Way
            to={paths.orderClaim(order.od_id, 'return')}
            reason={reasonOf('return')}
            label={t('반품 신청')}
          />
        )}
        {claims && (
          <Way
            to={paths.orderClaim(order.od_id, 'exchange')}
            reason={reasonOf('exchange')}
            label={t('교환 신청')}
          />
        )}
        {!unsent && (
          <Button
            look="outline"
            size={44}
            busy={doing === 'reorder'}
            onClick={() => void reorder()}
          >
            {t('다시 담기')}
          </Button>
        )}
        {!unsent && !hasLeft && isOpen && !reasonOf('edit') && (
          <Way to={paths.orderReceiver(order.od_id)} reason={null} label={t('배송지 바꾸기')} />
        )}
        {rest && (
          <Way
            to={paths.orderClaim(order.od_id, 'cancel')}
            reason={null}
            label={t('남은 상품 취소')}
          />
        )}
        {part && (
          <Way
            to={paths.orderClaim(order.od_id, 'cancel')}
            reason={reasonOf('cancel_part')}
            label={t('일부 취소')}
          />
        )}
        {isOpen && !hasLeft && (
          <Greyed
            reason={reasonOf('cancel')}
            label={t('주문 취소')}
            busy={doing === 'cancel'}
            run={() => void cancel()}
          />
        )}
      </div>
      {reasons.map((reason) => (
        <p key={reason} className="mt-2 max-w-[34em] text-small leading-normal text-ink-500">
          {reason}
        </p>
      ))}
      {claims?.until && !reasonOf('return') && (
        <p className="mt-2 text-small leading-normal text-ink-500">
          {Date.parse(claims.until) > Date.now()
            ? t('단순 변심은 {day}까지, 상품의 문제는 받은 날부터 30일 안에 신청할 수 있어요.', {
                day: momentWord(claims.until, lang),
              })
            : t('상품의 문제는 받은 날부터 30일 안에 신청할 수 있어요.')}
        </p>
      )}
    </div>
  )
}

function Way({ to, reason, label }: { to: string; reason: string | null; label: string }) {
  if (reason) return <Greyed reason={reason} label={label} />
  return (
    <ButtonLink to={to} look="outline" size={44}>
      {label}
    </ButtonLink>
  )
}

/** The rule that would refuse the request greys its button and says so. */
function Greyed({
  reason,
  label,
  busy = false,
  run,
}: {
  reason: string | null
  label: string
  busy?: boolean
  run?: () => void
}) {
  const id = useId()
  return (
    <Button
      look="outline"
      size={44}
      busy={busy}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason ? id : undefined}
      className={reason ? 'text-ink-500 inset-ring-line hover:bg-transparent' : ''}
      onClick={() => !reason && run?.()}
    >
      {label}
      {reason && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </Button>
  )
}
