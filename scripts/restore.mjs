// npm run restore -- FILE: brings a backup back; the shop must be stopped
import { ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['db/restore.ts', ...process.argv.slice(2)])
