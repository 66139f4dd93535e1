import { setImmediate } from 'node:timers/promises'
import Busboy from '@fastify/busboy'
import { malformed, readBytes } from './json-body.ts'

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
  const bytes = await readBytes(request, limit)
  const parts = await partsOf(bytes, request.headers.get('content-type') ?? '').catch(() => {
    throw malformed()
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

/** The parts of a form, read slice by slice: one of fifty megabytes in one piece would hold everybody for a fifth of a second. */
async function partsOf(bytes: Buffer<ArrayBuffer>, type: string): Promise<Part[]> {
  const parts: Part[] = []
  const reader = new Busboy({
    headers: { 'content-type': type },
    limits: { parts: mostParts, fieldSize: bytes.length, headerPairs: 20, headerSize: 8_192 },
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
    const chunks: Buffer<ArrayBuffer>[] = []
    const part: Part = { name, value: '' }
    parts.push(part)
    file.on('data', (chunk) => chunks.push(chunk))
    file.on('error', tear)
    file.on('end', () => {
      // browsers write quotation marks so
      const told = (given ?? '').replaceAll('%22', '"')
      part.value = new File(chunks, told, { type })
    })
  })
  for (let at = 0; at < bytes.length && !end; at += slice) {
    reader.write(bytes.subarray(at, at + slice))
    await setImmediate()
  }
  if (!end) reader.end()
  for (let turn = 0; turn < mostTurns && !end; turn++) await setImmediate()
  if (end !== 'whole') {
    reader.destroy()
    throw malformed()
  }
  // a part that the reader passed over would be lost in silence
  const lost = parts.length < delimitersIn(bytes, type)
  if (lost || parts.some(({ name }) => typeof name !== 'string')) throw malformed()
  return parts
}

/** How many parts begin in the bytes. */
function delimitersIn(bytes: Buffer, type: string): number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const line = Buffer.from(`--${quoted ?? plain}\r\n`)
  let count = 0
  for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(line, at + line.length))
    if (at === 0 || bytes[at - 1] === 0x0a) count++
  return count
}

// a browser ends the lines of a form with CR LF
function textOf(value: string): string {
  if (value.includes('\0') || !value.isWellFormed()) throw malformed()
  return value.replace(/\r\n?/g, '\n')
}
