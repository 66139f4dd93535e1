import { setImmediate } from 'node:timers/promises'
import Busboy from '@fastify/busboy'
import { Failure } from '#kernel/failure.ts'
import { malformed, readChunks } from './json-body.ts'

const mostParts = 200
// after so many bytes others have a turn
const slice = 256 * 1024
// all bytes are here: what has no end after so many turns has none
const mostTurns = 200

/** A form of at most `limit` bytes: texts with their lines ended by LF, lists under `name[]`, files as they are. */
export async function readFormBody(
  request: Request,
  limit: number,
): Promise<Record<string, unknown>> {
  const parts = await partsOf(request, limit).catch((error) => {
    throw error instanceof Failure ? error : malformed()
  })
  const fields = new Map<string, unknown>()
  for (const { name: given, value } of parts) {
    const name = given.replace(/\[\]$/, '')
    if (name === '__proto__') throw malformed()
    const before = fields.get(name)
    const read = typeof value === 'string' ? textOf(value) : value
    if (Array.isArray(before)) before.push(read)
    else
      fields.set(name, given.endsWith('[]') ? [read] : before === undefined ? read : [before, read])
  }
  return Object.fromEntries(fields)
}

type Part = { name: string; value: string | File }

/** The parts of a form, read as it comes and nowhere whole: fifty megabytes in one piece would hold everybody for a fifth of a second. */
async function partsOf(request: Request, limit: number): Promise<Part[]> {
  const type = request.headers.get('content-type') ?? ''
  const parts: Part[] = []
  const reader = new Busboy({
    headers: { 'content-type': type },
    limits: { parts: mostParts, fieldSize: limit, headerPairs: 20, headerSize: 8_192 },
    // a field for files that was left empty has no name
    isPartAFile: (_name, type, file) => file !== undefined || type === 'application/octet-stream',
  })
  let end: 'whole' | 'torn' | null = null
  const tear = () => {
    end = 'torn'
  }
  reader.on('error', tear)
  reader.on('partsLimit', tear)
  reader.on('finish', () => {
    end ??= 'whole'
  })
  reader.on('field', (name, value) => parts.push({ name, value }))
  reader.on('file', (name, file, given: string | undefined, _encoding, type) => {
    const part: Part = { name, value: '' }
    parts.push(part)
    // bytes are copied when they become a blob, blobs are not when they become a file
    const blobs: Blob[] = []
    file.on('data', (chunk) => blobs.push(new Blob([chunk])))
    file.on('error', tear)
    file.on('end', () => {
      // browsers write quotation marks so
      const told = (given ?? '').replaceAll('%22', '"')
      part.value = new File(blobs, told, { type })
    })
  })
  const begun = countBegun(type)
  for await (const { buffer, byteOffset, length } of readChunks(request, limit))
    for (let at = 0; at < length && !end; at += slice) {
      const piece = Buffer.from(buffer, byteOffset + at, Math.min(slice, length - at))
      begun.look(piece)
      reader.write(piece)
      await setImmediate()
    }
  if (!end) reader.end()
  for (let turn = 0; turn < mostTurns && !end; turn++) await setImmediate()
  if (end !== 'whole') {
    reader.destroy()
    throw malformed()
  }
  // a part that the reader passed over would be lost in silence
  const lost = parts.length < begun.count()
  if (lost || parts.some(({ name }) => typeof name !== 'string')) throw malformed()
  return parts
}

/** Counts how many parts begin in bytes that come piece by piece. */
function countBegun(type: string) {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const line = Buffer.from(`\n--${quoted ?? plain}\r\n`)
  // the first line of a form has none before it
  let rest = Buffer.from('\n')
  let count = 0
  return {
    look(piece: Buffer) {
      const bytes = Buffer.concat([rest, piece])
      for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(line, at + line.length - 1))
        count++
      rest = Buffer.from(bytes.subarray(Math.max(0, bytes.length - line.length + 1)))
    },
    count: () => count,
  }
}

// a browser ends the lines of a form with CR LF
function textOf(value: string): string {
  if (value.includes('\0') || !value.isWellFormed()) throw malformed()
  return value.replace(/\r\n?/g, '\n')
}
