import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readMigrations } from '#platform/migrate.ts'
import kit from '../drizzle.config.ts'

const dir = 'db/migrations'

test('the snapshot of the newest migration is kept, and no other', () => {
  const snapshots = readdirSync(join(dir, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
  expect(snapshots).toEqual([`${readMigrations(dir).at(-1)?.tag.slice(0, 4)}_snapshot.json`])
})

test('the tables in the code are those that the migrations make: npm run migration -- NAME', () => {
  const out = mkdtempSync(join(tmpdir(), 'odemoa-migrations-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  cpSync(dir, join(out, 'sql'), { recursive: true })
  // drizzle-kit reads its folder from where it runs
  const config = join(out, 'drizzle.config.ts')
  writeFileSync(
    config,
    `export default ${JSON.stringify({ ...kit, out: relative('.', join(out, 'sql')) })}`,
  )
  const said = execFileSync(
    process.execPath,
    ['node_modules/drizzle-kit/bin.cjs', 'generate', `--config=${config}`, '--name=forgotten'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  expect(said).toContain('No schema changes')
}, 60_000)
