import { Logger, parseCronItems, run, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { House } from './context.ts'
import type { Log } from './log.ts'

/** Work outside any request. It may be run again after a failure or a crash, so it must be harmless when repeated. */
export type Task = (house: House, payload: unknown) => Promise<void>

export type Jobs = {
  tasks: Record<string, Task>
  /** `at` is a cron pattern in UTC */
  cron: { task: string; at: string }[]
}

export type Working = { stop(): Promise<void> }

const atOnce = 3

/** Makes the tables of the queue; safe to repeat. */
export function migrateJobs(pool: pg.Pool, log: Log): Promise<void> {
  return runMigrations({ pgPool: pool, logger: quietLogger(log) })
}

/** Starts to work the queue off. Several processes may share it: each job is taken by one. */
export async function openJobs(house: House, pool: pg.Pool, { tasks, cron }: Jobs): Promise<Working> {
  const runner = await run({
    pgPool: pool,
    concurrency: atOnce,
    // new jobs are heard of at once; polling only finds retries and what a lost connection hid
    pollInterval: 5_000,
    noHandleSignals: true,
    logger: quietLogger(house.log),
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(house, payload)])),
    parsedCronItems: parseCronItems(
      cron.map(({ task, at }) => ({ task, match: at, options: { backfillPeriod: 0, maxAttempts: 3, jobKey: task, jobKeyMode: 'preserve_run_at' as const } })),
    ),
  })
  let stopping = false
  // without this the process would not notice that nobody works any more
  runner.promise.catch((error: unknown) => {
    if (!stopping) house.log.error({ err: error }, 'the job runner ended')
  })
  return {
    async stop() {
      stopping = true
      await runner.stop().catch(() => undefined)
    },
  }
}

/** The queue speaks of every poll and every job; only what went wrong is worth a line. */
function quietLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const task = scope.taskIdentifier
    if (level === 'error') log.error({ task, err: meta?.error }, message)
    else if (level === 'warning') log.warn({ task }, message)
    else log.trace({ task }, message)
  })
}
