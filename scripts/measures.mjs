// npm run measures: how large the rooms of the house are, and where its walls have holes
import { ensureInstalled } from './lib/ensure.mjs'
import { runNode } from './lib/run.mjs'

await ensureInstalled()
process.exitCode = await runNode(['test/house/measures.ts'])
