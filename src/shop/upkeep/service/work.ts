import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { keptStatement, keptWords } from '#platform/note-words.ts'
import { slowFrom } from '#platform/notes.ts'
import { transact } from '#platform/transact.ts'
import {
  dropJobs,
  type JobRow,
  type JobTaken,
  listNoted,
  listServerSlow,
  listTroubled,
  type NoteRow,
  retryJobs,
} from '#shop/upkeep/store/work.ts'
import type { JobState, TaskRun, WorkShown } from '#shop/upkeep/work-contract.ts'

/** What runs behind the pages, and what went wrong there in seven days. */
export async function showWork(ctx: Ctx): Promise<WorkShown> {
  const [jobs, tasks, faults, noted, counted] = await Promise.all([
    listTroubled(ctx),
    listNoted(ctx, 'task'),
    listNoted(ctx, 'fault'),
    listNoted(ctx, 'slow'),
    listServerSlow(ctx, slowFrom),
  ])
  return {
    jobs: jobs.map((job) => ({
      ...job,
      state: stateOf(job),
      why: keptWords(job.why),
      next_at: nextOf(job),
    })),
    in_trouble: jobs[0]?.in_trouble ?? 0,
    tasks: tasks.map(taskOf),
    faults,
    slow: counted
      ? counted.map((one) => ({ ...one, text: keptStatement(one.text) }))
      : noted.map((one) => ({ ...one, text: one.words, average_ms: averageOf(one) })),
    slow_from: slowFrom,
    slow_by: counted ? 'server' : 'shop',
  }
}

function stateOf({ is_running, attempts, max_attempts }: JobRow): JobState {
  if (is_running) return 'running'
  return attempts >= max_attempts ? 'given_up' : 'failing'
}

function nextOf(job: JobRow): string | null {
  return stateOf(job) === 'failing' ? job.next_at : null
}

function averageOf({ total_ms, times }: NoteRow): number {
  return Math.round(total_ms / Math.max(1, times))
}

function taskOf(noted: NoteRow): TaskRun {
  const { key, times, failed, longest_ms, last_at } = noted
  return { task: key, times, failed, longest_ms, last_at, average_ms: averageOf(noted) }
}

/** Jobs that are done once the fault is mended: they begin anew. */
export function tryAgain(ctx: Ctx, job_ids: readonly number[]): Promise<{ count: number }> {
  return transact(ctx, async (ctx) => told(ctx, 'house.job_retried', await retryJobs(ctx, job_ids)))
}

/** Jobs that nobody needs any more, or that can never be done. */
export function giveUpOn(
  ctx: Ctx,
  job_ids: readonly number[],
  reason: string,
): Promise<{ count: number }> {
  return transact(ctx, async (ctx) =>
    told(ctx, 'house.job_dropped', await dropJobs(ctx, job_ids), reason),
  )
}

async function told(ctx: Ctx, name: string, jobs: readonly JobTaken[], reason?: string) {
  if (!jobs.length)
    throw new Failure(
      'CONFLICT',
      '이미 끝났거나 지금 하고 있는 일이에요. 목록을 다시 불러와 확인해 주세요.',
    )
  for (const { id, task_identifier } of jobs)
    await announce(ctx, name, id, { task: task_identifier, reason })
  return { count: jobs.length }
}
