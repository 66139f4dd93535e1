import { expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { openJobs } from '#platform/jobs.ts'
import { writeNotes } from '#platform/keep-notes.ts'
import { openNotes } from '#platform/notes.ts'
import { reactTask } from '#platform/react.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import { taskWords } from './admin/task-words.ts'
import { work } from './work-contract.ts'

const { house: first, pool } = await testShop()
const quiet = first.log.child({}, { level: 'silent' })
const notes = openNotes()
const house = { ...first, log: quiet, notes }
const boss = await staff()
const show = async () => (await boss.call(work.show, {})).data

async function stuckJob(task: string, attempts = 3): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select (graphile_worker.add_job($1, '{}'::json, max_attempts => 3, run_at => now() + interval '1 day')).id`,
    [task],
  )
  const id = Number(rows[0]?.id)
  await pool.query(
    `update graphile_worker._private_jobs set attempts = $2, last_error = 'no answer for hong@mail.com' where id = $1`,
    [id, attempts],
  )
  return id
}

test('the owner sees jobs in trouble with what they follow, without people in their reasons', async () => {
  const given = await stuckJob('sync-instagram')
  const failing = await stuckJob('check-payments', 2)
  await stuckJob('deliver', 1)
  const { jobs: shown, in_trouble } = await show()
  expect(in_trouble).toBe(shown.length)
  expect(shown.find(({ job_id }) => job_id === given)).toMatchObject({
    task: 'sync-instagram',
    state: 'given_up',
    why: 'no answer for ‹mail›',
    next_at: null,
  })
  const next = shown.find(({ job_id }) => job_id === failing)
  expect([next?.state, typeof next?.next_at]).toEqual(['failing', 'string'])
  expect(shown.some(({ task }) => task === 'deliver')).toBe(false)
})

test('a job that was given up is tried again when asked, and what it follows is done', async () => {
  const seen: string[] = []
  let isBroken = true
  const tasks = {
    react: reactTask([
      {
        name: 'follows',
        on: ['test.stuck'],
        follow: async (_ctx, { subject }) => {
          if (isBroken) throw new Error('not now')
          seen.push(subject)
        },
      },
    ]),
  }
  await announce(houseCtx(house), 'test.stuck', 'the-subject')
  await pool.query(
    `update graphile_worker._private_jobs j set max_attempts = 1 from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'react' and j.attempts = 0`,
  )
  const working = await openJobs(house, pool, { tasks, cron: [] })
  const stuck = async () => (await show()).jobs.find(({ subject }) => subject === 'the-subject')
  await expect
    .poll(stuck, { timeout: 50_000 })
    .toMatchObject({ event: 'test.stuck', state: 'given_up' })
  isBroken = false
  const job_id = (await stuck())?.job_id ?? 0
  expect((await boss.call(work.retry, { body: { job_ids: [job_id] } })).data.count).toBe(1)
  await expect.poll(() => seen).toEqual(['the-subject'])
  await working.stop()
  const again = await boss.refused(work.retry, { body: { job_ids: [job_id] } })
  expect(again.status).toBe(409)
  await writeNotes(house, notes)
  const task = (await show()).tasks.find((one) => one.task === 'react')
  expect(task?.failed).toBeGreaterThan(0)
  expect(task?.times).toBeGreaterThan(task?.failed ?? 0)
})

test('dropping a job asks for a reason, which stays in the log; one at work is left alone', async () => {
  const job_id = await stuckJob('sync-instagram')
  const ask = (reason: string) => ({ body: { job_ids: [job_id], reason } })
  expect(Object.keys((await boss.refused(work.drop, ask(' '))).errors)).toEqual(['reason'])
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where id = $1`,
    [job_id],
  )
  expect((await boss.refused(work.drop, ask('필요 없음'))).status).toBe(409)
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = $1`,
    [job_id],
  )
  await boss.call(work.drop, ask('필요 없음'))
  expect((await show()).jobs.some((one) => one.job_id === job_id)).toBe(false)
  const { rows } = await pool.query(
    `select payload from event where name = 'house.job_dropped' and subject = $1`,
    [String(job_id)],
  )
  expect(rows[0]?.payload).toMatchObject({ task: 'sync-instagram', reason: '필요 없음' })
})

test('faults of seven days stand together, the newest first; older ones are not shown', async () => {
  notes.fault([{ where: 'GET /api/v1/one', err: new Error('first fault') }])
  await writeNotes(house, notes)
  notes.fault([{ where: 'GET /api/v1/two', err: new Error('second fault') }])
  notes.fault([{ where: 'GET /api/v1/one', err: new Error('old fault') }])
  await writeNotes(house, notes)
  await pool.query(`update running_note set day = day - 8 where words = 'old fault'`)
  await pool.query(
    `update running_note set last_at = last_at + interval '1 second' where words = 'second fault'`,
  )
  const words = (await show()).faults.map((one) => one.words)
  expect(words.filter((one) => one.endsWith('fault'))).toEqual(['second fault', 'first fault'])
})

test('slow statements are those of the shop, or of the database where it counts them', async () => {
  notes.statement('select slow from somewhere', 900)
  await writeNotes(house, notes)
  const own = await show()
  expect(own.slow_by).toBe('shop')
  expect(own.slow).toContainEqual(
    expect.objectContaining({ text: 'select slow from somewhere', average_ms: 900 }),
  )
  await pool.query(
    `create view pg_stat_statements as select 7::bigint as queryid, 'select counted'::text as query, 3::bigint as calls, 700.4::float8 as mean_exec_time, 1200.2::float8 as max_exec_time, 2101.2::float8 as total_exec_time`,
  )
  const { slow, slow_by } = await show()
  await pool.query('drop view pg_stat_statements')
  expect(slow_by).toBe('server')
  expect(slow).toEqual([
    { key: '7', text: 'select counted', times: 3, average_ms: 700, longest_ms: 1200 },
  ])
})

test('only the owner retries and drops; shoppers see nothing of it', async () => {
  const accountant = await shopper({ mb_id: 'work_accountant', staff_role: 'accountant' })
  const minji = await shopper({ mb_id: 'work_minji' })
  const body = { job_ids: [1] }
  expect((await accountant.refused(work.retry, { body })).status).toBe(403)
  expect((await minji.refused(work.show, {})).status).toBe(403)
})

test('every task of the shop has a name that the owner can read', () => {
  const words = taskWords((phrase) => phrase)
  expect(Object.keys(jobs.tasks).filter((task) => !words[task])).toEqual([])
  expect(Object.keys(words).filter((task) => !jobs.tasks[task])).toEqual([])
})
