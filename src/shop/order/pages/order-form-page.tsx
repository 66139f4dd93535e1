import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router'
import { hasVisitor, load } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { cartQuery, useCart } from '#shop/cart/ui/use-cart.ts'
import { useMemberDetails } from '#shop/member/ui/use-member-details.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { forgetAttempt, hasAttempt } from '#shop/order/ui/attempt-key.ts'
import { OrderForm } from '#shop/order/ui/order-form.tsx'
import { OrderFormSkeleton } from '#shop/order/ui/order-form-skeleton.tsx'
import { OrderOutline } from '#shop/order/ui/order-outline.tsx'
import { OrderColumns, OrderedBy } from '#shop/order/ui/order-title.tsx'
import { readPaying } from '#shop/order/ui/paying.ts'
import { sessionQuery, useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyBag } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '주문하기'), noindex: true })
}

/** The lines are in the HTML, which is nobody else's and never kept; the fields wait for what this browser remembers. */
export function loader(args: LoaderFunctionArgs) {
  const direct = new URL(args.request.url).searchParams.get('direct') === '1'
  return load(args, (client) =>
    // what cannot be had is asked for again in the browser
    hasVisitor(args)
      ? [
          client.ensureQueryData(cartQuery({ direct })).catch(() => null),
          client.ensureQueryData(sessionQuery).catch(() => null),
        ]
      : [],
  )
}

/** On the way here the page shows at once what is known, and asks anew. */
export const clientLoader = () => null

export default function OrderFormPage() {
  return (
    <div className="wrap pt-7 pb-10 desk:pt-11 desk:pb-24">
      <Known />
    </div>
  )
}

/** Fields once the cart and the visitor are known, and the browser is awake. */
function Known() {
  const t = useT()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const direct = search.get('direct') === '1'
  const { known, isMember } = useSession()
  const { ready } = useMemberDetails()
  const { asked } = useCart({ direct })
  const cart = asked.data?.data
  const told = search.get('payment_error')
  const freed = useFreedGoods(asked.refetch)
  const isReady =
    !!cart &&
    hydrated &&
    known &&
    freed &&
    ready &&
    (!asked.isFetching || asked.isFetchedAfterMount)
  // the fields are many: drawn in pieces, between which a phone can answer
  const isCalm = useDeferredValue(isReady, false)

  if (asked.isError && !cart) {
    return (
      <ErrorState
        level={1}
        title={t('주문서를 불러오지 못했어요')}
        onRetry={() => void asked.refetch()}
      >
        {t('담은 상품은 그대로 있어요. 잠시 뒤 다시 시도해 주세요.')}
      </ErrorState>
    )
  }
  const some = cart?.lines.some((line) => line.ct_select)
  if (!isReady || !isCalm) {
    return (
      <OrderColumns
        title={known ? <OrderedBy direct={direct} /> : <Skeleton className="mt-2 h-6 w-64" />}
      >
        <p role="status" className="sr-only">
          {t('주문서를 불러오고 있어요.')}
        </p>
        <noscript>
          <p className="mt-5 text-bad">
            {t('주문하려면 브라우저의 자바스크립트를 켜고 이 화면을 새로 열어 주세요.')}
          </p>
        </noscript>
        {cart && some && known ? (
          <OrderOutline cart={cart} direct={direct} />
        ) : (
          <OrderFormSkeleton />
        )}
      </OrderColumns>
    )
  }
  if (!some) return <NothingToOrder />
  return (
    <OrderColumns title={<OrderedBy direct={direct} />}>
      <OrderForm
        key={`${cart.cart_key} ${direct} ${isMember}`}
        cart={cart}
        direct={direct}
        told={told}
      />
    </OrderColumns>
  )
}

/** Whoever comes back here has left the payment: what it held is free again before the cart is shown. */
function useFreedGoods(refetch: () => Promise<unknown>): boolean {
  const [paying] = useState(() =>
    typeof window === 'undefined' ? null : readPaying(sessionStorage),
  )
  const [freed, setFreed] = useState(paying === null)
  const free = useEffectEvent(async (pay_id: string) => {
    const { data } = await call(checkout.leave, { params: { pay_id }, body: {} }).catch(() => ({
      data: { left: false },
    }))
    if (data.left) {
      forgetAttempt(sessionStorage)
      await refetch()
    }
    setFreed(true)
  })
  useEffect(() => {
    if (paying) void free(paying.pay_id)
  }, [paying])
  return freed
}

function NothingToOrder() {
  const t = useT()
  const sent = hasAttempt(sessionStorage)
  // the form that stood here was longer
  useEffect(() => window.scrollTo(0, 0), [])
  return sent ? (
    <EmptyState
      drawing={<EmptyBag />}
      level={1}
      title={t('보낸 주문을 확인해 주세요')}
      action={
        <>
          <ButtonLink to={paths.orderLookUp()}>{t('주문 조회')}</ButtonLink>
          <ButtonLink to={paths.cart()} look="outline">
            {t('장바구니 보기')}
          </ButtonLink>
        </>
      }
    >
      {t('방금 보낸 주문이 접수되었을 수 있어요. 메일로 보낸 주문번호로 확인할 수 있어요.')}
    </EmptyState>
  ) : (
    <EmptyState
      drawing={<EmptyBag />}
      level={1}
      title={t('주문할 상품이 없어요')}
      action={
        <>
          <ButtonLink to={paths.cart()}>{t('장바구니 보기')}</ButtonLink>
          <ButtonLink to={paths.bestSeller()} look="outline">
            {t('베스트 보기')}
          </ButtonLink>
        </>
      }
    >
      {t('장바구니에서 주문할 상품을 고른 뒤 다시 와 주세요.')}
    </EmptyState>
  )
}
