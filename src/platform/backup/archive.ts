import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { keyOf, saltLength, sealing, unsealing } from './box.ts'

export type About = {
  made_at: string
  server: string
  migrations: { tag: string; checksum: string }[]
  tables: { name: string; columns: string[] }[]
}
export type End = { rows: Record<string, number>; files: number }
export type Waiting = {
  task: string
  payload: unknown
  queue: string | null
  run_at: string
  max_attempts: number
  key: string | null
  priority: number
}

/** What stands before the bytes of a piece. */
type Head = { kind: Piece['kind']; bytes: number; path?: string; sum?: string }
/** What a backup is made of, in this order: about, rows, sequences, jobs, files, end. */
export type Piece =
  | { kind: 'about'; about: About }
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'sequences'; sequences: { name: string; value: number }[] }
  | { kind: 'jobs'; jobs: Waiting[] }
  | { kind: 'file'; path: string; bytes: Buffer }
  | { kind: 'end'; end: End }

const first = 'odemoa-backup 1'
const longestFrame = 512 * 1024 * 1024

/** Writes a backup: packed, sealed when there is a key, whole on the disk when it resolves. */
export async function writeArchive(
  file: string,
  key: string | null,
  pieces: AsyncIterable<Piece>,
): Promise<void> {
  const salt = randomBytes(saltLength)
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx' })
  out.write(key ? `${first} sealed ${salt.toString('base64url')}\n` : `${first} plain\n`)
  const packed = Readable.from(frames(pieces)).compose(createGzip({ level: 6 }))
  if (key) await pipeline(packed, sealing(keyOf(key, salt)), out)
  else await pipeline(packed, out)
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

async function* frames(pieces: AsyncIterable<Piece>) {
  const sum = createHash('sha256')
  for await (const piece of pieces) {
    const isFile = piece.kind === 'file'
    const body = isFile ? piece.bytes : Buffer.from(JSON.stringify(piece))
    const head = Buffer.from(
      JSON.stringify({
        kind: piece.kind,
        bytes: body.length,
        ...(isFile ? { path: piece.path } : {}),
        // of everything before it
        ...(piece.kind === 'end' ? { sum: sum.digest('base64url') } : {}),
      }),
    )
    const length = Buffer.alloc(4)
    length.writeUInt32BE(head.length)
    if (piece.kind !== 'end') sum.update(head).update(body)
    yield Buffer.concat([length, head, body])
  }
}

export class Damaged extends Error {}

/** Reads a backup piece by piece; throws `Damaged` or `WrongKey` rather than telling half of it as whole. */
export async function* readArchive(file: string, key: string | null): AsyncGenerator<Piece> {
  const { line, salt } = await readFirst(file)
  if (salt && !key)
    throw new Error('The backup is sealed: set BACKUP_KEY to the key it was made with.')
  const packed = createReadStream(file, { start: line })
  const plain = new PassThrough()
  const steps: Transform[] = salt && key ? [unsealing(keyOf(key, salt))] : []
  let failed: unknown = null
  const reading = pipeline([packed, ...steps, createGunzip(), plain]).catch((error: unknown) => {
    failed = error
    plain.destroy()
  })
  const bytes = new Reader(plain)
  const sum = createHash('sha256')
  try {
    for (;;) {
      const length = await bytes.take(4)
      const head = length && (await bytes.take(length.readUInt32BE()))
      if (!head) throw new Damaged('The backup ends before it should.')
      const told: Head = JSON.parse(head.toString('utf8'))
      if (told.bytes > longestFrame) throw new Damaged('The backup is damaged.')
      const body = await bytes.take(told.bytes)
      if (!body) throw new Damaged('The backup ends before it should.')
      if (told.kind === 'file') {
        sum.update(head).update(body)
        yield { kind: 'file', path: told.path ?? '', bytes: body }
        continue
      }
      if (told.kind === 'end' && sum.digest('base64url') !== told.sum)
        throw new Damaged('The backup is damaged: its checksum is another.')
      if (told.kind !== 'end') sum.update(head).update(body)
      const piece: Piece = JSON.parse(body.toString('utf8'))
      yield piece
      if (piece.kind === 'end') break
    }
    // what follows the end would be nobody's, and its seal has to be right too
    await bytes.take(1)
    await reading
    if (failed) throw failed
  } catch (error) {
    throw failed ?? asDamaged(error)
  } finally {
    packed.destroy()
    plain.destroy()
  }
}

function asDamaged(error: unknown): unknown {
  return error instanceof SyntaxError
    ? new Damaged('The backup is damaged.', { cause: error })
    : error
}

async function readFirst(file: string): Promise<{ line: number; salt: Buffer | null }> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(200), 0, 200, 0)
    const text = buffer.subarray(0, bytesRead).toString('latin1')
    const [, how, salt] = /^odemoa-backup 1 (plain|sealed)(?: ([\w-]+))?\n/.exec(text) ?? []
    if (!how) throw new Damaged('This is not a backup of the shop.')
    return { line: text.indexOf('\n') + 1, salt: salt ? Buffer.from(salt, 'base64url') : null }
  } finally {
    await handle.close()
  }
}

/** Takes bytes off a stream in the amounts that are asked for. */
class Reader {
  #source: AsyncIterator<Buffer>
  #held: Buffer[] = []
  #size = 0

  constructor(source: Readable) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Null when the stream ends before. */
  async take(count: number): Promise<Buffer | null> {
    while (this.#size < count) {
      const { value, done } = await this.#source.next()
      if (done) return null
      this.#held.push(value)
      this.#size += value.length
    }
    const all = this.#held.length === 1 && this.#held[0] ? this.#held[0] : Buffer.concat(this.#held)
    this.#held = [all.subarray(count)]
    this.#size -= count
    return all.subarray(0, count)
  }
}
