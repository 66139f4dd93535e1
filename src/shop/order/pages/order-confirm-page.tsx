import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useParams,
} from 'react-router'
import { tightDay } from '#kernel/day-words.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { arrivalPhrase } from '#shop/cart/arrival-rules.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { DepositCard } from '#shop/order/ui/deposit-card.tsx'
import { KeepGuestOrders } from '#shop/order/ui/keep-guest-orders.tsx'
import { OrderGoods } from '#shop/order/ui/order-goods.tsx'
import { fetchOrder, orderQuery } from '#shop/order/ui/order-query.ts'
import { Help } from '#shop/order/ui/order-summary.tsx'
import { StatusSteps } from '#shop/order/ui/status-steps.tsx'
import { isUnsent } from '#shop/order/unsent-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const OrderTickets = lazyPart(
  async () => (await import('#shop/tssa/ui/order-tickets.tsx')).OrderTickets,
)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '주문 완료'), noindex: true })
}

/** Who may not see the order is asked for its phone and password. */
async function ownOr(od_id: string, found: Promise<boolean>): Promise<void> {
  if (!(await found)) throw redirect(paths.orderView(od_id))
}

export async function loader(args: LoaderFunctionArgs) {
  const od_id = args.params.orderId ?? ''
  return load(args, (client) => [ownOr(od_id, fetchOrder(client, od_id))])
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const od_id = args.params.orderId ?? ''
  return loadInBrowser(args, (client) => [ownOr(od_id, fetchOrder(client, od_id))])
}

export default function OrderConfirmPage() {
  const { orderId = '' } = useParams()
  const order = useQuery(orderQuery(orderId)).data?.data
  return order ? <Thanks order={order} /> : null
}

function Thanks({ order }: { order: Order }) {
  const t = useT()
  const { known, isMember } = useSession()
  const { lang } = useLang()
  // of several days the last: then everything is there
  const arrives = order.lines
    .map(({ ct_arrives }) => ct_arrives ?? '')
    .toSorted()
    .at(-1)
  const waits = order.od_status === '주문'
  return (
    <div className="wrap pt-7 pb-16 desk:pt-11 desk:pb-24">
      <div className="gap-14 desk:grid desk:grid-cols-[7fr_5fr] desk:items-start">
        <div className="min-w-0">
          <h1 className="type-h1 desk:text-display">
            {waits ? t('주문을 받았어요') : t('주문해 주셔서 고마워요')}
          </h1>
          <p className="mt-3 text-ink-700">
            {waits
              ? isUnsent(order)
                ? t('아래 계좌로 입금하면 예약이 확정돼요. 그때까지 자리를 잡아 두어요.')
                : t('아래 계좌로 입금하면 확인한 뒤 준비를 시작해요.')
              : t('지금 주문이 어디까지 왔는지 알려 드려요.')}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-3 text-plain">
            <span className="text-ink-500">{t('주문번호')}</span>
            <strong className="tabular text-title font-semibold">{order.od_id}</strong>
            <CopyButton text={order.od_id} what={t('주문번호')} />
          </p>
          <StatusSteps
            status={order.od_status}
            unsent={isUnsent(order)}
            owed={order.od_due_on !== null}
            className="mt-7"
          />
          <DepositCard order={order} className="mt-7" />
          {isUnsent(order) && !waits && (
            <Suspense>
              <OrderTickets od_id={order.od_id} />
            </Suspense>
          )}
          <section aria-labelledby="then" className="rule-t mt-9 pt-5">
            <h2 id="then" className="text-title leading-[1.4] font-[650]">
              {t('이제 이렇게 진행돼요')}
            </h2>
            <ol className="mt-4 grid gap-3.5 text-plain leading-relaxed text-ink-700">
              <Step number={1}>
                {waits
                  ? t('{mail}으로(로) 주문 내용과 계좌를 보내 드렸어요.', { mail: order.od_email })
                  : t('{mail}으로(로) 주문 내용을 보내 드렸어요.', { mail: order.od_email })}
              </Step>
              <Step number={2}>
                {isUnsent(order)
                  ? waits
                    ? t('입금을 확인하면 예약이 확정되고 메일로 알려 드려요.')
                    : t('예약이 확정되었어요. 자리는 이제 손님 거예요.')
                  : waits
                    ? t('입금을 확인하면 메일로 알려 드리고 상품을 준비해요.')
                    : order.od_due_on
                      ? t('외상으로 받았어요. 바로 상품을 준비해요.')
                      : t('결제를 확인했으니 바로 상품을 준비해요.')}
              </Step>
              <Step number={3}>
                {isUnsent(order)
                  ? t('수업 날 공방에서 만나요. 예약은 주문 상세에서 언제든 볼 수 있어요.')
                  : arrives
                    ? `${t(arrivalPhrase(order.country_code), { day: tightDay(arrives, lang) })}. ${
                        waits
                          ? t('입금이 늦어지면 그만큼 늦어져요. 보내면 송장번호를 알려 드려요.')
                          : t('보내면 송장번호를 알려 드려요.')
                      }`
                    : t('보내면 송장번호를 알려 드려요.')}
              </Step>
            </ol>
            {known && !isMember && (
              <p className="mt-5 bg-paper-100 px-4 py-3.5 text-small leading-relaxed text-ink-700">
                {t(
                  '비회원 주문은 로그인 화면의 주문 조회에서 주문번호, 휴대폰 번호, 주문할 때 정한 비밀번호로 다시 볼 수 있어요.',
                )}
              </p>
            )}
            <KeepGuestOrders od_id={order.od_id} className="mt-5" />
            <div className="mt-7 grid gap-2.5 card:grid-flow-col card:justify-start">
              <ButtonLink to={paths.orderView(order.od_id)}>{t('주문 상세 보기')}</ButtonLink>
              <ButtonLink to={paths.home()} look="outline">
                {t('계속 둘러보기')}
              </ButtonLink>
            </div>
            <Help className="mt-6" />
          </section>
        </div>
        <div className="mt-9 desk:mt-0">
          <OrderGoods order={order} sticky />
        </div>
      </div>
    </div>
  )
}

function Step({ number, children }: { number: number; children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[28px_1fr]">
      <span aria-hidden="true" className="font-serif text-title leading-[1.35] text-pine-700">
        {number}
      </span>
      <span>{children}</span>
    </li>
  )
}
