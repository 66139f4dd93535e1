// npm run bench: prints the table of docs/decisions/speed.md; -- --clean adds the first start of a clean clone,
// -- --phone measures first visits on a phone instead (docs/decisions/first-load.md)
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
const args = process.argv.slice(2)
await become([args.includes('--phone') ? 'bench/phone.ts' : 'bench/run.ts', ...args])
