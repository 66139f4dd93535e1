// npm run backup: one backup now, beside those of every night
import { ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['db/backup.ts'])
