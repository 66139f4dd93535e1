import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhoneMessage } from './contract.ts'

/** A message as the stand-in of the message service keeps it: one file each, the newest 500. */
export type TwinMessage = PhoneMessage & { customFields: Record<string, string> }

const mostKept = 500
const mostListed = 100

export async function keepMessage(dataDir: string, message: TwinMessage): Promise<TwinMessage> {
  const dir = dirOf(dataDir)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // a reader never meets half a message
  await writeFile(join(dir, `${message.id}.part`), JSON.stringify(message), { mode: 0o600 })
  await rename(join(dir, `${message.id}.part`), join(dir, `${message.id}.json`))
  for (const old of (await names(dir)).slice(mostKept)) await rm(join(dir, old), { force: true })
  return message
}

export async function listKept(dataDir: string): Promise<TwinMessage[]> {
  const dir = dirOf(dataDir)
  const found = await Promise.all(
    (await names(dir))
      .slice(0, mostListed)
      .map(async (name) => readFile(join(dir, name), 'utf8').catch(() => null)),
  )
  return found.flatMap((text) => (text ? [JSON.parse(text) as TwinMessage] : [])) // written by keepMessage only
}

const dirOf = (dataDir: string) => join(dataDir, 'messages')

async function names(dir: string): Promise<string[]> {
  const files = await readdir(dir).catch(() => [])
  return files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()
}
