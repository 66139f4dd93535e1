import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Log } from './log.ts'

export type Letter = { id: string; at: string; from: string; to: string; subject: string }
export type OpenLetter = Letter & { text: string; html: string }

export type Mailbox = {
  /** of the SMTP server, with its password */
  url: string
  /** newest first */
  list(): Promise<Letter[]>
  read(id: string): Promise<OpenLetter | null>
  close(): Promise<void>
}

const mostKept = 500
const mostListed = 100
const letterName = /^\d{13}-[0-9a-f]{12}$/

/** An SMTP server on the loopback that keeps what it is sent as .eml files, the newest 500. */
export async function openMailbox(dataDir: string, log: Log): Promise<Mailbox> {
  const dir = join(dataDir, 'mailbox')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const password = randomBytes(18).toString('hex')
  const server = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    size: 10 * 1024 * 1024,
    logger: false,
    onAuth: (auth, _session, answer) =>
      auth.password === password
        ? answer(null, { user: 'shop' })
        : answer(new Error('wrong password')),
    onData: (stream, _session, answer) => {
      buffer(stream)
        .then((bytes) => keep(dir, bytes))
        .then(() => answer(), answer)
    },
  })
  server.on('error', (error) =>
    log.warn({ error: error.message }, 'the mailbox refused a connection'),
  )
  await new Promise<void>((open, fail) => {
    server.server.once('error', fail)
    // of this process alone: several behind one port would share it, and each knows only its own password
    server.server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () => open())
  })
  const { port } = server.server.address() as AddressInfo // a TCP server that listens has one
  return {
    url: `smtp://shop:${password}@127.0.0.1:${port}?ignoreTLS=true`,
    list: async () =>
      Promise.all(
        (await names(dir)).slice(0, mostListed).map(async (id) => headOf(id, await open(dir, id))),
      ),
    async read(id) {
      if (!letterName.test(id)) return null
      const email = await open(dir, id).catch(() => null)
      return email && { ...headOf(id, email), text: email.text ?? '', html: email.html ?? '' }
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** What a shop kept while it was of this machine alone: it holds keys, and nobody reads it any more. */
export async function dropMailbox(dataDir: string) {
  for (const name of ['mailbox', 'messages'])
    await rm(join(dataDir, name), { recursive: true, force: true })
}

async function keep(dir: string, bytes: Buffer) {
  const name = `${Date.now()}-${randomBytes(6).toString('hex')}`
  // a reader never meets half a letter
  await writeFile(join(dir, `${name}.part`), bytes, { mode: 0o600 })
  await rename(join(dir, `${name}.part`), join(dir, `${name}.eml`))
  for (const old of (await names(dir)).slice(mostKept))
    await rm(join(dir, `${old}.eml`), { force: true })
}

async function names(dir: string): Promise<string[]> {
  const files = await readdir(dir)
  return files
    .filter((file) => file.endsWith('.eml'))
    .map((file) => file.slice(0, -4))
    .filter((name) => letterName.test(name))
    .sort()
    .reverse()
}

async function open(dir: string, id: string): Promise<Email> {
  return PostalMime.parse(await readFile(join(dir, `${id}.eml`)))
}

function headOf(id: string, email: Email): Letter {
  return {
    id,
    at: new Date(Number(id.slice(0, 13))).toISOString(),
    from: email.from?.address ?? '',
    to: email.to?.map((to) => to.address ?? '').join(', ') ?? '',
    subject: email.subject ?? '',
  }
}
