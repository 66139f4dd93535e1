import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import type { Totals } from '#shop/cart/contract.ts'
import { isUnsent } from '#shop/order/unsent-rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { StickyFoot } from '#ui/sticky-foot.tsx'
import { Amounts } from './amounts.tsx'
import { FreeShipping } from './free-shipping.tsx'

type Props = {
  totals: Totals
  /** ticked lines */
  count: number
  unsent?: ReactNode
  waiting: boolean
  leaving: boolean
  /** nothing of it can be ordered; pressed, it says why */
  stuck: boolean
  onOrder: () => void
}

/** Beside the lines on a desk. */
export function CartSummary({
  totals,
  count,
  unsent,
  lines,
  quotable,
  waiting,
  leaving,
  stuck,
  onOrder,
}: Props & {
  /** those that are ticked */
  lines: readonly { io_type: number }[]
  /** something is ticked that a quotation can keep */
  quotable: boolean
}) {
  const t = useT()
  return (
    <section
      aria-labelledby="cart-sums"
      className="border border-paper-200 bg-paper-0 px-5 py-6 desk:sticky desk:top-[calc(var(--header-h)+24px)] desk:p-7"
    >
      <h2 id="cart-sums" className="type-h3 mb-5">
        {t('주문 금액')}
      </h2>
      <FreeShipping totals={totals} className="mb-5" />
      {unsent}
      <Amounts
        totals={totals}
        waiting={waiting}
        unsent={!!unsent}
        lines={lines}
        className="hairline-t pt-4.5"
      />
      <div className="mt-6 hidden desk:block">
        <OrderButton {...{ count, leaving, stuck, onOrder }} />
      </div>
      {quotable && (
        <ButtonLink look="outline" wide to={paths.quotation({ from: 'cart' })} className="mt-3">
          {t('견적서 만들기')}
        </ButtonLink>
      )}
      <p className="mt-4 text-caption leading-relaxed text-ink-500">
        {isUnsent({ lines })
          ? t('자리는 주문서를 열면 10분 동안 잡아 두어요.')
          : t('배송비와 도서 지역 추가 배송비는 주문서에서 주소를 고르면 확정돼요.')}
      </p>
    </section>
  )
}

/** Stands at the foot of a phone. */
export function CartFoot({ totals, count, unsent, waiting, leaving, stuck, onOrder }: Props) {
  const t = useT()
  const money = useMoney()
  return (
    <StickyFoot>
      <div className="flex items-center gap-4">
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block text-caption text-ink-500">{t('결제 금액')}</span>
          <strong className={`tabular text-head font-bold ${waiting ? 'opacity-55' : ''}`}>
            {unsent ? '–' : money(totals.total, totals.currency)}
          </strong>
        </p>
        <div className="min-w-[55%]">
          <OrderButton {...{ count, leaving, stuck, onOrder }} />
        </div>
      </div>
    </StickyFoot>
  )
}

function OrderButton({
  count,
  leaving,
  stuck,
  onOrder,
}: Pick<Props, 'count' | 'leaving' | 'stuck' | 'onOrder'>) {
  const t = useT()
  return (
    <Button
      look={stuck ? 'outline' : 'solid'}
      size={48}
      wide
      busy={leaving}
      aria-disabled={stuck || undefined}
      onClick={onOrder}
      className="aria-disabled:opacity-60 desk:h-14 desk:text-lead"
    >
      {t('주문하기')} {count > 0 && <span className="tabular">{count}</span>}
    </Button>
  )
}
