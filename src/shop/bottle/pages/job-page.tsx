import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { momentWord } from '#kernel/day-words.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { saveFile } from '#kernel/save-file.ts'
import { translate } from '#kernel/translate.ts'
import { bottleCarts } from '#shop/bottle/cart-contract.ts'
import { bottleStudio } from '#shop/bottle/contract.ts'
import { bottleJobs, type Job } from '#shop/bottle/job-contract.ts'
import { BottlePicture } from '#shop/bottle/ui/bottle-picture.tsx'
import { PinnedProof } from '#shop/bottle/ui/pinned-proof.tsx'
import { ProofSheet } from '#shop/bottle/ui/proof-sheet.tsx'
import { JobBadge } from '#shop/bottle/ui/state-badge.tsx'
import { Facts } from '#shop/order/ui/facts.tsx'
import { useWriteTo } from '#shop/support/ui/use-write-to.ts'
import { useSession } from '#storefront/session.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { Consent } from './consent.tsx'

const options = queryOf(bottleStudio.options, {})
const jobOf = (token: string) => queryOf(bottleJobs.show, { params: { token } })
const needs = (token: string) => (client: QueryClient) => [
  client.fetchQuery({ ...jobOf(token), staleTime: 0 }),
  client.ensureQueryData(options),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.token ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '맞춤 병 진행 상황'), noindex: true })
}

type Done = (answer: { data: Job } | null) => void

/** Where the bottles stand: proofs, comments, approval, money and the parcel. */
export default function BottleJobPage() {
  const t = useT()
  const { token = '' } = useParams()
  const client = useQueryClient()
  const job = useQuery(jobOf(token)).data?.data
  const known = useQuery(options).data?.data
  const { busy, send } = useSend()
  const toast = useToast()
  const navigate = useNavigate()
  const { change } = useSession()
  const [key, setKey] = useState(() => crypto.randomUUID())
  if (!job || !known) return null
  const proof = job.proofs[0]
  async function again() {
    const headers = { 'idempotency-key': key }
    const made = await send(() => call(bottleJobs.again, { params: { token } }, { headers }))
    if (!made) return
    toast(t('지금 값으로 다시 담았어요. 시안을 확인하고 승인해 주세요.'))
    setKey(crypto.randomUUID())
    void navigate(paths.bottleJob(made.data.token))
  }
  async function back(set_id: string) {
    const made = await send(() => call(bottleCarts.back, { params: { set_id } }))
    if (!made) return
    change({ cart_count: made.data.count })
    toast(t('지금 값으로 장바구니에 담았어요.'))
    void navigate(paths.cart())
  }
  const done: Done = (answer) => {
    if (answer) client.setQueryData(jobOf(token).queryKey, answer)
  }
  return (
    <div className="wrap max-w-[1080px]! pt-7 pb-16 desk:pt-11">
      <PageTitle title={job.title} note={t('맞춤 병 진행 상황')} />
      <div className="mt-6 grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-8">
          {proof ? (
            <Proofs
              key={`${proof.round} ${job.pins.length}`}
              job={job}
              onDone={done}
              known={known}
            />
          ) : (
            <div>
              <BottlePicture
                doc={job.doc}
                options={known}
                className="mx-auto w-full max-w-[480px]"
              />
              <p className="mt-3 text-small text-ink-700">
                {t('시안을 준비하고 있어요. 올라오면 메일로 알려 드릴게요.')}
              </p>
            </div>
          )}
        </div>
        <div className="grid gap-5">
          <Told job={job} />
          {job.can_approve && proof && <Approval job={job} round={proof.round} onDone={done} />}
          {job.state === 'approved' && job.pay_token && (
            <ButtonLink to={paths.personalPayment(job.pay_token)} size={56} wide>
              {t('결제하러 가기')}
            </ButtonLink>
          )}
          <Button
            look="outline"
            disabled={busy}
            onClick={() => void send(() => saveFile(bottleJobs.proof, { params: { token } }))}
          >
            {t('실제 크기 PDF 받기')}
          </Button>
          {job.can_change && (
            <ButtonLink to={paths.bottle({ job: token })} look="outline">
              {t('도안 고치기')}
            </ButtonLink>
          )}
          {job.od_id && (
            <ButtonLink to={paths.orderView(job.od_id)} look="outline">
              {t('주문 상세 보기')}
            </ButtonLink>
          )}
          {job.set_id && (
            <Button look="outline" disabled={busy} onClick={() => void back(job.set_id ?? '')}>
              {t('똑같이 다시 담기')}
            </Button>
          )}
          {job.can_repeat && !job.set_id && (
            <Button look="outline" disabled={busy} onClick={() => void again()}>
              {t('똑같이 다시 주문하기')}
            </Button>
          )}
          <ButtonLink to={paths.bottle({ copy: token })} look="outline">
            {t('같은 도안에서 새로 시작하기')}
          </ButtonLink>
          {(job.state === 'shipped' || job.state === 'done') && <Faulty bottle={job.bottle} />}
          {job.can_cancel && (
            <Button
              look="ghost"
              disabled={busy}
              onClick={() =>
                void send(() =>
                  call(bottleJobs.cancel, { params: { token }, body: { version: job.version } }),
                ).then(done)
              }
            >
              {t('의뢰 취소하기')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function Told({ job }: { job: Job }) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  return (
    <section aria-label={t('의뢰 내용')} className="bg-paper-0 p-5">
      <JobBadge state={job.state} />
      <div className="mt-4">
        <Facts
          rows={[
            [t('병'), pick(job.bottle.name, job.bottle.name_en)],
            [t('수량'), t('{count}개', { count: job.qty })],
            job.remake_of === null
              ? [t('합계'), money(job.total, job.currency)]
              : [t('합계'), t('무상으로 다시 만들어 드려요')],
            [t('제작 기간'), t('영업일 {days}일', { days: job.days })],
            job.due_on !== null && [t('출고 예정'), job.due_on],
            job.approved_at !== null && [
              t('승인'),
              `${job.approved_name} · ${momentWord(job.approved_at, lang)}`,
            ],
            job.waybill !== '' && [t('송장번호'), job.waybill],
          ]}
        />
      </div>
    </section>
  )
}

/** What is made to order is not taken back, but what is wrong is made again. */
function Faulty({ bottle }: Pick<Job, 'bottle'>) {
  const t = useT()
  const { pick } = useLang()
  const writeTo = useWriteTo(pick(bottle.name, bottle.name_en))
  return (
    <p className="text-small leading-relaxed text-ink-700">
      {t('흠이 있거나 잘못 온 병은 값을 받지 않고 다시 만들어 드려요. 사진과 함께 알려 주세요.')}{' '}
      <TextLink to={writeTo}>{t('1:1 문의 남기기')}</TextLink>
    </p>
  )
}

type Known = Parameters<typeof ProofSheet>[0]['options']

function Proofs({ job, onDone, known }: { job: Job; onDone: Done; known: Known }) {
  const t = useT()
  return job.proofs.map((proof, number) => (
    <section key={proof.round} className="grid gap-4">
      <h2 className="type-h3">
        {t('시안 {round}차', { round: proof.round })}
        {proof.round > job.free_rounds + 1 && ` · ${t('추가 시안')}`}
      </h2>
      {number === 0 && job.can_change ? (
        <PinnedProof
          job={job}
          options={known}
          label={t('고칠 곳')}
          hint={t('시안에서 고칠 곳을 누르고 적어 주세요. 적지 않은 곳은 그대로 둬요.')}
          onDone={onDone}
        />
      ) : (
        <ProofSheet proof={proof} pins={job.pins} options={known} />
      )}
    </section>
  ))
}

function Approval({ job, round, onDone }: { job: Job; round: number; onDone: Done }) {
  const t = useT()
  const fields = useFields({ approved_name: job.name, consent: false })
  const { busy, send } = useSend(fields)
  return (
    <form
      className="grid gap-4 border border-pine-700 p-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const body = { ...fields.values, round, version: job.version }
        void send(() => call(bottleJobs.approve, { params: { token: job.token }, body })).then(
          onDone,
        )
      }}
    >
      <h2 className="type-h3">{t('시안 승인')}</h2>
      <TextField label={t('승인하는 분 이름')} {...fields.bind('approved_name')} />
      <Consent {...fields.bindTick('consent')} />
      <Button type="submit" size={56} wide disabled={busy}>
        {t('이 시안으로 승인하기')}
      </Button>
    </form>
  )
}
