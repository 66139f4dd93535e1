import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { House } from './context.ts'
import { isDatabaseDown, isDatabaseFull } from './database-errors.ts'
import { type Log, unvalued } from './log.ts'
import { patientPool } from './patient-pool.ts'

/** Work outside any request. It may be run again after a failure or a crash, so it must be harmless when repeated. */
export type Task = (house: House, payload: unknown) => Promise<void>

export type Jobs = {
  tasks: Record<string, Task>
  /** `at` is a cron pattern in UTC */
  cron: { task: string; at: string }[]
}

export type Working = { stop(): Promise<void> }

type Around = {
  /** visitors wait: jobs let them go first */
  isCrowded?: () => boolean
  /** where it hears of new jobs: past a pooler, which would lend the line to others */
  listening?: pg.Pool
}

const atOnce = 3
const pause = 2_000
const sweep = 30_000

/** Makes the tables of the queue; safe to repeat. */
export function migrateJobs(pool: pg.Pool, log: Log): Promise<void> {
  return runMigrations({ pgPool: pool, logger: quietLogger(log) })
}

/** Starts to work the queue off, and starts again when a long absence of the database has ended the runner. Several processes may share the queue: each job is taken by one. */
export async function openJobs(
  house: House,
  pool: pg.Pool,
  jobs: Jobs,
  { isCrowded = () => false, listening = pool }: Around = {},
): Promise<Working> {
  const stopping = new AbortController()
  const free = () =>
    freeJobs(pool, jobs).catch((error: unknown) =>
      house.log.warn({ why: String(error) }, 'jobs of an ended process could not be freed'),
    )
  await free()
  const freeing = setInterval(free, sweep).unref()
  const start = () =>
    startRunner(house, patientPool(pool, listening), jobs, isCrowded, stopping.signal)
  let runner: Runner | null = await start()
  const watching = watch()

  async function watch() {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch(() => undefined)
      if (stopping.signal.aborted) return
      house.log.warn('the job runner ended; starting it again')
      await sleep(pause, null, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) runner = await start().catch(() => null)
    }
  }

  return {
    async stop() {
      clearInterval(freeing)
      stopping.abort()
      await runner?.stop().catch(() => undefined)
      await watching
    },
  }
}

/**
 * A process that was killed leaves the jobs it had in hand locked, for hours if nobody frees them. What follows an event, or goes on with an errand, takes seconds;
 * nothing takes a quarter of an hour. A job that is run again is harmless.
 * A run of the clock's that the next one overtook meanwhile is not repeated: the queue has put it at its last try, though it never failed.
 */
async function freeJobs(pool: pg.Pool, { cron }: Jobs) {
  await pool.query(`select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
    where locked_at < now() - case when task_identifier in ('react', 'errand') then interval '2 minutes' else interval '15 minutes' end having count(*) > 0`)
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier = any($1) and key is null and locked_at is null and last_error is null and attempts >= max_attempts having count(*) > 0`,
    [cron.map(({ task }) => task)],
  )
}

function startRunner(
  house: House,
  pool: pg.Pool,
  { tasks, cron }: Jobs,
  isCrowded: () => boolean,
  stopping: AbortSignal,
): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: atOnce,
    // new jobs are heard of at once; polling only finds retries and what a lost connection hid
    pollInterval: 5_000,
    noHandleSignals: true,
    noPreparedStatements: house.config.PREPARED_STATEMENTS === 'off',
    logger: quietLogger(house.log),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown) =>
          house.disk
            .untilRoom(stopping)
            .then(() => giveWay(isCrowded))
            .then(() => timedTask(house, name, task, payload))
            .catch((error: unknown) => {
              if (isDatabaseFull(error)) house.disk.sawFull()
              return failed(error)
            }),
      ]),
    ),
    parsedCronItems: parseCronItems(
      cron.map(({ task, at }) => ({
        task,
        match: at,
        options: {
          backfillPeriod: 0,
          maxAttempts: 3,
          jobKey: task,
          jobKeyMode: 'preserve_run_at' as const,
        },
      })),
    ),
  })
}

async function timedTask(house: House, name: string, task: Task, payload: unknown) {
  const since = performance.now()
  let done = false
  try {
    await task(house, payload)
    done = true
  } finally {
    house.notes?.task(name, performance.now() - since, done)
  }
}

// the queue keeps the words of a failure beside the job
function failed(error: unknown): never {
  throw unvalued(error)
}

const look = 50

/** Visitors come first: while they crowd the shop a job waits, but never longer than `patience` ms. */
export async function giveWay(isCrowded: () => boolean, patience = 1_000) {
  for (let waited = 0; waited < patience && isCrowded(); waited += look) await sleep(look)
}

/** The queue speaks of every poll and every job; only what went wrong is worth a line. */
function quietLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const task = scope.taskIdentifier
    if (level === 'error' && isDatabaseDown(meta?.error))
      log.warn({ task }, 'the job runner waits for the database')
    else if (level === 'error') log.error({ task, err: meta?.error }, message)
    else if (level === 'warning') log.warn({ task }, message)
    else log.trace({ task }, message)
  })
}
