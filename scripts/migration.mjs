// npm run migration -- NAME: writes what the tables have become since the last migration as the next file of db/migrations
import { readdirSync, rmSync } from 'node:fs'
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
for (const old of snapshots.toSorted().slice(0, -1)) rmSync(inRoot('db/migrations/meta', old))
