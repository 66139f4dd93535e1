import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router'
import { momentWord } from '#kernel/day-words.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { Facts } from '#shop/order/ui/facts.tsx'
import { PaymentTold } from '#shop/order/ui/payment-told.tsx'
import { type PersonalView, personalPayments } from '#shop/personal-payment/contract.ts'
import { PersonalBadge } from '#shop/personal-payment/ui/state-badge.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Money } from '#ui/money.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { PaidTold } from './paid-told.tsx'
import { PayForm } from './pay-form.tsx'

const viewAt = (token: string) => queryOf(personalPayments.show, { params: { token } })
const needs = (token: string) => (client: QueryClient) => [
  client.fetchQuery({ ...viewAt(token), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.token ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '개인결제'), noindex: true })
}

const lookAgainMs = 15_000

/** By its secret link: what for, how much, and paying it, or how it ended. */
export default function PersonalPayPage() {
  const t = useT()
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const found = useQuery({
    ...viewAt(token),
    // a deposit is seen without pressing anything
    refetchInterval: ({ state }) =>
      state.data?.data.state === 'waiting' && state.data.data.account ? lookAgainMs : false,
  })
  const view = found.data?.data
  if (!view) return null
  const failed = view.state === 'waiting' ? search.get('payment_error') : null
  return (
    <div className="wrap max-w-[720px]! pt-7 pb-16 desk:pt-11">
      <PageTitle title={t('개인결제')} note={view.name && t('{name} 님', { name: view.name })} />
      {failed && <PaymentTold code={failed} />}
      <Asked view={view} />
      {view.state === 'waiting' && !view.closed ? (
        <PayForm
          key={view.price}
          token={token}
          view={view}
          onChanged={() => void found.refetch()}
        />
      ) : (
        <PaidTold view={view} />
      )}
    </div>
  )
}

function Asked({ view }: { view: PersonalView }) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  const content = pick(view.content.ko, view.content.en)
  return (
    <section aria-labelledby="what-for" className="mt-6 bg-paper-0 p-5 desk:p-7">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="what-for" className="type-h3 min-w-0">
          {pick(view.subject.ko, view.subject.en)}
        </h2>
        <PersonalBadge state={view.state} />
      </div>
      {content && (
        <p className="mt-2 text-plain leading-relaxed whitespace-pre-line text-ink-700">
          {content}
        </p>
      )}
      <p className="type-price-l mt-4">
        <Money amount={view.price} currency={view.currency} strong className="[&>span]:text-unit" />
      </p>
      <div className="mt-4 border-t border-paper-200 pt-4">
        <Facts
          rows={[
            [
              t('결제 번호'),
              <span key="id" className="tabular">
                {view.pp_id}
              </span>,
            ],
            view.od_id !== null && [
              t('주문번호'),
              <TextLink key="order" to={paths.orderView(view.od_id)}>
                <span className="tabular">{view.od_id}</span>
              </TextLink>,
            ],
            view.state === 'waiting' && [
              t('결제 기한'),
              <time key="until" dateTime={view.expires_at} className="tabular">
                {momentWord(view.expires_at, lang)}
              </time>,
            ],
            view.paid_at !== null && [
              t('결제한 때'),
              <time key="paid" dateTime={view.paid_at} className="tabular">
                {momentWord(view.paid_at, lang)}
              </time>,
            ],
            view.refunded > 0 && [
              t('돌려 드린 금액'),
              <span key="refunded" className="tabular">
                {money(view.refunded, view.currency)}
              </span>,
            ],
          ]}
        />
      </div>
    </section>
  )
}
