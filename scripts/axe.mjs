// npm run test:axe: every page for everybody, in each language, width and theme; npm run test:axe -- /shop/cart /admin/orders: these alone
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
await become(['bench/axe.ts', ...process.argv.slice(2)])
