import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  expect(config).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', ORIGIN: 'http://localhost:3000', LOG_LEVEL: 'info' })
  expect(config.NODE_ENV).toBe('production')
  expect(config.DATABASE_URL).toBeUndefined()
})

test('the data directory is absolute', () => {
  expect(isAbsolute(parseConfig({ SESSION_SECRET: LONG }).DATA_DIR)).toBe(true)
})

test('the origin follows the port, and loses its last slash', () => {
  expect(parseConfig({ DATA_DIR, PORT: '8080' }).ORIGIN).toBe('http://localhost:8080')
  expect(parseConfig({ DATA_DIR, ORIGIN: 'https://odemoa.example/' }).ORIGIN).toBe('https://odemoa.example')
})

test('a blank variable counts as absent', () => {
  expect(parseConfig({ DATA_DIR, PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
})

test('every mistake has its own line', () => {
  expect(mistakesOf({ PORT: 'eighty', DATABASE_URL: 'mysql://x', ORIGIN: 'https://a.example/shop', LOG_LEVEL: 'loud' })).toEqual([
    'PORT must be a whole number from 1 to 65535',
    'DATABASE_URL must start with postgres:// or postgresql://',
    'ORIGIN must be an origin such as https://shop.example, without a path',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
  ])
})

test.each(['0', '65536', '3000.5', '-1', '1e3'])('port %s is refused', (PORT) => {
  expect(mistakesOf({ PORT })).toHaveLength(1)
})

test('a mistake never repeats the secret it is about', () => {
  expect(String(mistakesOf({ SESSION_SECRET: 'hunter2', OWNER_PASSWORD: 'abc' }))).not.toMatch(/hunter2|abc/)
})

test('production refuses a short session secret, development takes it', () => {
  expect(mistakesOf({ SESSION_SECRET: 'short' })).toEqual(['SESSION_SECRET must have at least 32 characters'])
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
  expect(mistakesOf({ DATA_DIR: join(DATA_DIR, 'a-file', 'data') })).toEqual([expect.stringMatching(/^DATA_DIR cannot be written/)])
})

test('twins of outside services answer only for a shop that its own machine alone can reach', () => {
  expect(parseConfig({ DATA_DIR, PORT: '3001' }).TWINS).toBe('http://127.0.0.1:3001/twin')
  expect(parseConfig({ DATA_DIR, ORIGIN: 'https://odemoa.example' }).TWINS).toBeNull()
})
