import { memoryEnvironment, shopArguments } from './lib/bounds.mjs'
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { step } from './lib/project.mjs'
import { keepOpen } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
step('starting the shop')
await keepOpen([...shopArguments, ...process.argv.slice(2)], {
  ...memoryEnvironment,
  NODE_ENV: process.env.NODE_ENV || 'production',
})
