import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BadConfig, parseConfig } from '#platform/config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'))
const LONG = 'x'.repeat(32)

afterAll(() => rmSync(DATA_DIR, { recursive: true }))

function mistakesOf(env: Record<string, string>) {
  try {
    parseConfig({ DATA_DIR, ...env })
  } catch (error) {
    return error instanceof BadConfig ? error.mistakes : error
  }
  return []
}

test('an empty environment gives a shop that runs on a laptop', () => {
  const config = parseConfig({ DATA_DIR })
  expect(config).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    ORIGIN: 'http://localhost:3000',
    LOG_LEVEL: 'info',
  })
  expect(config.NODE_ENV).toBe('production')
  expect(config.DATABASE_URL).toBeUndefined()
})

test('the data directory is absolute', () => {
  expect(isAbsolute(parseConfig({ SESSION_SECRET: LONG }).DATA_DIR)).toBe(true)
})

test('the origin follows the port, and loses its last slash', () => {
  expect(parseConfig({ DATA_DIR, PORT: '8080' }).ORIGIN).toBe('http://localhost:8080')
  expect(parseConfig({ DATA_DIR, ORIGIN: 'https://odemoa.example/' }).ORIGIN).toBe(
    'https://odemoa.example',
  )
})

test('a blank variable counts as absent', () => {
  expect(parseConfig({ DATA_DIR, PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
})

test('every mistake has its own line', () => {
  expect(
    mistakesOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      ORIGIN: 'https://a.example/shop',
      LOG_LEVEL: 'loud',
    }),
  ).toEqual([
    'PORT must be a whole number from 1 to 65535',
    'DATABASE_URL must start with postgres:// or postgresql://',
    'ORIGIN must be an origin such as https://shop.example, without a path',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
  ])
})

test('a way past a pooler is none without the way through it', () => {
  const DATABASE_DIRECT_URL = 'postgres://odemoa@database/odemoa'
  expect(mistakesOf({ DATABASE_DIRECT_URL })).toEqual([
    'DATABASE_URL is needed beside DATABASE_DIRECT_URL',
  ])
  const both = { DATA_DIR, DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://odemoa@pooler/odemoa' }
  expect(parseConfig(both)).toMatchObject({ DATABASE_DIRECT_URL })
})

test.each(['0', '65536', '3000.5', '-1', '1e3'])('port %s is refused', (PORT) => {
  expect(mistakesOf({ PORT })).toHaveLength(1)
})

test('a mistake never repeats the secret it is about', () => {
  expect(String(mistakesOf({ SESSION_SECRET: 'hunter2', OWNER_PASSWORD: 'abc' }))).not.toMatch(
    /hunter2|abc/,
  )
})

test('production refuses a short session secret, development takes it', () => {
  expect(mistakesOf({ SESSION_SECRET: 'short' })).toEqual([
    'SESSION_SECRET must have at least 32 characters',
  ])
  expect(mistakesOf({ SESSION_SECRET: 'short', NODE_ENV: 'development' })).toEqual([])
})

test('a made secret is private and survives a restart', () => {
  const first = parseConfig({ DATA_DIR }).SESSION_SECRET
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(parseConfig({ DATA_DIR }).SESSION_SECRET).toBe(first)
  expect(readFileSync(join(DATA_DIR, 'session-secret'), 'utf8')).toBe(first)
  expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a data directory that cannot be written is a mistake, not a crash', () => {
  writeFileSync(join(DATA_DIR, 'a-file'), '')
  expect(mistakesOf({ DATA_DIR: join(DATA_DIR, 'a-file', 'data') })).toEqual([
    expect.stringMatching(/^DATA_DIR cannot be written/),
  ])
})

const open = { ORIGIN: 'https://odemoa.example', SESSION_SECRET: LONG }

test.each<[string, Record<string, string>, string]>([
  ['the address of a pretend provider', { TWINS: 'http://127.0.0.1:3000/twin' }, 'TWINS'],
  [
    'a test key of Toss',
    { TOSS_CLIENT_KEY: 'live_ck_x', TOSS_SECRET_KEY: 'test_sk_x' },
    'TOSS_SECRET_KEY',
  ],
  [
    'a test key in the browser',
    { TOSS_CLIENT_KEY: 'test_gck_x', TOSS_SECRET_KEY: 'live_gsk_x' },
    'TOSS_CLIENT_KEY',
  ],
  [
    'the sandbox of PayPal',
    { PAYPAL_CLIENT_ID: 'x', PAYPAL_SECRET: 'y', PAYPAL_ENV: 'sandbox' },
    'PAYPAL_ENV',
  ],
])(
  'a shop open to the public does not start with %s, and says which setting and the way out',
  (_, env, name) => {
    for (const NODE_ENV of ['', 'production']) {
      const [mistake = '', ...others] = mistakesOf({ ...open, NODE_ENV, ...env }) as string[]
      expect([mistake.split(' ')[0], others]).toEqual([name, []])
      expect(mistake).toMatch(/open to the public.*(Leave it out|leave (both|the) )/)
      expect(mistake).not.toContain(env[name] === 'sandbox' ? 'y,' : String(env[name]))
    }
    // the same on this machine alone, or while it is developed
    expect(mistakesOf({ ...env, NODE_ENV: 'production' })).toEqual([])
    expect(mistakesOf({ ...open, ...env, NODE_ENV: 'development' })).toEqual([])
  },
)

test('the process itself ends before it opens anything', () => {
  const dir = join(DATA_DIR, 'never-opened')
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dir,
    ...open,
    TOSS_CLIENT_KEY: 'test_ck_x',
    TOSS_SECRET_KEY: 'test_sk_x',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['serve.ts'], {
    env,
    encoding: 'utf8',
  })
  expect([status, stdout, existsSync(dir)]).toEqual([1, '', false])
  expect(stderr).toMatch(/✗ TOSS_SECRET_KEY is a test key/)
})

test('a rehearsal with test keys is said aloud, and never reaches the pretend services', () => {
  const TEST_PAYMENTS = 'allowed'
  expect(
    mistakesOf({
      ...open,
      TEST_PAYMENTS,
      TOSS_CLIENT_KEY: 'test_ck_x',
      TOSS_SECRET_KEY: 'test_sk_x',
      PAYPAL_ENV: 'sandbox',
    }),
  ).toEqual([])
  expect(mistakesOf({ ...open, TEST_PAYMENTS, TWINS: 'http://127.0.0.1:3000/twin' })).toHaveLength(
    1,
  )
  expect(mistakesOf({ ...open, TEST_PAYMENTS: 'yes' })).toEqual([
    'TEST_PAYMENTS must be allowed, or left out',
  ])
})

test('twins of outside services answer only for a shop that its own machine alone can reach', () => {
  expect(parseConfig({ DATA_DIR, PORT: '3001' }).TWINS).toBe('http://127.0.0.1:3001/twin')
  expect(parseConfig({ DATA_DIR, ORIGIN: 'https://odemoa.example' }).TWINS).toBeNull()
})

test('the token of the metrics is long enough not to be guessed, and fits into a header', () => {
  expect(parseConfig({ DATA_DIR }).METRICS_TOKEN).toBeUndefined()
  expect(mistakesOf({ METRICS_TOKEN: LONG })).toEqual([])
  for (const METRICS_TOKEN of ['short', `${LONG} and more`])
    expect(mistakesOf({ METRICS_TOKEN })).toEqual([
      'METRICS_TOKEN must have at least 20 letters, digits or -._~+/=',
    ])
})
