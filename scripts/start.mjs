import { heapBounds, memoryEnvironment } from './lib/bounds.mjs'
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { step } from './lib/project.mjs'
import { keepOpen } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
step('starting the shop')
await keepOpen([...heapBounds, 'build/server/serve.js', ...process.argv.slice(2)], {
  ...memoryEnvironment,
  NODE_ENV: process.env.NODE_ENV || 'production',
})
