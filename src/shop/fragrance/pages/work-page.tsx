import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { dayWord, momentWord } from '#kernel/day-words.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type Scent, scentWork } from '#shop/fragrance/contract.ts'
import { Offer, PromiseList, RefundTable, Rounds } from '#shop/fragrance/ui/offer.tsx'
import { ScentBadge } from '#shop/fragrance/ui/words.tsx'
import { useWriteTo } from '#shop/support/ui/use-write-to.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { AcceptForm, ApproveForm, DeclineForm, RateForm } from './forms.tsx'

const workOf = (token: string) => queryOf(scentWork.show, { params: { token } })
const needs = (token: string) => (client: QueryClient) => [
  client.fetchQuery({ ...workOf(token), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.token ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '커스텀 향 진행 상황'), noindex: true })
}

/** A scent of one's own: the offer, the deposit, samples and what is thought of them, the approval. */
export default function ScentWorkPage() {
  const t = useT()
  const { lang } = useLang()
  const { token = '' } = useParams()
  const client = useQueryClient()
  const scent = useQuery(workOf(token)).data?.data
  const writeTo = useWriteTo(scent?.name ?? '')
  if (!scent) return null
  const onDone = (answer: { data: Scent } | null) => {
    if (answer) client.setQueryData(workOf(token).queryKey, answer)
  }
  const all = { scent, onDone }
  return (
    <div className="wrap max-w-[1080px]! pt-7 pb-16 desk:pt-11">
      <PageTitle title={t('커스텀 향 진행 상황')} note={<span data-content>{scent.name}</span>} />
      <div className="mt-6 grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="offer" className="bg-paper-0 p-5">
            <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <ScentBadge state={scent.state} />
              {scent.state === 'quoted' && (
                <span className="text-caption text-ink-500">
                  {t('{day}까지 유효해요', { day: dayWord(scent.valid_until, lang) })}
                </span>
              )}
            </p>
            <h2 id="offer" className="type-h3 mb-3">
              {t('견적 내용')}
            </h2>
            <Offer scent={scent} />
            <p className="mt-3 text-caption text-ink-500">
              {t('샘플은 {count}번까지 보내 드려요.', { count: scent.rounds })}
            </p>
            <div className="mt-4 border-t border-line pt-4">
              <PromiseList scent={scent} />
            </div>
            {[scent.note, scent.terms].filter(Boolean).map((words) => (
              <p
                key={words}
                data-content
                className="mt-3 text-small whitespace-pre-line text-ink-700"
              >
                {words}
              </p>
            ))}
          </section>
          {scent.samples.length > 0 && (
            <section aria-labelledby="samples">
              <h2 id="samples" className="type-h3 mb-3">
                {t('받은 샘플')}
              </h2>
              <Rounds samples={scent.samples} />
            </section>
          )}
          {scent.can_rate && <RateForm {...all} />}
        </div>
        <div className="grid gap-6">
          <Now scent={scent} />
          {scent.can_accept && <AcceptForm {...all} />}
          {scent.can_accept && (
            <p className="text-small text-ink-700">
              {t('금액이나 약속을 고치고 싶다면')}{' '}
              <TextLink to={writeTo}>{t('문의를 남겨 주세요')}</TextLink>.{' '}
              {t('고친 견적은 이 링크에 그대로 보여요.')}
            </p>
          )}
          {scent.can_approve && <ApproveForm {...all} />}
          <section aria-labelledby="refunds">
            <h2 id="refunds" className="type-h4 mb-2">
              {t('그만둘 때 돌려받는 돈')}
            </h2>
            <RefundTable />
          </section>
          {scent.can_decline && <DeclineForm {...all} />}
        </div>
      </div>
    </div>
  )
}

/** What happens next, and the way to pay where something waits for it. */
function Now({ scent }: { scent: Scent }) {
  const t = useT()
  const { lang } = useLang()
  const money = useMoney()
  const { currency } = scent
  const words: Record<Scent['state'], string> = {
    quoted: t('견적을 읽고 수락하면 계약금을 결제할 수 있어요.'),
    accepted: t('계약금을 결제하면 조향을 시작해요.'),
    deposit_paid: t('조향사가 첫 샘플을 만들고 있어요.'),
    sample_sent: t('샘플을 맡아 보고 별점과 의견을 남겨 주세요.'),
    feedback: t('의견을 받았어요. 다음 샘플을 만들거나, 마음에 든 향을 승인해 주세요.'),
    approved: scent.balance_paid_at
      ? t('잔금을 받았어요. 곧 제작을 시작해요.')
      : t('잔금을 결제하면 제작을 시작해요.'),
    production: t('승인한 향을 만들고 있어요.'),
    shipped: t('보내 드렸어요. 송장번호 {waybill}', { waybill: scent.waybill }),
    done: t('함께해 주셔서 고마워요.'),
    declined: t('그만두셨어요. 돌려 드릴 금액은 {amount}이에요.', {
      amount: money(scent.refund, currency),
    }),
    cancelled: t('공방의 사정으로 그만두었어요. {amount}을 돌려 드려요.', {
      amount: money(scent.refund, currency),
    }),
    expired: t('유효 기간이 지난 견적이에요. 다시 원하시면 새 견적을 부탁해 주세요.'),
  }
  return (
    <section aria-label={t('지금 할 일')} className="grid gap-3 bg-paper-100 p-5">
      <p className="text-plain">{words[scent.state]}</p>
      {scent.reason && (
        <p data-content className="text-small text-ink-700">
          {scent.reason}
        </p>
      )}
      {scent.approved_at && (
        <p className="text-small text-ink-700" data-content>
          {[scent.approved_scent, scent.approved_name, momentWord(scent.approved_at, lang)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {scent.pay_token && (
        <ButtonLink to={paths.personalPayment(scent.pay_token)} size={56} wide>
          {scent.state === 'accepted' ? t('계약금 결제하기') : t('잔금 결제하기')}
        </ButtonLink>
      )}
      {['expired', 'declined', 'cancelled'].includes(scent.state) && (
        <ButtonLink to={paths.fragranceService()} look="outline">
          {t('다시 의뢰하기')}
        </ButtonLink>
      )}
    </section>
  )
}
