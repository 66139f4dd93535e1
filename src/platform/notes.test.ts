import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { plentyOfRoom } from './disk.ts'
import { writeNotes } from './keep-notes.ts'
import { openLog } from './log.ts'
import { keptStatement, keptWords } from './note-words.ts'
import { openNotes, slowFrom } from './notes.ts'

const { house, pool } = await testShop()

test.each([
  ['mail to hong@mail.com failed', 'mail to ‹mail› failed'],
  ['no order 202611231539130042 of 010-1234-5678', 'no order # of #'],
  ['token sk_live_4eC39HqLyjWDarjtT1zdp7dc refused', 'token ‹key› refused'],
  [
    `Unexpected token 'h', "hong gildong" is not valid JSON`,
    'Unexpected token … is not valid JSON',
  ],
  ['HTTP 503 of\nToss', 'HTTP 503 of Toss'],
])('"%s" is kept as "%s"', (words, kept) => {
  expect(keptWords(words)).toBe(kept)
})

test('a statement is the same whatever the length of its lists', () => {
  const of = (list: string) => keptStatement(`select * from item where it_id in (${list}) limit $9`)
  expect(of('$1, $2, $3')).toBe(of('$1, $2'))
})

test('faults of one kind are one note that counts, and names neither people nor keys', () => {
  const notes = openNotes()
  const log = openLog({ LOG_LEVEL: 'fatal' }, notes.fault)
  const failed = (mail: string) => ({
    where: 'POST /api/v1/orders',
    err: new Error(`no letter to ${mail}`),
  })
  notes.fault([failed('one@mail.example')])
  log.fatal({ where: 'POST /api/v1/orders' }, 'no letter to two@mail.example')
  const [note, ...others] = notes.take()
  expect(others).toEqual([])
  expect(note).toMatchObject({
    kind: 'fault',
    words: 'no letter to ‹mail›',
    place: 'POST /api/v1/orders',
    times: 2,
  })
  expect(notes.take()).toEqual([])
})

test('a failed statement is noted without its values', async () => {
  const notes = openNotes()
  const err = await house.db
    .execute(sql`select ${'a secret of somebody'}::int`)
    .catch((error: unknown) => error)
  notes.fault([{ where: 'GET /', err }])
  const [note] = notes.take()
  expect(note?.words).toContain('select $1::int')
  expect(JSON.stringify(note)).not.toContain('secret')
})

test('three hundred kinds a day are told apart, the rest is counted together', () => {
  let day = '2026-03-01'
  const notes = openNotes(() => new Date(`${day}T00:00:00Z`))
  const name = (at: number) => `kind ${String.fromCharCode(0xac00 + at)}`
  for (let at = 0; at < 350; at++) notes.fault([name(at)])
  const first = notes.take()
  expect(first).toHaveLength(301)
  expect(first.find(({ key }) => key === 'others')?.times).toBe(50)
  day = '2026-03-02'
  notes.fault([name(349)])
  expect(notes.take()[0]?.words).toBe(name(349))
})

test('notes reach the database added up by day, and wait while it is away or the disk is full', async () => {
  const notes = openNotes()
  const kept = async () =>
    (await pool.query(`select times, failed, longest_ms from running_note where key = 'a-task'`))
      .rows
  notes.task('a-task', 120, true)
  notes.task('a-task', 80, false)
  await writeNotes({ ...house, disk: { ...plentyOfRoom, room: () => 'short' } }, notes)
  expect(await kept()).toEqual([])
  await pool.query('alter table running_note rename to running_note_away')
  await writeNotes(house, notes)
  await pool.query('alter table running_note_away rename to running_note')
  await writeNotes(house, notes)
  notes.task('a-task', 20, true)
  await writeNotes(house, notes)
  expect(await kept()).toEqual([{ times: 3, failed: 1, longest_ms: 120 }])
})

test('only what takes half a second is a slow statement', () => {
  const notes = openNotes()
  notes.statement('select 1', slowFrom - 1)
  notes.statement('select pg_sleep($1)', slowFrom + 1)
  expect(notes.take().map(({ words }) => words)).toEqual(['select pg_sleep($1)'])
})
