import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testShop } from '#test/database.ts'
import { cleanUp } from './clean-up.ts'
import { houseCtx } from './context.ts'
import { announce } from './events.ts'
import { giveWay, openJobs } from './jobs.ts'
import { type Reaction, reactTask } from './react.ts'
import { transact } from './transact.ts'

const { house, pool } = await testShop()
const ctx = houseCtx(house)
// what other files have left to be done would be done first
await pool.query('delete from graphile_worker._private_jobs')

test('a job that a killed process had in hand is taken up by the next within minutes, not hours', async () => {
  const seen: string[] = []
  const jobs = { tasks: { 'of-the-dead': async () => void seen.push('done') }, cron: [] }
  const lockedFor = async (minutes: number) => {
    const { rows } = await pool.query(
      `select (graphile_worker.add_job('of-the-dead', '{}'::json)).id`,
    )
    const lock = `update graphile_worker._private_jobs set locked_by = 'worker-killed-' || id, locked_at = now() - make_interval(mins => $1), attempts = 1 where id = $2`
    await pool.query(lock, [minutes, rows[0]?.id])
  }
  await lockedFor(16)
  await lockedFor(3)
  const stuck = async () =>
    Number(
      (
        await pool.query(
          `select count(*)::int as count from graphile_worker.jobs where locked_by like 'worker-killed-%'`,
        )
      ).rows[0]?.count,
    )
  expect(await stuck()).toBe(2)
  const working = await openJobs({ ...house, log: quiet() }, pool, jobs)
  await expect.poll(() => seen).toEqual(['done'])
  await working.stop()
  // one that may still be at work is left alone
  expect(await stuck()).toBe(1)
  await pool.query(
    `delete from graphile_worker._private_jobs where locked_by like 'worker-killed-%'`,
  )
})

test('a run of the clock’s that a killed process had in hand, and the next one overtook, is cleared away; one that failed stays', async () => {
  const task = 'of-the-clock'
  const add = (run_at = 'now()') =>
    pool.query<{ id: string }>(
      `select (graphile_worker.add_job('${task}', '{}'::json, job_key => '${task}', max_attempts => 3, run_at => ${run_at})).id`,
    )
  const left = async () =>
    (
      await pool.query<{ id: string }>(
        `select id from graphile_worker.jobs where task_identifier = '${task}' order by id`,
      )
    ).rows.map(({ id }) => id)
  const lock = `update graphile_worker._private_jobs set locked_by = 'worker-gone-' || id, locked_at = now() - interval '16 minutes', attempts = 1 where id = $1`
  const [killed] = (await add()).rows
  await pool.query(lock, [killed?.id])
  const [failed] = (await add()).rows
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 3, last_error = 'no answer' where id = $1`,
    [failed?.id],
  )
  const [next] = (await add(`now() + interval '1 day'`)).rows
  expect(await left()).toEqual([killed?.id, failed?.id, next?.id])
  const working = await openJobs({ ...house, log: quiet() }, pool, {
    tasks: { [task]: async () => undefined },
    cron: [{ task, at: '0 0 1 1 *' }],
  })
  await working.stop()
  expect(await left()).toEqual([failed?.id, next?.id])
  await pool.query(`delete from graphile_worker._private_jobs where id = any($1)`, [
    [failed?.id, next?.id],
  ])
})

test('what follows an event runs after the commit, in its language; a failing reaction is repeated without holding up the others', async () => {
  const seen: string[] = []
  let failures = 1
  const reactions: Reaction[] = [
    {
      name: 'fails once',
      on: ['test.happened'],
      follow: async () => {
        if (failures-- > 0) throw new Error('not yet')
        seen.push('second try')
      },
    },
    {
      name: 'listens',
      on: ['test.happened'],
      follow: async (ctx, happened) =>
        void seen.push(`${happened.subject} ${ctx.lang} ${happened.payload.total}`),
    },
    { name: 'of something else', on: ['test.other'], follow: async () => void seen.push('wrong') },
  ]
  const react = reactTask(reactions)
  const jobs = { tasks: { react }, cron: [] }
  const working = await openJobs({ ...house, log: quiet() }, pool, jobs)
  await transact({ ...ctx, lang: 'en' }, async (ctx) => {
    await announce(ctx, 'test.happened', 'thing-1', { total: 5 })
    expect(seen).toEqual([])
  })
  await expect.poll(() => seen).toEqual(['thing-1 en 5'])
  // the next try is due in seconds; bring it forward
  await house.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'react' and attempts = 1), run_at := now())`,
  )
  await expect
    .poll(() => seen, { timeout: 12_000 })
    .toEqual(['thing-1 en 5', 'second try', 'thing-1 en 5'])
  await working.stop()
})

test('an event rolled back has no consequences', async () => {
  // the job of the test before is noted as done a little after it was done
  await expect.poll(() => countJobs()).toBe(0)
  await transact(ctx, async (ctx) => {
    await announce(ctx, 'test.undone', 'thing-2')
    expect(await countJobs('react', ctx.db)).toBe(1)
    throw new Error('undo')
  }).catch((undo) => expect(undo).toMatchObject({ message: 'undo' }))
  expect(await countJobs()).toBe(0)
})

test('jobs go on after their connections were cut, even while one was being noted as done', async () => {
  let runs = 0
  const cut = () =>
    house.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
  // counted when it is done with cutting: whoever adds the next one meets lines that are gone, not lines that go
  const tick = async () => {
    await cut()
    runs++
  }
  const working = await openJobs({ ...house, log: quiet() }, pool, { tasks: { tick }, cron: [] })
  for (let round = 1; round <= 3; round++) {
    // the pool needs a moment to notice
    await expect
      .poll(() =>
        house.db.execute(sql`select graphile_worker.add_job('tick')`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(round)
  }
  await expect.poll(() => countJobs('tick').catch(() => -1), { timeout: 20_000 }).toBe(0)
  expect(runs).toBe(3)
  await working.stop()
}, 90_000)

test('a finished job whose note was lost with its connection is noted again, and not run again', async () => {
  let runs = 0
  const lost = loseFirst(/delete from .*_private_jobs/s)
  const working = await openJobs({ ...house, log: quiet() }, pool, {
    tasks: { once: async () => void runs++ },
    cron: [],
  })
  await house.db.execute(sql`select graphile_worker.add_job('once')`)
  await expect.poll(() => countJobs('once'), { timeout: 20_000 }).toBe(0)
  expect([lost(), runs]).toEqual([1, 1])
  await working.stop()
  vi.restoreAllMocks()
}, 60_000)

test('what the queue keeps of a failed statement has none of its values', async () => {
  const leak = async () => void (await house.db.execute(sql`select ${'김하늘'}::int`))
  const working = await openJobs({ ...house, log: quiet() }, pool, { tasks: { leak }, cron: [] })
  await house.db.execute(sql`select graphile_worker.add_job('leak')`)
  const kept = () =>
    house.db.execute<{ last_error: string | null }>(
      sql`select last_error from graphile_worker.jobs where task_identifier = 'leak'`,
    )
  await expect
    .poll(async () => (await kept()).rows[0]?.last_error ?? '')
    .toContain('Failed query: select $1::int')
  expect((await kept()).rows[0]?.last_error).not.toContain('하늘')
  await working.stop()
})

test('the runner writes nothing to the console', async () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level),
  )
  const working = await openJobs(house, pool, {
    tasks: { idle: async () => {} },
    cron: [{ task: 'idle', at: '0 4 * * *' }],
  })
  await working.stop()
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([])
  vi.restoreAllMocks()
})

test('what has served its time is forgotten, the rest stays', async () => {
  await house.db.execute(
    sql`insert into session (sid_hash, expires_at) values ('old', now() - interval '1 day'), ('new', now() + interval '1 day')`,
  )
  await house.db.execute(
    sql`insert into idempotency (scope, key, request_hash, answer, created_at) values ('clean', 'old', '', '{}', now() - interval '3 days'), ('clean', 'new', '', '{}', now())`,
  )
  await cleanUp(ctx)
  const left = await house.db.execute(
    sql`select sid_hash as left from session where sid_hash in ('old', 'new') union all select key from idempotency where scope = 'clean'`,
  )
  expect(left.rows).toEqual([{ left: 'new' }, { left: 'new' }])
})

async function countJobs(task = 'react', db = house.db) {
  return (
    await db.execute<{ count: number }>(
      sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = ${task}`,
    )
  ).rows[0]?.count
}

function quiet() {
  return house.log.child({}, { level: 'silent' })
}

/** The first statement like this meets a server that is shutting down. */
function loseFirst(statement: RegExp): () => number {
  let lost = 0
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const text = (given[0] as { text?: string } | undefined)?.text ?? ''
    if (lost > 0 || !statement.test(text)) return query.apply(this, given)
    lost++
    return Promise.reject(
      Object.assign(new Error('terminating connection due to administrator command'), {
        code: '57P01',
      }),
    )
  } as never) // the overloads of query
  return () => lost
}

test('a job waits while visitors crowd the shop, and no longer than it may', async () => {
  const crowd = [true, true, false, true]
  await giveWay(() => crowd.shift() ?? false, 60_000)
  expect(crowd).toEqual([true])
  const forever = vi.fn(() => true)
  await giveWay(forever, 200)
  expect(forever).toHaveBeenCalledTimes(4)
})
