import { openFolder, storageOf } from '#platform/storage.ts'
import { moveFiles } from './move-files.ts'
import { readConfig } from './tool.ts'

/** `npm run files`: brings the pictures and papers of this machine into the bucket at FILES_S3. The shop may be open; again brings the rest. */
const config = readConfig()
try {
  if (!config.FILES_S3) throw new Error('Set FILES_S3 to the bucket they are to go to.')
  const storage = storageOf(config)
  console.log(`· copying from ${config.DATA_DIR} to ${storage.place}`)
  const came = await moveFiles(openFolder(config.DATA_DIR), storage)
  console.log(`· ${came} files came; those of this machine stay where they are`)
} catch (error) {
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error
  console.error(`✗ ${told instanceof Error ? told.message : told}`)
  process.exitCode = 1
}
