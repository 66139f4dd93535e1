import { ensureInstalled } from './lib/ensure.mjs'
import { step } from './lib/project.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
step('starting the shop for development')
await become(['serve.ts', '--dev', ...process.argv.slice(2)], { NODE_ENV: 'development' })
