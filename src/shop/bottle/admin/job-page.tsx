import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { actorWord } from '#admin/ui/actor-word.ts'
import { freshOne } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { saveFile } from '#kernel/save-file.ts'
import { bottleStudio } from '#shop/bottle/contract.ts'
import { bottleDesk, type DeskJob } from '#shop/bottle/desk-contract.ts'
import type { JobState } from '#shop/bottle/job-contract.ts'
import { FlatLabel } from '#shop/bottle/ui/bottle-picture.tsx'
import { PinnedProof } from '#shop/bottle/ui/pinned-proof.tsx'
import { ProofSheet } from '#shop/bottle/ui/proof-sheet.tsx'
import { JobBadge, stateWord } from '#shop/bottle/ui/state-badge.tsx'
import { Facts } from '#shop/order/ui/facts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { ExternalLink, TextLink } from '#ui/links.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { Remake } from './remake.tsx'

export default function BottleJobDeskPage() {
  const t = useT()
  const { jobId = '' } = useParams()
  const found = useQuery({
    ...queryOf(bottleDesk.job, { params: { job_id: rowIdIn(jobId) } }),
    ...freshOne,
  })
  const back = { to: adminPaths.bottleJobs(), label: t('맞춤 병 목록') }
  return (
    <StoredOne found={found} title={t('맞춤 병')} back={back}>
      {(job) => <Desk key={job.job_id} job={job} back={back} />}
    </StoredOne>
  )
}

function Desk({ job, back }: { job: DeskJob; back: { to: string; label: string } }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const client = useQueryClient()
  const options = useQuery(queryOf(bottleStudio.options, {})).data?.data
  const [proof] = job.proofs
  return (
    <>
      <PageHead
        title={job.title}
        beside={<JobBadge state={job.state} />}
        note={<span className="tabular">{t('의뢰 번호 {id}', { id: job.job_id })}</span>}
        back={back}
      />
      <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-6">
          <Panel title={proof ? t('시안 {round}차', { round: proof.round }) : t('받은 도안')}>
            {options &&
              proof &&
              (job.can_change ? (
                <div className="grid gap-4">
                  <PinnedProof
                    key={`${proof.round} ${job.pins.length}`}
                    job={job}
                    options={options}
                    label={t('시안에 남길 말')}
                    hint={t(
                      '시안에서 자리를 누르고 적어 주세요. 손님의 진행 페이지에 바로 보여요.',
                    )}
                    onDone={() =>
                      void client.invalidateQueries({ queryKey: [bottleDesk.job.path] })
                    }
                  />
                </div>
              ) : (
                <ProofSheet proof={proof} pins={job.pins} options={options} />
              ))}
            {options && !proof && (
              <FlatLabel doc={job.doc} options={options} className="mx-auto w-72 shadow-2" />
            )}
          </Panel>
          <Panel title={t('의뢰 내용')}>
            <Facts
              rows={[
                [t('병'), pick(job.bottle.name, job.bottle.name_en)],
                [t('수량'), t('{count}개', { count: job.qty })],
                [t('한 개'), money(job.unit, job.currency)],
                [t('판 준비비'), money(job.setup, job.currency)],
                [t('합계'), money(job.total, job.currency)],
                job.due_on !== null && [t('출고 예정'), dotted(job.due_on)],
                [t('받는 분'), `${job.name} · ${formatPhone(job.hp)} · ${job.email}`],
                [t('주소'), `${job.zip} ${job.address} ${job.address2}`],
                job.message !== '' && [t('전할 말'), job.message],
                job.approved_at !== null && [
                  t('승인'),
                  `${job.approved_name} · ${stamp(job.approved_at)}`,
                ],
                job.remake_of !== null && [
                  t('무상으로 다시 만듦'),
                  <TextLink key="remake" to={adminPaths.bottleJob(job.remake_of)}>
                    {t('의뢰 번호 {id}', { id: job.remake_of })}
                  </TextLink>,
                ],
                job.consent_at !== null && [t('맞춤 제작 동의'), stamp(job.consent_at)],
              ]}
            />
          </Panel>
          <Panel title={t('이력')} flush>
            <ol className="divide-y divide-paper-200 text-small">
              {job.events.map((one) => (
                <li key={`${one.name} ${one.at}`} className="flex flex-wrap gap-x-4 px-4.5 py-2.5">
                  <time dateTime={one.at} className="tabular whitespace-nowrap text-ink-500">
                    {stamp(one.at)}
                  </time>
                  <span>{happenedWord(t, one.name)}</span>
                  <span className="text-ink-500">{actorWord(t, one)}</span>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
        <Work key={job.version} job={job} />
      </div>
    </>
  )
}

function happenedWord(t: ReturnType<typeof useT>, name: string): string {
  const words: Record<string, string> = {
    'bottle.received': t('의뢰를 받았어요'),
    'bottle.changed': t('도안이 바뀌었어요'),
    'bottle.proof_sent': t('시안을 보냈어요'),
    'bottle.revision_requested': t('고쳐 달라고 했어요'),
    'bottle.approved': t('시안을 승인했어요'),
    'bottle.paid': t('결제를 받았어요'),
    'bottle.remade': t('무상으로 다시 만들어요'),
    'bottle.remake_begun': t('일부를 다시 만들기로 했어요'),
  }
  const state = name.replace('bottle.', '') as JobState // the other events are called as the state they lead to
  return words[name] ?? stateWord(t, state) ?? name
}

function Work({ job }: { job: DeskJob }) {
  const t = useT()
  const client = useQueryClient()
  const fields = useFields({ note: '', waybill: '', reason: '' })
  const { busy, send } = useSend(fields)
  const params = { job_id: job.job_id }
  const { version } = job
  const { note, ...told } = fields.values
  const done = (answer: { data: DeskJob } | null) => {
    if (answer) client.setQueryData(queryOf(bottleDesk.job, { params }).queryKey, answer)
  }
  const move = (state: JobState) =>
    void send(() => call(bottleDesk.move, { params, body: { ...told, state, version } })).then(done)
  return (
    <Panel title={t('할 일')}>
      <div className="grid gap-4">
        {job.can_send && (
          <>
            <TextArea label={t('시안과 함께 전할 말')} optional rows={3} {...fields.bind('note')} />
            <Button
              look={job.can_change ? 'solid' : 'outline'}
              disabled={busy}
              onClick={() =>
                void send(() => call(bottleDesk.send, { params, body: { note, version } })).then(
                  done,
                )
              }
            >
              {t('시안 보내기')}
            </Button>
            {job.can_change && (
              <ButtonLink to={paths.bottle({ job: job.token })} look="outline">
                {t('도안 고치기')}
              </ButtonLink>
            )}
          </>
        )}
        {job.moves.includes('shipped') && (
          <TextField label={t('송장번호')} {...fields.bind('waybill')} />
        )}
        {job.moves.includes('cancelled') && (
          <TextField
            label={t('취소하는 이유')}
            optional
            hint={t('취소할 때는 꼭 적어 주세요.')}
            {...fields.bind('reason')}
          />
        )}
        {job.moves.map((state) => (
          <Button
            key={state}
            size={44}
            look={state === 'cancelled' ? 'danger' : 'outline'}
            disabled={busy}
            onClick={() => move(state)}
          >
            {state === 'cancelled'
              ? t('의뢰 취소하기')
              : t('{state}으로(로) 바꾸기', { state: stateWord(t, state) })}
          </Button>
        ))}
        <Button
          look="outline"
          size={44}
          disabled={busy}
          onClick={() => void send(() => saveFile(bottleDesk.press, { params }))}
        >
          {t('인쇄 파일 받기 (PDF)')}
        </Button>
        {job.can_remake && <Remake job={job} />}
        {job.od_id && (
          <ButtonLink to={adminPaths.order(job.od_id)} look="outline" size={44}>
            {t('주문 보기')}
          </ButtonLink>
        )}
        {job.pp_id && (
          <ButtonLink to={adminPaths.personalPayment(job.pp_id)} look="outline" size={44}>
            {t('개인결제 보기')}
          </ButtonLink>
        )}
        <ExternalLink href={paths.bottleJob(job.token)} className="py-2 text-small">
          {t('손님이 보는 페이지')}
        </ExternalLink>
      </div>
    </Panel>
  )
}
