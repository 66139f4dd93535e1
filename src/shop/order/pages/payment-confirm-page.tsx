import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { pageMeta, viewOf } from '../../../kernel/page-meta.ts'
import { paths } from '../../../kernel/paths.ts'
import { translate } from '../../../kernel/translate.ts'
import { useHydrated } from '../../../storefront/hooks.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { PaymentEnd } from '../checkout-contract.ts'
import { Help } from '../ui/order-summary.tsx'
import { type Return, usePaymentEnd } from '../ui/use-payment-end.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '결제 확인'), noindex: true })
}

/** Where the provider sends the buyer back to. The server renders the same for everyone: what is in the address is told to nobody. */
export default function PaymentConfirmPage() {
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  return <div className="wrap pt-7 pb-16 desk:pt-11 desk:pb-24">{hydrated ? <Known back={returnOf(search)} /> : <Checking />}</div>
}

/** Toss Payments and PayPal each add their own words to the address. */
function returnOf(search: URLSearchParams): Return {
  const word = (name: string) => search.get(name) ?? ''
  return {
    pay_id: word('pay_id') || word('orderId'),
    provider_key: word('paymentKey') || (word('PayerID') ? word('token') : ''),
    amount: /^\d{1,10}$/.test(word('amount')) ? Number(word('amount')) : undefined,
    code: word('code').slice(0, 60),
    message: word('message').slice(0, 300),
  }
}

function Known({ back }: { back: Return }) {
  const t = useT()
  const [first] = useState(back)
  const { end, problem, slow, again } = usePaymentEnd(first)
  if (problem === 'unknown')
    return (
      <EmptyState level={1} title={t('확인할 결제가 없어요')} action={<ButtonLink to={paths.orderLookUp()}>{t('주문 조회')}</ButtonLink>}>
        {t('주소가 잘못되었거나 오래된 결제예요. 결제했다면 주문 조회에서 확인할 수 있어요.')}
      </EmptyState>
    )
  if (problem === 'refused')
    return (
      <ErrorState level={1} title={t('결제를 멈췄어요')} action={<ButtonLink to={paths.orderForm()}>{t('주문서로 돌아가기')}</ButtonLink>}>
        {t('결제할 금액과 결제된 내용이 달라 결제를 멈췄어요. 돈은 빠져나가지 않았어요. 주문서에서 다시 결제해 주세요.')}
      </ErrorState>
    )
  if (problem === 'offline')
    return (
      <ErrorState level={1} title={t('결제 결과를 아직 듣지 못했어요')} onRetry={again}>
        {t('연결을 확인하고 다시 시도해 주세요. 여러 번 눌러도 결제는 한 번만 돼요.')}
      </ErrorState>
    )
  if (end && (end.state === 'paid' || end.state === 'waiting' || end.state === 'over')) return <Elsewhere end={end} />
  if (end?.state === 'undone')
    return (
      <ErrorState level={1} title={t('결제를 되돌렸어요')} action={<ButtonLink to={paths.cart()}>{t('장바구니 보기')}</ButtonLink>}>
        {t('주문을 받지 못해 결제한 금액을 모두 되돌렸어요. 카드는 3~7일 안에 취소가 보여요.')}
      </ErrorState>
    )
  return <Checking slow={slow} onAsk={again} />
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
          <ButtonLink to={end.od_id ? paths.orderView(end.od_id) : paths.orderLookUp()}>{t('주문 조회')}</ButtonLink>
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

function Checking({ slow = false, onAsk }: { slow?: boolean; onAsk?: () => void }) {
  const t = useT()
  return (
    <div className="mx-auto max-w-[30em] py-16 text-center desk:py-24">
      <span aria-hidden="true" className="mx-auto block size-9 animate-spin rounded-full border-[3px] border-paper-200 border-t-pine-600 motion-reduce:animate-none" />
      <h1 className="type-h2 mt-6">{t('결제를 확인하고 있어요')}</h1>
      <p role="status" className="mt-3 text-ink-700">
        {slow ? t('결제 회사의 답이 늦어지고 있어요. 이 화면을 닫아도 확인이 끝나면 메일로 알려 드려요.') : t('잠시만 기다려 주세요. 이 화면을 새로 고쳐도 결제는 한 번만 돼요.')}
      </p>
      {slow && onAsk && (
        <div className="mt-6">
          <Button look="outline" size={44} onClick={onAsk}>
            {t('지금 다시 확인')}
          </Button>
          <Help className="mt-5" />
        </div>
      )}
    </div>
  )
}
