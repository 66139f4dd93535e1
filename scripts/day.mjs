// npm run test:day: a tenth of a day of trade with faults, compressed in time; DAY=1 npm run test:day: all of it (10,000 visits, 300 orders)
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
await become(['bench/day.ts'])
