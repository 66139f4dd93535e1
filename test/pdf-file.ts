import { inflateSync } from 'node:zlib'

type Dict = Map<string, PdfValue>
/** A name begins with its slash, so that it is told from a string. */
export type PdfValue =
  | number
  | string
  | boolean
  | null
  | PdfValue[]
  | Dict
  | { ref: number }
  | { dict: Dict; bytes: Buffer }

const spaces = '\0\t\n\f\r '
const ends = `${spaces}()<>[]{}/%`

/** Reads a file by its own table of places, as a printer's program does: what the table does not name is not there. */
export function readPdf(file: Buffer) {
  const raw = file.toString('latin1')
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(raw)?.[1])
  const places = placesIn(raw, start)
  const kept = new Map<number, PdfValue>()

  /** What a reference leads to; anything else is itself. */
  function resolve(value: PdfValue | undefined): PdfValue {
    if (value === undefined) return null
    if (value === null || typeof value !== 'object' || !('ref' in value)) return value
    const found = kept.get(value.ref)
    if (found !== undefined) return found
    const place = places.get(value.ref)
    if (place === undefined) throw new Error(`object ${value.ref} is in no table`)
    const reader = readerAt(raw, place)
    const head = [reader.value(), reader.value(), reader.word()]
    if (head[0] !== value.ref || head[2] !== 'obj')
      throw new Error(`object ${value.ref} is not at ${place}`)
    const body = reader.value()
    const made = body instanceof Map && reader.isStream() ? streamAt(body, reader.at()) : body
    kept.set(value.ref, made)
    return made
  }
  function streamAt(dict: Dict, at: number) {
    const from = at + (raw.startsWith('\r\n', at) ? 2 : 1)
    const length = resolve(dict.get('Length'))
    if (
      typeof length !== 'number' ||
      !/^\s*endstream/.test(raw.slice(from + length, from + length + 12))
    )
      throw new Error('a stream does not end where it says')
    const bytes = file.subarray(from, from + length)
    return { dict, bytes: dict.get('Filter') === '/FlateDecode' ? inflateSync(bytes) : bytes }
  }

  const trailer = readerAt(raw, raw.lastIndexOf('trailer') + 'trailer'.length).value()
  /** Goes down by keys and places in lists; null where nothing is. */
  function at(from: PdfValue, ...way: (string | number)[]): PdfValue {
    return way.reduce<PdfValue>((here, step) => {
      const now = resolve(here)
      const dict = now instanceof Map ? now : isStream(now) ? now.dict : null
      if (typeof step === 'number') return Array.isArray(now) ? resolve(now[step]) : null
      return resolve(dict?.get(step))
    }, from)
  }
  return { at, resolve, page: at(trailer, 'Root', 'Pages', 'Kids', 0) }
}
export type Pdf = ReturnType<typeof readPdf>

export const isStream = (value: PdfValue): value is { dict: Dict; bytes: Buffer } =>
  value !== null && typeof value === 'object' && 'bytes' in value

/** Where each object stands, by the last table. */
function placesIn(raw: string, start: number): Map<number, number> {
  const table = /xref\s+(\d+) (\d+)\s+/y
  table.lastIndex = start
  const found = table.exec(raw)
  if (!found) throw new Error('no table of places')
  const first = Number(found[1])
  const places = new Map<number, number>()
  for (let at = 0; at < Number(found[2]); at++) {
    // every row has twenty letters
    const row = raw.slice(table.lastIndex + at * 20, table.lastIndex + (at + 1) * 20)
    if (row[17] === 'n') places.set(first + at, Number(row.slice(0, 10)))
  }
  return places
}

/** Reads values, one after the other. */
function readerAt(raw: string, from: number) {
  let at = from
  const skip = () => {
    while (at < raw.length && (spaces.includes(raw[at] ?? '') || raw[at] === '%'))
      at = raw[at] === '%' ? raw.indexOf('\n', at) + 1 || raw.length : at + 1
  }
  function word(): string {
    skip()
    const begun = at
    while (at < raw.length && !ends.includes(raw[at] ?? '')) at++
    if (at === begun) at++
    return raw.slice(begun, at)
  }
  function value(): PdfValue {
    skip()
    const two = raw.slice(at, at + 2)
    if (two === '<<') return dictionary()
    if (raw[at] === '[') return list()
    if (raw[at] === '(') return text()
    if (raw[at] === '<') {
      const end = raw.indexOf('>', at)
      const hex = raw.slice(at + 1, end).replace(/\s/g, '')
      at = end + 1
      return Buffer.from(hex, 'hex').toString('latin1')
    }
    if (raw[at] === '/') {
      at++
      const named = ends.includes(raw[at] ?? '') ? '' : word()
      return `/${named.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))}`
    }
    const ref = /(\d+) \d+ R(?![\w])/y
    ref.lastIndex = at
    const found = ref.exec(raw)
    if (found) {
      at = ref.lastIndex
      return { ref: Number(found[1]) }
    }
    const one = word()
    if (one === 'true' || one === 'false') return one === 'true'
    if (one === 'null') return null
    return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(one) ? Number(one) : one
  }
  function dictionary(): Dict {
    at += 2
    const made: Dict = new Map()
    for (;;) {
      skip()
      if (raw.startsWith('>>', at)) break
      const key = value()
      made.set(String(key).slice(1), value())
    }
    at += 2
    return made
  }
  function list(): PdfValue[] {
    at++
    const made: PdfValue[] = []
    for (skip(); raw[at] !== ']'; skip()) made.push(value())
    at++
    return made
  }
  function text(): string {
    let made = ''
    let depth = 0
    for (; at < raw.length; at++) {
      const letter = raw[at]
      if (letter === '\\') made += raw[++at] ?? ''
      else if (letter === '(' && depth++ === 0) continue
      else if (letter === ')' && --depth === 0) break
      else made += letter
    }
    at++
    return made
  }
  const isOver = () => {
    skip()
    return at >= raw.length
  }
  function isStreamNext(): boolean {
    skip()
    if (!raw.startsWith('stream', at)) return false
    at += 'stream'.length
    return true
  }
  return { value, word, isOver, isStream: isStreamNext, at: () => at }
}

/** What a page draws: each operator with what stands before it. */
export function operatorsOf(content: Buffer): { name: string; given: PdfValue[] }[] {
  const reader = readerAt(content.toString('latin1'), 0)
  const all: { name: string; given: PdfValue[] }[] = []
  let given: PdfValue[] = []
  while (!reader.isOver()) {
    const value = reader.value()
    const isOperator = typeof value === 'string' && /^[A-Za-z][A-Za-z0-9]*\*?$/.test(value)
    if (!isOperator) given.push(value)
    else {
      all.push({ name: value, given })
      given = []
    }
  }
  return all
}

/** How wide and high each picture is drawn, in points, after all that turns and scales it. */
export function picturesIn(operators: readonly { name: string; given: PdfValue[] }[]) {
  let now = [1, 0, 0, 1]
  const stack: number[][] = []
  const found: { name: string; width: number; height: number }[] = []
  for (const { name, given } of operators) {
    if (name === 'q') stack.push(now)
    if (name === 'Q') now = stack.pop() ?? now
    if (name === 'cm') {
      const [a = 0, b = 0, c = 0, d = 0] = given.map(Number)
      const [e = 0, f = 0, g = 0, h = 0] = now
      now = [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h]
    }
    const [a = 0, b = 0, c = 0, d = 0] = now
    if (name === 'Do')
      found.push({ name: String(given[0]), width: Math.hypot(a, b), height: Math.hypot(c, d) })
  }
  return found
}
