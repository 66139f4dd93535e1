// npm run migration -- NAME: writes what the tables have become since the last migration as the next file of db/migrations
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ensureInstalled } from './lib/ensure.mjs'
import { fail, inRoot } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const [name] = process.argv.slice(2)
if (!/^[a-z][a-z0-9-]*$/.test(name ?? ''))
  fail('A migration has a name in small letters: npm run migration -- order-gift-note')
await ensureInstalled()
const code = await runNode(['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name])
if (code) process.exit(code)
// the next one is compared with the newest alone
const snapshots = readdirSync(inRoot('db/migrations/meta')).filter((file) =>
  file.endsWith('_snapshot.json'),
)
const newest = snapshots.toSorted().pop()
for (const old of snapshots) if (old !== newest) rmSync(inRoot('db/migrations/meta', old))
if (newest) {
  const file = inRoot('db/migrations/meta', newest)
  writeFileSync(file, `${inLines(JSON.parse(readFileSync(file, 'utf8')))}\n`)
}

/** A table to a line: half the bytes, and a difference names the tables that changed. */
function inLines({ tables, ...rest }) {
  const lines = Object.entries(tables).map(
    ([name, table]) => `${JSON.stringify(name)}:${JSON.stringify(table)}`,
  )
  return `${JSON.stringify(rest).slice(0, -1)},"tables":{\n${lines.join(',\n')}\n}}`
}
