import { Suspense, useState } from 'react'
import { isClass } from '#shop/cart/class-rules.ts'
import type { Cart } from '#shop/cart/contract.ts'
import { CannotSendNotice } from '#shop/cart/ui/cannot-send.tsx'
import { useCart } from '#shop/cart/ui/use-cart.ts'
import { byAccount } from '#shop/company/rules.ts'
import { useVariant } from '#storefront/hooks.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { InPieces } from '#ui/in-pieces.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { StickyFoot } from '#ui/sticky-foot.tsx'
import { BenefitSection } from './benefit-section.tsx'
import { GiftSection } from './gift-section.tsx'
import { Help, OrderFold, OrderSummary } from './order-summary.tsx'
import { besideForm } from './order-title.tsx'
import { PayButton } from './pay-button.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PaymentTold } from './payment-told-later.tsx'
import { MemoSection, OrdererSection, ReceiverSection } from './people-sections.tsx'
import { PromiseSection } from './promise-sections.tsx'
import { byBank } from './typed-order.ts'
import { useOrderFields } from './use-order-fields.ts'
import { useOrderPrice } from './use-order-price.ts'
import { usePlaceOrder } from './use-place-order.ts'

// most orders hold no class
const HoldClock = lazyPart(() => import('./hold-clock.tsx').then((found) => found.HoldClock))
const SeatTerms = lazyPart(() =>
  import('#shop/tssa/ui/seat-terms.tsx').then((found) => found.SeatTerms),
)
const classWords = () => import('./class-words.tsx')
const UnsentNote = lazyPart(() => classWords().then((found) => found.UnsentNote))
const ClassPromise = lazyPart(() => classWords().then((found) => found.ClassPromise))

type Props = {
  cart: Cart
  direct: boolean
  /** why a payment did not work, as its code */
  told: string | null
}

/** The form itself; the cart and the visitor are known by now. */
export function OrderForm({ cart: first, direct, told }: Props) {
  const t = useT()
  const money = useMoney()
  const { pick } = useLang()
  const variant = useVariant()
  const { isMember } = useSession()
  const guest = !isMember
  const desk = useCart({ direct })
  const cart = desk.asked.data?.data ?? first
  const lines = desk.lines.length
    ? desk.lines.filter((line) => line.ct_select)
    : first.lines.filter((line) => line.ct_select)
  const kept = lines.filter((line) => line.no_return)
  const classes = lines.filter(isClass)
  const unsent = classes.length === lines.length
  const { fields, restored, clear } = useOrderFields(first.cart_key, {
    guest,
    kept: kept.length > 0,
    unsent,
  })
  const [tried, setTried] = useState(false)
  const { od_b_zip, country_code } = fields.values
  const pricing = useOrderPrice({
    direct,
    country: country_code,
    zip: od_b_zip,
    lines,
    changing: desk.busy,
  })
  const totals = pricing.price?.totals ?? cart.totals
  const refetch = () => Promise.all([desk.asked.refetch(), pricing.refetch()])
  const { busy, place } = usePlaceOrder(
    fields,
    {
      guest,
      direct,
      totals,
      cart_key: first.cart_key,
      benefits: pricing.counted,
      credit: pricing.credit,
      company: !!pricing.price?.company,
      unsent,
    },
    { refetch, leaveOut: pricing.leaveOut },
  )
  const cannot = pricing.price?.cannot_send ?? null
  const due = totals.total - pricing.credit
  const byBalance = due === 0 && pricing.credit > 0
  const arrivals = new Map(pricing.price?.arrivals.map((one) => [one.ct_id, one.arrives]))
  const summary = {
    // where it goes decides of the day
    lines: lines.map((line) => ({ ...line, arrives: arrivals.get(line.ct_id) ?? line.arrives })),
    country: country_code,
    totals,
    credit: pricing.credit,
    desk,
    direct,
    waiting: pricing.waiting,
    unsent: cannot !== null,
  }

  // a sum nobody has seen is never ordered
  const { counting } = pricing
  const press = () => {
    if (counting || cannot) return
    setTried(true)
    void place()
  }
  const last = (
    <>
      {classes.length > 0 && (
        <Suspense fallback={<div className="mt-4 h-28" />}>
          <SeatTerms
            seats={classes.flatMap(({ seat, it_name, it_name_en }) =>
              seat ? [{ seat, name: pick(it_name, it_name_en) }] : [],
            )}
          />
        </Suspense>
      )}
      <Checkbox {...fields.bindTick('agree_order')} className="mt-4">
        {t('주문 내용을 확인했고 결제에 동의해요')}{' '}
        <span className="text-ink-500">({t('필수')})</span>
      </Checkbox>
    </>
  )
  const button = cannot ? (
    <>
      <CannotSendNotice cannot={cannot} lines={lines} leaveOut={desk.leaveOut} />
      <Button size={56} wide disabled className="mt-3">
        {t('보낼 수 없는 상품이 있어요')}
      </Button>
    </>
  ) : (
    <PayButton busy={busy} counting={counting} onPress={press}>
      {[byBank, byAccount].includes(fields.values.od_settle_case) && !byBalance
        ? t('{amount} 주문하기', { amount: money(due, totals.currency) })
        : t('{amount} 결제하기', {
            amount: money(byBalance ? totals.total : due, totals.currency),
          })}
    </PayButton>
  )

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
      className="contents"
    >
      {/* Enter in a field sends the form */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="hidden" />
      <div className="min-w-0">
        {told && <PaymentTold code={told} />}
        {tried && <FormErrors errors={fields.errors} className="mt-5" />}
        {restored && (
          <p
            role="status"
            className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-tag bg-info-100 px-4 py-2.5 text-small text-info"
          >
            {t('전에 적던 내용을 불러왔어요. 비밀번호와 동의는 다시 확인해 주세요.')}
            <button
              type="button"
              onClick={clear}
              className="tap font-semibold underline underline-offset-4"
            >
              {t('새로 적기')}
            </button>
          </p>
        )}
        {variant === 'mobile' && (
          <div className="mt-5">
            <OrderFold {...summary} />
          </div>
        )}
        {classes.length > 0 && (
          <Suspense fallback={<div className="mt-5 h-[70px]" />}>
            <HoldClock
              direct={direct}
              seats={classes.map(({ ct_id, ct_qty }) => `${ct_id}:${ct_qty}`).join()}
              waiting={desk.busy}
              refetch={refetch}
            />
          </Suspense>
        )}
        <InPieces className="min-h-[2000px] desk:min-h-[1400px]">
          <OrdererSection fields={fields} guest={guest} unsent={unsent} />
          {unsent ? (
            <Suspense fallback={<div className="h-32" />}>
              <UnsentNote />
            </Suspense>
          ) : (
            <ReceiverSection fields={fields} cannotSend={cannot} places={cart.places} />
          )}
          {!unsent && (
            <>
              <MemoSection fields={fields} />
              <GiftSection fields={fields} />
            </>
          )}
          <BenefitSection pricing={pricing} direct={direct} />
          <PaymentSection
            fields={fields}
            totals={{ currency: totals.currency, total: due }}
            credit={pricing.credit}
            company={pricing.price?.company ?? null}
            unsent={unsent}
          />
          {unsent ? (
            <Suspense fallback={<div className="h-96" />}>
              <ClassPromise fields={fields} guest={guest} />
            </Suspense>
          ) : (
            <PromiseSection fields={fields} guest={guest} kept={kept} />
          )}
          {variant === 'mobile' && (
            <>
              <div className="rule-t mt-4">{last}</div>
              <Help className="mt-2 mb-8" />
            </>
          )}
        </InPieces>
      </div>
      {variant === 'pc' ? (
        <aside className={besideForm}>
          <OrderSummary {...summary}>
            {last}
            <div className="mt-3">{button}</div>
          </OrderSummary>
        </aside>
      ) : (
        <StickyFoot size={56}>{button}</StickyFoot>
      )}
    </form>
  )
}
