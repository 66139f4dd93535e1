import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, Navigate, useSearchParams } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { PaymentChecking } from '#shop/order/ui/payment-checking.tsx'
import { isPayId, type Return, returnOf } from '#shop/payment/ui/return-of.ts'
import { personalPayments } from '#shop/personal-payment/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '개인결제'), noindex: true })
}

/** Where the provider sends back to whoever paid a personal payment. The server renders the same for everyone. */
export default function PersonalReturnPage() {
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  return (
    <div className="wrap pt-7 pb-16 desk:pt-11 desk:pb-24">
      {hydrated ? <Known back={returnOf(search)} /> : <PaymentChecking />}
    </div>
  )
}

const pause = 2_000
const slowAfter = 5

function Known({ back }: { back: Return }) {
  const t = useT()
  const session = useSession()
  const [{ pay_id, provider_key, amount, code }] = useState(back)
  const [asked, setAsked] = useState(0)
  const body = { provider_key, amount, code: /^\w*$/.test(code) ? code : '' }
  const { data, error, refetch } = useQuery({
    queryKey: [personalPayments.comeBack.path, pay_id],
    queryFn: async () => {
      const answer = await call(personalPayments.comeBack, { params: { pay_id }, body })
      setAsked((times) => times + 1)
      return answer
    },
    enabled: session.known && isPayId(pay_id),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.data.state === 'checking' ? pause : false),
  })
  const end = data?.data
  const home = <ButtonLink to={paths.home()}>{t('홈으로')}</ButtonLink>
  if (
    !isPayId(pay_id) ||
    (error instanceof Refusal && (error.status === 404 || error.status === 422))
  )
    return (
      <EmptyState level={1} title={t('확인할 결제가 없어요')} action={home}>
        {t('주소가 잘못되었거나 오래된 결제예요. 받은 결제 링크를 다시 열어 주세요.')}
      </EmptyState>
    )
  if (error instanceof Refusal && error.status === 409)
    return (
      <ErrorState level={1} title={t('결제를 멈췄어요')} action={home}>
        {error.message}
      </ErrorState>
    )
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('결제 결과를 아직 확인하지 못했어요')}
        onRetry={() => void refetch()}
      >
        {t('연결을 확인하고 다시 시도해 주세요. 여러 번 눌러도 결제는 한 번만 돼요.')}
      </ErrorState>
    )
  if (!end || end.state === 'checking')
    return <PaymentChecking slow={asked > slowAfter} onAsk={() => void refetch()} />
  if (end.state === 'undone')
    return (
      <ErrorState
        level={1}
        title={t('결제를 되돌렸어요')}
        action={
          <ButtonLink to={paths.personalPayment(end.token)}>{t('결제 내용 보기')}</ButtonLink>
        }
      >
        {t('이미 결제되었거나 거둬들인 결제라 방금 결제한 금액을 모두 되돌렸어요.')}
      </ErrorState>
    )
  const failed = end.state === 'failed' || end.state === 'open'
  return (
    <Navigate
      replace
      to={paths.personalPayment(
        end.token,
        failed ? code || end.code || 'PAY_PROCESS_ABORTED' : undefined,
      )}
    />
  )
}
