import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Part } from './sheet-packer.ts'

// the same file from the source and from the build
const packer = createRequire(import.meta.url).resolve('#platform/sheet-packer.ts')

/** An xlsx that is packed in a thread of its own: the whole of it stands in memory before the first byte, so nobody else may wait for it. */
export function openExcel(head: readonly string[]) {
  const thread = new Worker(packer, { execArgv: [] })
  // an error is told to whoever waits for the file; before that it only ends the thread
  const packed = once(thread, 'message').then(([bytes]: Uint8Array[]) => {
    if (!bytes) throw new Error('no file came out of the packer')
    return bytes
  })
  packed.catch(() => {})
  thread.postMessage({ head })
  return {
    add: (rows: Part) => thread.postMessage({ rows }),
    bytes: () => {
      thread.postMessage(null)
      return packed
    },
    drop: () => void thread.terminate(),
  }
}
