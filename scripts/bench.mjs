// npm run bench: prints the table of docs/decisions/speed.md; -- --clean adds the first start of a clean clone
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
await become(['bench/run.ts', ...process.argv.slice(2)])
