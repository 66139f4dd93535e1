import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { momentWord } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { Facts } from '#shop/order/ui/facts.tsx'
import { classProposals, type ProposalView } from '#shop/tssa/proposal-contract.ts'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { PolicySteps } from '#shop/tssa/ui/policy-steps.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Money } from '#ui/money.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { AcceptForm } from './proposal/accept-form.tsx'

const proposalAt = (token: string) => queryOf(classProposals.show, { params: { token } })
const needs = (token: string) => (client: QueryClient) => [
  client.fetchQuery({ ...proposalAt(token), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.token ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return [
    ...pageMeta(view, { title: translate(view.lang, '클래스 견적'), noindex: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

const tones: Record<ProposalView['state'], BadgeTone> = {
  sent: 'wait',
  accepted: 'done',
  withdrawn: 'plain',
  expired: 'plain',
}

/** What the studio proposes: the class, when, where, for how much, and taking it. */
export default function ProposalPage() {
  const t = useT()
  const { token = '' } = useParams()
  const proposal = useQuery(proposalAt(token)).data?.data
  if (!proposal) return null
  const words: Record<ProposalView['state'], string> = {
    sent: t('수락을 기다려요'),
    accepted: t('예약 확정'),
    withdrawn: t('거둔 견적'),
    expired: t('만료됨'),
  }
  // nobody's any more once it was erased
  const recipient = proposal.recipient.company || proposal.recipient.name
  return (
    <div className="wrap max-w-[760px]! pt-7 pb-16 desk:pt-11">
      <PageTitle
        title={t('클래스 견적')}
        note={
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone={tones[proposal.state]}>{words[proposal.state]}</Badge>
            {recipient && <span>{t('{name} 님께', { name: recipient })}</span>}
          </span>
        }
      />
      <Paper proposal={proposal} />
      {proposal.state === 'accepted' ? (
        <Taken proposal={proposal} />
      ) : proposal.closed ? (
        <Closed words={proposal.closed} />
      ) : (
        <AcceptForm key={proposal.amount} proposal={proposal} />
      )}
    </div>
  )
}

function Paper({ proposal }: { proposal: ProposalView }) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  const makes = pick(proposal.makes.ko, proposal.makes.en)
  return (
    <section aria-labelledby="proposaled" className="mt-6 bg-paper-0 p-5 desk:p-7">
      <h2 id="proposaled" className="type-h3">
        {pick(proposal.title.ko, proposal.title.en)}
      </h2>
      <p className="tabular mt-2 text-body font-medium">
        <time dateTime={proposal.starts_at}>
          {classDay(proposal.starts_at, lang)} {classHours(proposal)}
        </time>
      </p>
      <p className="type-price-l mt-4">
        <Money amount={proposal.amount} currency="krw" strong className="[&>span]:text-unit" />
      </p>
      <p className="mt-1 text-small text-ink-500">
        {t('공급가액 {supply} · 부가세 {vat}', {
          supply: money(proposal.supply, 'krw'),
          vat: money(proposal.vat, 'krw'),
        })}
      </p>
      <div className="mt-5 border-t border-paper-200 pt-5">
        <Facts
          rows={[
            proposal.place.ko !== '' && [t('하는 곳'), pick(proposal.place.ko, proposal.place.en)],
            [t('인원'), t('{count}명', { count: proposal.people })],
            proposal.instructor !== null && [
              t('강사'),
              pick(proposal.instructor.ko, proposal.instructor.en),
            ],
            makes !== '' && [t('가져가는 것'), makes],
            proposal.note !== '' && [
              t('공방의 말'),
              <span key="note" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {proposal.note}
              </span>,
            ],
            [
              t('견적 번호'),
              <span key="no" className="tabular">
                {proposal.number}
              </span>,
            ],
            proposal.state === 'sent' && [
              t('유효 기간'),
              <time key="until" dateTime={proposal.valid_until} className="tabular">
                {t('{when}까지', { when: momentWord(proposal.valid_until, lang) })}
              </time>,
            ],
          ]}
        />
      </div>
      <h3 className="mt-5 border-t border-paper-200 pt-5 text-plain font-semibold">
        {t('환불 기준')}
      </h3>
      <PolicySteps policy={proposal.policy} />
      <a
        href={urlOf(classProposals.pdf.path, { token: proposal.token })}
        download
        className={`${buttonClass({ look: 'outline', size: 44 })} mt-6`}
      >
        <Download aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('견적서 PDF')}
      </a>
    </section>
  )
}

function Taken({ proposal }: { proposal: ProposalView }) {
  const t = useT()
  const { lang } = useLang()
  const { accepted_name: name, booking_id: id, accepted_at } = proposal
  const told = { when: accepted_at ? momentWord(accepted_at, lang) : '', id: id ?? '' }
  return (
    <section aria-labelledby="taken" className="mt-6 bg-pine-100 p-5 desk:p-7">
      <h2 id="taken" className="type-h3">
        {t('예약이 확정되었어요')}
      </h2>
      <p className="mt-2 text-plain leading-relaxed">
        {name
          ? t('{name} 님이 {when}에 수락했어요. 예약번호는 {id}이에요.', { ...told, name })
          : t('{when}에 수락했어요. 예약번호는 {id}이에요.', told)}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {proposal.pay_token && (
          <ButtonLink to={paths.personalPayment(proposal.pay_token)}>{t('결제하기')}</ButtonLink>
        )}
        <ButtonLink look="outline" to={paths.tssa.studio()}>
          {t('공방 오시는 길')}
        </ButtonLink>
      </div>
    </section>
  )
}

function Closed({ words }: { words: string }) {
  const t = useT()
  return (
    <p className="mt-6 bg-paper-100 px-5 py-5 text-plain">
      {words} <TextLink to={paths.classInquiry()}>{t('다시 문의하기')}</TextLink>
    </p>
  )
}
