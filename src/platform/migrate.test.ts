import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '#platform/migrate.ts'
import { type Postgres, startPostgres } from '#platform/postgres/index.ts'

const root = mkdtempSync(join(tmpdir(), 'migrate-'))
const told: string[] = []
const log = {
  info: (line: string) => void told.push(line),
  warn: (line: string) => void told.push(line),
}
const backupDir = join(root, 'backups')
let postgres: Postgres
let url: string
let count = 0

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: join(root, 'data'), log })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(async () => {
  told.length = 0
  url = await emptyDatabase(`shop_${++count}`)
})

async function emptyDatabase(name: string, options = '') {
  await ask(postgres.url, `CREATE DATABASE ${name} ${options}`)
  return at(postgres.url, name)
}

function at(address: string, database: string) {
  const url = new URL(address)
  url.pathname = database
  return url.href
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows?.flat()
  } finally {
    await client.end()
  }
}

function folder(files: Record<string, string>) {
  const dir = mkdtempSync(join(root, 'files-'))
  mkdirSync(join(dir, 'meta'))
  const entries = Object.keys(files).map((tag, idx) => ({
    idx,
    version: '7',
    when: idx,
    tag,
    breakpoints: true,
  }))
  writeFileSync(
    join(dir, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  for (const [tag, sql] of Object.entries(files)) writeFileSync(join(dir, `${tag}.sql`), sql)
  return dir
}

const FIRST =
  'CREATE TABLE scent (drops int);\n--> statement-breakpoint\nINSERT INTO scent VALUES (1);'
const SECOND = 'INSERT INTO scent VALUES (2);'
const THIRD = 'INSERT INTO scent VALUES (3);'

test('files are applied in order, once', async () => {
  const dir = folder({ '0000_scent': FIRST, '0001_more': SECOND })
  expect(await migrate({ url, dir, log })).toEqual(['0000_scent', '0001_more'])
  expect(await migrate({ url, dir, log })).toEqual([])
  expect(await ask(url, 'SELECT drops FROM scent ORDER BY drops')).toEqual([1, 2])
})

test('two processes that migrate at once apply each file once', async () => {
  const dir = folder({
    '0000_scent': FIRST,
    '0001_slow': `SELECT pg_sleep(0.2);\n--> statement-breakpoint\n${SECOND}`,
  })
  const done = await Promise.all([1, 2, 3].map(() => migrate({ url, dir, log })))
  expect(done.flat().sort()).toEqual(['0000_scent', '0001_slow'])
  expect(await ask(url, 'SELECT count(*)::int FROM scent')).toEqual([2])
})

/** One file that says at once what two steps said before it. */
function squashed() {
  const dir = folder({
    '0000_all': `${FIRST}\n--> statement-breakpoint\n${SECOND}`,
    '0001_third': THIRD,
  })
  renameSync(folder({ '0000_scent': FIRST, '0001_more': SECOND }), join(dir, 'before-0000'))
  return dir
}

const tags = 'SELECT tag FROM applied_migration ORDER BY tag'

test('a new database takes the one file that stands for the steps before it', async () => {
  expect(await migrate({ url, dir: squashed(), log })).toEqual(['0000_all', '0001_third'])
  expect(await ask(url, 'SELECT drops FROM scent ORDER BY drops')).toEqual([1, 2, 3])
})

test.each([1, 2])(
  'one that took %d of two steps takes the rest, and is one like any other',
  async (taken) => {
    const steps = Object.entries({ '0000_scent': FIRST, '0001_more': SECOND }).slice(0, taken)
    await migrate({ url, dir: folder(Object.fromEntries(steps)), log })
    const dir = squashed()
    const done = await Promise.all([1, 2, 3].map(() => migrate({ url, dir, log })))
    const rest = taken === 1 ? ['0001_more'] : []
    expect(done.flat().sort()).toEqual(['0000_all', ...rest, '0001_third'])
    expect(await ask(url, 'SELECT drops FROM scent ORDER BY drops')).toEqual([1, 2, 3])
    expect(await ask(url, tags)).toEqual(['0000_all', '0001_third'])
    expect(await migrate({ url, dir, log })).toEqual([])
  },
)

test('an empty database can be brought to one of the steps before', async () => {
  const dir = squashed()
  expect(await migrate({ url, dir, last: '0000_scent', log })).toEqual(['0000_scent'])
  expect(await ask(url, tags)).toEqual(['0000_scent'])
})

test('a step that was edited after it was applied is told also here', async () => {
  await migrate({ url, dir: folder({ '0000_scent': `${FIRST} ` }), log })
  await expect(migrate({ url, dir: squashed(), log })).rejects.toThrow(/0000_scent was edited/)
})

test('a file that fails leaves nothing of itself, and works once mended', async () => {
  const broken = folder({
    '0000_scent': FIRST,
    '0001_more': `${SECOND}\n--> statement-breakpoint\nSELECT nonsense;`,
  })
  await expect(migrate({ url, dir: broken, log })).rejects.toThrow(
    /^Migration 0001_more failed and was rolled back: .*nonsense/,
  )
  expect(await ask(url, 'SELECT drops FROM scent')).toEqual([1])
  const mended = folder({ '0000_scent': FIRST, '0001_more': SECOND })
  expect(await migrate({ url, dir: mended, log })).toEqual(['0001_more'])
})

test.each([
  ['an edited file', { '0000_scent': `${FIRST} ` }, /0000_scent was edited/],
  [
    'a file slipped in before',
    { '0000_early': SECOND, '0000_scent': FIRST },
    /0000_early was put before 0000_scent/,
  ],
  ['a database newer than the shop', {}, /newer than this shop: it has migration 0000_scent/],
])('%s is refused', async (_name, files: Record<string, string>, message) => {
  await migrate({ url, dir: folder({ '0000_scent': FIRST }), log })
  await expect(migrate({ url, dir: folder(files), log })).rejects.toThrow(message)
})

test('line ends of a Windows checkout do not count as an edit', async () => {
  await migrate({ url, dir: folder({ '0000_scent': FIRST }), log })
  expect(
    await migrate({ url, dir: folder({ '0000_scent': FIRST.replaceAll('\n', '\r\n') }), log }),
  ).toEqual([])
})

test('an existing database is copied before it changes, and a server starts on the copy', async () => {
  await migrate({ url, dir: folder({ '0000_scent': FIRST }), backupDir, log })
  expect(told).toEqual([])
  await migrate({ url, dir: folder({ '0000_scent': FIRST, '0001_more': SECOND }), backupDir, log })
  const [copy = ''] = readdirSync(backupDir)
  const dataDir = join(root, 'restored')
  cpSync(join(root, 'data', 'postgres', 'password'), join(dataDir, 'postgres', 'password'), {
    recursive: true,
  })
  cpSync(join(backupDir, copy), join(dataDir, 'postgres', '18'), { recursive: true })
  const restored = await startPostgres({ dataDir, log })
  try {
    expect(await ask(at(restored.url, `shop_${count}`), 'SELECT drops FROM scent')).toEqual([1])
  } finally {
    await restored.stop()
  }
}, 120_000)

test('only the last three copies are kept', async () => {
  const files: Record<string, string> = { '0000_scent': FIRST }
  for (let step = 1; step <= 5; step++) {
    await migrate({ url, dir: folder(files), backupDir, log })
    files[`000${step}_more`] = SECOND
  }
  expect(readdirSync(backupDir)).toHaveLength(3)
}, 120_000)

test('a database in another encoding is refused', async () => {
  const latin = await emptyDatabase(
    'latin',
    "ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0",
  )
  await expect(migrate({ url: latin, dir: folder({}), log })).rejects.toThrow(/encoded in LATIN1/)
})

// case 225
test('a new database that sorts names in its own way is refused with the way out; one in use is told of', async () => {
  const own = "LOCALE_PROVIDER icu ICU_LOCALE 'ko' TEMPLATE template0"
  const korean = await emptyDatabase('korean', own)
  await expect(migrate({ url: korean, dir: folder({}), log })).rejects.toThrow(
    /sorts names in its own way; create it with LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'/,
  )
  await ask(korean, 'CREATE TABLE applied_migration (tag text PRIMARY KEY, checksum text)')
  expect(await migrate({ url: korean, dir: folder({ '0000_scent': FIRST }), log })).toEqual([
    '0000_scent',
  ])
  expect(told).toEqual([expect.stringMatching(/another order than elsewhere/)])
  // what the message asks for
  const plain = await emptyDatabase(
    'plain',
    "LC_COLLATE 'C' LC_CTYPE 'C.UTF-8' ENCODING 'UTF8' LOCALE_PROVIDER libc TEMPLATE template0",
  )
  told.length = 0
  await migrate({ url: plain, dir: folder({}), log })
  expect(told).toEqual([])
  const names =
    "SELECT n FROM unnest(ARRAY['나무', '가을', 'b', 'A', '10', '9', '😀']) n ORDER BY n"
  expect(await ask(plain, names)).toEqual(['10', '9', 'A', 'b', '가을', '나무', '😀'])
  expect(await ask(url, names)).toEqual(await ask(plain, names))
})

test('a server that may lose orders is told of loudly', async () => {
  await ask(url, `ALTER DATABASE shop_${count} SET synchronous_commit = off`)
  await migrate({ url, dir: folder({}), log })
  expect(told).toEqual([expect.stringMatching(/^!!! synchronous_commit is OFF .* LOSE ORDERS/)])
})
