// npm run bench: every figure of docs/bench.md; -- --large adds the shop of 100,000 products and writes docs/, -- --soak 20 twenty
// minutes of visits, -- --clean the first start of a clean clone; -- --phone measures first visits on a phone instead
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
const args = process.argv.slice(2)
await become([args.includes('--phone') ? 'bench/phone.ts' : 'bench/run.ts', ...args])
