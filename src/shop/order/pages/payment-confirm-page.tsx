import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import type { PaymentEnd } from '#shop/order/contract/checkout.ts'
import { PaymentChecking } from '#shop/order/ui/payment-checking.tsx'
import { usePaymentEnd } from '#shop/order/ui/use-payment-end.ts'
import { type Return, returnOf } from '#shop/payment/ui/return-of.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '결제 확인'), noindex: true })
}

/** Where the provider sends the buyer back to. The server renders the same for everyone: what is in the address is told to nobody. */
export default function PaymentConfirmPage() {
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  return (
    <div className="wrap pt-7 pb-16 desk:pt-11 desk:pb-24">
      {hydrated ? <Known back={returnOf(search)} /> : <PaymentChecking />}
    </div>
  )
}

function Known({ back }: { back: Return }) {
  const t = useT()
  const [first] = useState(back)
  const { end, problem, slow, again } = usePaymentEnd(first)
  if (problem === 'unknown')
    return (
      <EmptyState
        level={1}
        title={t('확인할 결제가 없어요')}
        action={<ButtonLink to={paths.orderLookUp()}>{t('주문 조회')}</ButtonLink>}
      >
        {t('주소가 잘못되었거나 오래된 결제예요. 결제했다면 주문 조회에서 확인할 수 있어요.')}
      </EmptyState>
    )
  if (problem === 'refused')
    return (
      <ErrorState
        level={1}
        title={t('결제를 멈췄어요')}
        action={<ButtonLink to={paths.orderForm()}>{t('주문서로 돌아가기')}</ButtonLink>}
      >
        {t(
          '결제할 금액과 결제된 내용이 달라 결제를 멈췄어요. 돈은 빠져나가지 않았어요. 주문서에서 다시 결제해 주세요.',
        )}
      </ErrorState>
    )
  if (problem === 'offline')
    return (
      <ErrorState level={1} title={t('결제 결과를 아직 확인하지 못했어요')} onRetry={again}>
        {t('연결을 확인하고 다시 시도해 주세요. 여러 번 눌러도 결제는 한 번만 돼요.')}
      </ErrorState>
    )
  if (end && (end.state === 'paid' || end.state === 'waiting' || end.state === 'over'))
    return <Elsewhere end={end} />
  if (end?.state === 'undone')
    return (
      <ErrorState
        level={1}
        title={t('결제를 되돌렸어요')}
        action={<ButtonLink to={paths.cart()}>{t('장바구니 보기')}</ButtonLink>}
      >
        {t('주문을 받지 못해 결제한 금액을 모두 되돌렸어요. 카드는 3~7일 안에 취소가 보여요.')}
      </ErrorState>
    )
  return <PaymentChecking slow={slow} onAsk={again} />
}

/** Another tab, browser or session than the one that ordered: the end, and nothing that is not this visitor's. */
function Elsewhere({ end }: { end: PaymentEnd }) {
  const t = useT()
  return (
    <EmptyState
      level={1}
      title={end.state === 'waiting' ? t('입금할 계좌가 나왔어요') : t('결제가 끝났어요')}
      action={
        <>
          <ButtonLink to={end.od_id ? paths.orderView(end.od_id) : paths.orderLookUp()}>
            {t('주문 조회')}
          </ButtonLink>
          <ButtonLink to={paths.home()} look="outline">
            {t('계속 둘러보기')}
          </ButtonLink>
        </>
      }
    >
      {t('주문 내용은 주문할 때 적은 메일로 보내 드렸어요. 주문 조회에서도 볼 수 있어요.')}
    </EmptyState>
  )
}
