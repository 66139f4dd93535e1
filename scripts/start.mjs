import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { step } from './lib/project.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
step('starting the shop')
// the shop lives on about 60 MB; left to itself Node would let four times that lie around before it tidies up
await become(['--max-semi-space-size=16', '--max-old-space-size=320', 'serve.ts', ...process.argv.slice(2)], { NODE_ENV: process.env.NODE_ENV || 'production' })
