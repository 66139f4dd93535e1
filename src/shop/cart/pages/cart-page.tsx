import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useNavigate } from 'react-router'
import { hasVisitor, load } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import type { Cart } from '#shop/cart/contract.ts'
import { canBeQuoted } from '#shop/cart/quotable-rules.ts'
import { CannotSendNotice } from '#shop/cart/ui/cannot-send.tsx'
import { CartLines, cartTitleId } from '#shop/cart/ui/cart-lines.tsx'
import { CartSkeleton } from '#shop/cart/ui/cart-skeleton.tsx'
import { CartFoot, CartSummary } from '#shop/cart/ui/cart-summary.tsx'
import { EmptyCart } from '#shop/cart/ui/empty-cart.tsx'
import { HeldNotice } from '#shop/cart/ui/held-notice.tsx'
import { inTheWay, isTicked } from '#shop/cart/ui/line-kinds.ts'
import { cartQuery, useCart } from '#shop/cart/ui/use-cart.ts'
import { sessionQuery } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { ErrorState } from '#ui/states.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '장바구니'), noindex: true })
}

/** The lines are in the HTML, which is nobody else's and never kept. What cannot be had is asked for again in the browser. */
export function loader(args: LoaderFunctionArgs) {
  return load(args, (client) => [
    client.ensureQueryData(cartQuery()).catch(() => null),
    ...(hasVisitor(args) ? [client.ensureQueryData(sessionQuery).catch(() => null)] : []),
  ])
}

/** On the way here the page shows at once what is known, and asks anew. */
export const clientLoader = () => null

export default function CartPage() {
  const t = useT()
  const money = useMoney()
  const desk = useCart()
  const { asked, lines, busy } = desk
  const cart = asked.data?.data
  const { leaving, order, stuck } = useLeaving(desk, cart?.cannot_send ?? null)
  const ready = cart !== undefined
  const ticked = lines.filter(isTicked)
  const short = ticked.length && cart ? cart.least - cart.totals.goods : 0
  const unsent = cart?.cannot_send && (
    <CannotSendNotice
      cannot={cart.cannot_send}
      lines={ticked}
      leaveOut={desk.leaveOut}
      className="mb-5"
    />
  )

  return (
    <div className="wrap pt-7 pb-16 desk:pt-11 desk:pb-24">
      <h1 id={cartTitleId} tabIndex={-1} className="type-h1 desk:text-display">
        {t('장바구니')}
        {ready && lines.length > 0 && (
          <span className="tabular ml-2.5 align-middle font-sans text-body font-semibold tracking-normal text-ink-500">
            {lines.length}
          </span>
        )}
      </h1>
      <HeldNotice />
      {asked.isError && !ready ? (
        <ErrorState title={t('장바구니를 불러오지 못했어요')} onRetry={() => void asked.refetch()}>
          {t('담은 상품은 그대로 있어요. 잠시 뒤 다시 시도해 주세요.')}
        </ErrorState>
      ) : !ready ? (
        <>
          <p role="status" className="sr-only">
            {t('장바구니를 불러오고 있어요.')}
          </p>
          <CartSkeleton />
        </>
      ) : lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <OnceAwake>
          <div className="col-span-full desk:col-span-8 desk:pr-5">
            {short > 0 && (
              <p role="status" className="mb-4 bg-amber-100 px-4 py-3 text-small text-amber-700">
                {t('내 등급은 상품 금액 {amount}부터 주문할 수 있어요. {short} 더 담아 주세요.', {
                  ...{ amount: money(cart.least), short: money(short) },
                })}
              </p>
            )}
            <CartLines desk={desk} />
          </div>
          <div className="col-span-full mt-6 desk:col-span-4 desk:mt-0 desk:h-full">
            <CartSummary
              totals={cart.totals}
              unsent={unsent}
              lines={ticked}
              quotable={ticked.some(canBeQuoted)}
              count={ticked.length}
              waiting={busy}
              leaving={leaving}
              stuck={stuck}
              onOrder={() => void order()}
            />
          </div>
          <CartFoot
            totals={cart.totals}
            unsent={unsent}
            count={ticked.length}
            waiting={busy}
            leaving={leaving}
            stuck={stuck}
            onOrder={() => void order()}
          />
        </OnceAwake>
      )}
    </div>
  )
}

/** Nothing is pressed before somebody listens. By itself, so that what is in it is not drawn again for that. */
function OnceAwake({ children }: { children: ReactNode }) {
  return (
    <div inert={!useHydrated()} className="mt-6 columns-12 items-start desk:mt-8">
      {children}
    </div>
  )
}

/** On to the order form. Lines that would be refused stay behind: gone ones quietly, the others after asking. */
function useLeaving({ lines, untick }: ReturnType<typeof useCart>, cannot: Cart['cannot_send']) {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const { gone, asked, going } = inTheWay(lines, cannot)

  async function order() {
    if (going.length === 0)
      return dialog.alert(
        cannot
          ? cannot.message
          : asked.length
            ? t('고른 상품을 지금은 주문할 수 없어요. 상품에 적힌 이유를 확인해 주세요.')
            : t('주문할 상품을 골라 주세요.'),
      )
    if (
      asked.length &&
      !(await dialog.confirm(
        t('지금 주문할 수 없는 상품 {count}개를 빼고 나머지만 주문할까요?', {
          count: asked.length,
        }),
        { yes: t('나머지만 주문') },
      ))
    )
      return
    setLeaving(true)
    try {
      await untick([...gone, ...asked])
      await navigate(paths.orderForm())
    } catch {
      void dialog.error(t('주문서로 가지 못했어요. 다시 시도해 주세요.'))
    }
    setLeaving(false)
  }

  return { leaving, order, stuck: going.length === 0 }
}
