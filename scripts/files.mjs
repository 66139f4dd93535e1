// npm run files: brings pictures and papers of this machine into the bucket at FILES_S3
import { ensureInstalled } from './lib/ensure.mjs'
import { become } from './lib/run.mjs'

await ensureInstalled()
await become(['db/files.ts'])
