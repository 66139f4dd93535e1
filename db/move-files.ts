import { keptFolders } from '#platform/backup/dump.ts'
import type { Storage } from '#platform/storage.ts'

/** Copies pictures and papers that are not there yet; what was there stays. Tells how many came. */
export async function moveFiles(from: Storage, to: Storage): Promise<number> {
  let came = 0
  for (const folder of keptFolders) {
    const there = new Map((await to.list(`${folder}/`)).map((file) => [file.path, file.bytes]))
    for (const { path, bytes: size } of await from.list(`${folder}/`)) {
      if (there.get(path) === size) continue
      const bytes = await from.read(path)
      if (!bytes) continue
      await to.put(path, bytes)
      came++
    }
  }
  return came
}
