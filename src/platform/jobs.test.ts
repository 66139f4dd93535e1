import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testShop } from '#test/database.ts'
import { cleanUp } from './clean-up.ts'
import { houseCtx } from './context.ts'
import { announce } from './events.ts'
import { openJobs } from './jobs.ts'
import { type Reaction, reactTask } from './react.ts'
import { transact } from './transact.ts'

const { house, pool } = await testShop()
const ctx = houseCtx(house)

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
    { name: 'listens', on: ['test.happened'], follow: async (ctx, happened) => void seen.push(`${happened.subject} ${ctx.lang} ${happened.payload.total}`) },
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
  await house.db.execute(sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'react' and attempts = 1), run_at := now())`)
  await expect.poll(() => seen, { timeout: 12_000 }).toEqual(['thing-1 en 5', 'second try', 'thing-1 en 5'])
  await working.stop()
})

test('an event rolled back has no consequences', async () => {
  const before = await countJobs()
  await transact(ctx, async (ctx) => {
    await announce(ctx, 'test.undone', 'thing-2')
    throw new Error('undo')
  }).catch(() => undefined)
  expect(await countJobs()).toBe(before)
})

test('the runner writes nothing to the console', async () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level))
  const working = await openJobs(house, pool, { tasks: { idle: async () => {} }, cron: [{ task: 'idle', at: '0 4 * * *' }] })
  await working.stop()
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([])
  vi.restoreAllMocks()
})

test('what has served its time is forgotten, the rest stays', async () => {
  await house.db.execute(sql`insert into session (sid_hash, expires_at) values ('old', now() - interval '1 day'), ('new', now() + interval '1 day')`)
  await house.db.execute(
    sql`insert into idempotency (scope, key, request_hash, answer, created_at) values ('clean', 'old', '', '{}', now() - interval '3 days'), ('clean', 'new', '', '{}', now())`,
  )
  await cleanUp(ctx)
  const left = await house.db.execute(sql`select sid_hash as left from session where sid_hash in ('old', 'new') union all select key from idempotency where scope = 'clean'`)
  expect(left.rows).toEqual([{ left: 'new' }, { left: 'new' }])
})

async function countJobs() {
  return (await house.db.execute<{ count: number }>(sql`select count(*)::int as count from graphile_worker.jobs`)).rows[0]?.count
}

function quiet() {
  return house.log.child({}, { level: 'silent' })
}
