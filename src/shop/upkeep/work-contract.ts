import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

/** `given_up` is not tried again by itself. */
export const jobState = z.enum(['given_up', 'failing', 'running'])
export type JobState = z.output<typeof jobState>

const troubledJob = z.object({
  job_id: z.int(),
  task: z.string(),
  state: jobState,
  attempts: z.number(),
  max_attempts: z.number(),
  /** the event it follows, and what that happened to */
  event: z.string(),
  subject: z.string(),
  why: z.string(),
  since: z.string(),
  /** when it is tried again */
  next_at: z.nullable(z.string()),
})
export type TroubledJob = z.output<typeof troubledJob>

const taskRun = z.object({
  task: z.string(),
  times: z.number(),
  failed: z.number(),
  average_ms: z.number(),
  longest_ms: z.number(),
  last_at: z.nullable(z.string()),
})
export type TaskRun = z.output<typeof taskRun>

const fault = z.object({
  key: z.string(),
  words: z.string(),
  place: z.string(),
  times: z.number(),
  request: z.string(),
  first_at: z.string(),
  last_at: z.string(),
})
export type FaultShown = z.output<typeof fault>

const slowStatement = z.object({
  key: z.string(),
  text: z.string(),
  times: z.number(),
  average_ms: z.number(),
  longest_ms: z.number(),
})
export type SlowStatement = z.output<typeof slowStatement>

export const workShown = z.object({
  jobs: z.array(troubledJob),
  /** of all jobs in trouble, of which `jobs` are the newest */
  in_trouble: z.number(),
  tasks: z.array(taskRun),
  faults: z.array(fault),
  slow: z.array(slowStatement),
  /** what counts as slow, in ms */
  slow_from: z.number(),
  /** `server`: the database counts by itself, since it was started */
  slow_by: z.enum(['shop', 'server']),
})
export type WorkShown = z.output<typeof workShown>

const none = '할 일을 골라 주세요.'
const ids = z
  .array(z.int(none).check(z.gte(1, none)), none)
  .check(z.minLength(1, none), z.maxLength(100))
const needed = '이유를 적어 주세요.'
const done = one(z.object({ count: z.number() }))

/** What runs behind the pages, and what went wrong there. */
export const work = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/work',
    who: ['owner'],
    about: 'Jobs in trouble, what the tasks of seven days did, faults and slow statements',
    answer: one(workShown),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/admin/work/retries',
    who: ['owner'],
    about: 'Tries jobs again at once, with all their attempts',
    status: 201,
    body: z.object({ job_ids: ids }),
    answer: done,
  }),
  drop: endpoint({
    method: 'POST',
    path: '/api/v1/admin/work/removals',
    who: ['owner'],
    about: 'Takes jobs out of the queue for good, with a reason that stays in the log',
    status: 201,
    body: z.object({
      job_ids: ids,
      reason: z.string(needed).check(z.trim(), z.minLength(1, needed), z.maxLength(200)),
    }),
    answer: done,
  }),
}
