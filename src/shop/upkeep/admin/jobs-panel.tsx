import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import { type JobState, type TroubledJob, work } from '#shop/upkeep/work-contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { AllIsWell } from './all-is-well.tsx'
import { taskWords } from './task-words.ts'

const tones: Record<JobState, BadgeTone> = { given_up: 'bad', failing: 'wait', running: 'info' }

/** Jobs that do not come to their end, to be tried again or let go. */
export function JobsPanel({
  jobs,
  inTrouble,
}: {
  jobs: readonly TroubledJob[]
  inTrouble: number
}) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const staff = useStaff()
  const { busy, send } = useSend()
  const [dropped, setDropped] = useState<TroubledJob | null>(null)
  const isOwner = staff.role === 'owner'
  const stuck = jobs.filter(({ state }) => state !== 'running')

  async function act(doing: () => Promise<{ data: { count: number } }>, said: string) {
    const answer = await send(doing)
    await client.invalidateQueries({ queryKey: [work.show.path] })
    if (answer) toast(said)
    return answer
  }

  const retry = (some: readonly TroubledJob[]) =>
    act(
      () => call(work.retry, { body: { job_ids: some.map(({ job_id }) => job_id) } }),
      t('{count}개를 다시 시작했어요.', { count: some.length }),
    )

  async function drop(reason: string) {
    if (!dropped) return
    const answer = await act(
      () => call(work.drop, { body: { job_ids: [dropped.job_id], reason } }),
      t('일을 지웠어요. 이유는 직원이 한 일에 남아요.'),
    )
    if (answer) setDropped(null)
  }

  return (
    <Panel
      flush
      title={t('멈추거나 되풀이해 실패하는 일')}
      end={
        isOwner &&
        stuck.length > 1 && (
          <Button size={44} look="outline" busy={busy} onClick={() => void retry(stuck)}>
            {t('보이는 {count}개 모두 다시 하기', { count: stuck.length })}
          </Button>
        )
      }
    >
      {jobs.length === 0 && <AllIsWell>{t('멈춘 일이 없어요.')}</AllIsWell>}
      <ul className="divide-y divide-paper-200">
        {jobs.map((job) => (
          <Job key={job.job_id} job={job}>
            {isOwner && job.state !== 'running' && (
              <div className="flex gap-2">
                <Button size={44} look="outline" busy={busy} onClick={() => void retry([job])}>
                  {t('다시 시작하기')}
                </Button>
                <Button size={44} look="ghost" onClick={() => setDropped(job)}>
                  {t('지우기')}
                </Button>
              </div>
            )}
          </Job>
        ))}
      </ul>
      {inTrouble > jobs.length && (
        <p className="px-4.5 py-3.5 text-small text-ink-700">
          {t('모두 {count}개 가운데 가장 새로운 {shown}개예요.', {
            count: inTrouble,
            shown: jobs.length,
          })}
        </p>
      )}
      {dropped && (
        <ConfirmWithReason
          open
          title={t('이 일을 지울까요?')}
          yes={t('지우기')}
          busy={busy}
          reasonLabel={t('지우는 이유')}
          onClose={() => setDropped(null)}
          onYes={drop}
        >
          <p className="text-small">
            {t('지운 일은 되돌릴 수 없고, 뒤따를 알림이나 처리도 하지 않아요.')}
          </p>
        </ConfirmWithReason>
      )}
    </Panel>
  )
}

function Job({ job, children }: { job: TroubledJob; children: React.ReactNode }) {
  const t = useT()
  const { task, event, subject, why, since, state, attempts, max_attempts, next_at } = job
  const states: Record<JobState, string> = {
    given_up: t('더는 시도하지 않음'),
    failing: t('다시 할 예정'),
    running: t('하는 중'),
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4.5 py-3.5">
      <div className="grid min-w-0 flex-1 basis-72 grid-cols-1 gap-1">
        <h3 className="flex flex-wrap items-center gap-2 text-plain font-semibold">
          {taskWords(t)[task] ?? task}
          <Badge tone={tones[state]}>{states[state]}</Badge>
        </h3>
        {event && (
          <p className="text-small break-all text-ink-700">
            {event} · {subject}
          </p>
        )}
        <p className="text-small wrap-anywhere text-bad">{why || t('이유가 남아 있지 않아요.')}</p>
        <p className="tabular text-caption text-ink-500">
          {t('{max}번 가운데 {attempts}번 했어요', { max: max_attempts, attempts })} ·{' '}
          <time dateTime={since}>{t('{when}부터', { when: stamp(since) })}</time>
          {next_at && (
            <>
              {' '}
              · <time dateTime={next_at}>{t('다음 {when}', { when: stamp(next_at) })}</time>
            </>
          )}
        </p>
      </div>
      {children}
    </li>
  )
}
