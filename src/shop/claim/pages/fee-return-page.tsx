import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, Navigate, useSearchParams } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { claimFees, type FeeEnd } from '#shop/claim/fee-contract.ts'
import { PaymentChecking } from '#shop/order/ui/payment-checking.tsx'
import { payWords } from '#shop/payment/ui/pay-words.ts'
import { isPayId, type Return, returnOf } from '#shop/payment/ui/return-of.ts'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '교환 배송비 결제'), noindex: true })
}

/** Where the provider sends the buyer back to who paid the fee of an exchange. The server renders the same for everyone. */
export default function FeeReturnPage() {
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
  const body = { provider_key, amount, code: /^\w*$/.test(code) ? code : '' }
  const { data, error, refetch, dataUpdateCount } = useFeeEnd({
    pay_id,
    body,
    enabled: session.known,
  })
  const end = data?.data
  if (
    !isPayId(pay_id) ||
    (error instanceof Refusal && (error.status === 404 || error.status === 422))
  )
    return (
      <EmptyState
        level={1}
        title={t('확인할 결제가 없어요')}
        action={<ButtonLink to={paths.orderLookUp()}>{t('주문 조회')}</ButtonLink>}
      >
        {t('주소가 잘못되었거나 오래된 결제예요. 결제했다면 주문 조회에서 확인할 수 있어요.')}
      </EmptyState>
    )
  if (error instanceof Refusal && error.status === 409)
    return (
      <ErrorState
        level={1}
        title={t('결제를 멈췄어요')}
        action={<ButtonLink to={paths.orderLookUp()}>{t('주문 조회')}</ButtonLink>}
      >
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
    return <PaymentChecking slow={dataUpdateCount > slowAfter} onAsk={() => void refetch()} />
  return <Ended end={end} code={code} isMember={session.isMember} />
}

type Asked = {
  pay_id: string
  body: { provider_key: string; amount: number | undefined; code: string }
  enabled: boolean
}

/** The return itself may be told any number of times: the fee is taken once. Asked again as long as nothing is known. */
function useFeeEnd({ pay_id, body, enabled }: Asked) {
  const [dataUpdateCount, setCount] = useState(0)
  const found = useQuery({
    queryKey: [claimFees.comeBack.path, pay_id],
    queryFn: async () => {
      const answer = await call(claimFees.comeBack, { params: { pay_id }, body })
      setCount((times) => times + 1)
      return answer
    },
    enabled: enabled && isPayId(pay_id),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.data.state === 'checking' ? pause : false),
  })
  return { ...found, dataUpdateCount }
}

function Ended({ end, code, isMember }: { end: FeeEnd; code: string; isMember: boolean }) {
  const t = useT()
  const order = end.od_id && (isMember ? paths.myPage.order(end.od_id) : paths.orderView(end.od_id))
  if (end.state === 'paid' && order) return <Navigate to={order} replace />
  const action = (
    <ButtonLink to={order || paths.orderLookUp()}>
      {order ? t('주문으로 돌아가기') : t('주문 조회')}
    </ButtonLink>
  )
  if (end.state === 'paid')
    return <EmptyState level={1} title={t('결제가 끝났어요')} action={action} />
  if (end.state === 'undone')
    return (
      <ErrorState level={1} title={t('결제를 되돌렸어요')} action={action}>
        {t(
          '교환 신청이 그사이 끝나 결제한 금액을 모두 되돌렸어요. 카드는 3~7일 안에 취소가 보여요.',
        )}
      </ErrorState>
    )
  return (
    <ErrorState level={1} title={t('교환 배송비를 결제하지 못했어요')} action={action}>
      {t(payWords(code || end.code))}{' '}
      {t('신청은 그대로 있어요. 주문 상세에서 다시 결제할 수 있어요.')}
    </ErrorState>
  )
}
