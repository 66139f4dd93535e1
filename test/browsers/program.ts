import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

/** As long as a busy machine may take to open a program. */
const patience = 90_000
const running = new Set<ChildProcess>()
// whoever ends these tests ends what they opened
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export type Program = { child: ChildProcess; close: () => Promise<void> }

export function open(file: string, args: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], ...options })
  running.add(child)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  void gone.then(() => running.delete(child))
  return {
    child,
    async close() {
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
      child.kill('SIGTERM')
      await gone
      clearTimeout(late)
    },
  }
}

/** Waits for what a program says of itself, and answers the first group of it. */
export function hear({ child }: Program, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}:\n${said}`))
  const late = setTimeout(() => fail('did not open'), patience)
  for (const stream of child.stdio.slice(1) as (Readable | null)[])
    stream?.on('data', (chunk) => {
      said += String(chunk)
      const [, found] = pattern.exec(said) ?? []
      if (found) resolve(found)
    })
  child.once('exit', (code) => fail(`ended with ${code}`))
  child.once('error', (error) => fail(error.message))
  return promise.finally(() => clearTimeout(late))
}
