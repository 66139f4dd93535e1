import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { outlives, surelyOutlives } from '#test/outlives.ts'
import { AskingClient } from './asking-client.ts'

const { url } = await testShop()
const pool = new pg.Pool({
  connectionString: url,
  Client: AskingClient,
  query_timeout: 400,
  max: 2,
})
afterAll(() => pool.end())

const many = `select n, repeat('향', 1000) || n as words from generate_series(1, 20) n`

test('answers in every way that the library does', async () => {
  const { rows } = await pool.query('select $1::int + 1 as sum', [2])
  expect(rows).toEqual([{ sum: 3 }])
  const client = await pool.connect()
  try {
    expect((await client.query({ text: 'select 1 as one', rowMode: 'array' })).rows).toEqual([[1]])
    const told = await new Promise((resolve, reject) =>
      client.query('select $1::text as word', ['향'], (error, result) =>
        error ? reject(error) : resolve(result.rows),
      ),
    )
    expect(told).toEqual([{ word: '향' }])
    const alone = await new Promise((resolve) =>
      client.query('select 2 as two', (_: Error, { rows }: pg.QueryResult) => resolve(rows)),
    )
    expect(alone).toEqual([{ two: 2 }])
  } finally {
    client.release()
  }
})

test('several asked at once are sent one after another, past one that is refused', async () => {
  const warned: string[] = []
  const listen = ({ message }: Error) => warned.push(message)
  process.on('warning', listen)
  const client = await pool.connect()
  try {
    const told = await Promise.allSettled(
      [1, 2, 0, 4, 5].map((n) => client.query('select 20 / $1::int as part', [n])),
    )
    expect(told.map((one) => (one.status === 'fulfilled' ? one.value.rows[0].part : null))).toEqual(
      [20, 10, null, 5, 4],
    )
    expect((await client.query('select 3 as after')).rows).toEqual([{ after: 3 }])
    // warnings come a turn later
    await new Promise(setImmediate)
    expect(warned).toEqual([])
  } finally {
    process.off('warning', listen)
    client.release()
  }
})

test('a refusal leads back to whoever asked', async () => {
  const refused = async function whoeverAsked() {
    const client = await pool.connect()
    try {
      await client.query('select nonsense')
    } finally {
      client.release()
    }
  }
  const error = await refused().catch((error: unknown) => error)
  expect(error).toMatchObject({ code: '42703' })
  expect((error as Error).stack).toContain('whoeverAsked')
})

test('one that hears nothing gives up in time; what waited behind it is never sent', async () => {
  await pool.query('create table if not exists given_up (n int)')
  const client = await pool.connect()
  try {
    const slow = client.query('select pg_sleep(1.2)')
    const behind = client.query('insert into given_up values (1)')
    await expect(slow).rejects.toThrow('Query read timeout')
    await expect(behind).rejects.toThrow('Query read timeout')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect((await client.query('select 1 as back')).rows).toEqual([{ back: 1 }])
    expect((await pool.query('select * from given_up')).rows).toEqual([])
  } finally {
    client.release()
  }
})

test('the rows of an answer go with whoever asked', async () => {
  const client = await pool.connect()
  const theirs = new pg.Client(url)
  await theirs.connect()
  try {
    expect(await outlives(() => theirs.query(many))).toBeGreaterThan(20)
    expect(await surelyOutlives(() => client.query(many))).toBeLessThan(10)
  } finally {
    client.release()
    await theirs.end()
  }
})
