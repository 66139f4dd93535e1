// npm run seed -- --products 100000: a large shop for measuring
import { ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['db/large.ts', ...process.argv.slice(2)])
