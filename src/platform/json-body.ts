import { Failure } from '#kernel/failure.ts'

type Shape = { depth: number; keys: number }

/** Reads at most `limit` bytes of JSON. Too large → 413, another type → 415, malformed, too deep or with a NUL → 400. */
export async function readJsonBody(
  request: Request,
  limit: number,
  shape: Shape = { depth: 32, keys: 5_000 },
): Promise<unknown> {
  return parseSafely(await readJsonText(request, limit), shape)
}

/** The same for a body that was signed: with its text as it was sent, in which no key may stand twice. */
export async function readSignedBody(
  request: Request,
  limit: number,
  shape: Shape,
): Promise<{ value: unknown; text: string }> {
  const text = await readJsonText(request, limit)
  const value = parseSafely(text, shape)
  // whoever signed it may have read the other one
  if (repeatsKey(text)) throw malformed()
  return { value, text }
}

async function readJsonText(request: Request, limit: number): Promise<string> {
  const type = typeOf(request)
  const text = readText(await readBytes(request, limit))
  if (!text.trim()) return '{}'
  if (type !== 'application/json') throw new Failure('UNSUPPORTED', 'JSON 형식으로 보내 주세요.')
  return text
}

export function typeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/** The body, counted while it comes; more than `limit` is refused as soon as it is known. */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const told = request.headers.get('content-length')
  // the server reads no further than the length it was told, and faster in one piece
  if (told && Number(told) <= limit && !request.headers.has('transfer-encoding'))
    return Buffer.from(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(request, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The same in the pieces in which it comes, for whoever needs it nowhere whole. */
export async function* readChunks(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    yield chunk
  }
}

const strictly = new TextDecoder('utf-8', { fatal: true })

export function readText(bytes: Buffer): string {
  try {
    return strictly.decode(bytes)
  } catch {
    throw malformed()
  }
}

function parseSafely(text: string, { depth, keys }: Shape): unknown {
  if (depthOf(text) > depth) throw malformed()
  const value = parsed(text)
  refuseStrange(value, { left: keys })
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

/** More keys than asked for, keys that reach into every object, and texts that no column can hold. */
function refuseStrange(value: unknown, count: { left: number }) {
  if (--count.left < 0) throw malformed()
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw malformed()
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__') throw malformed()
      refuseStrange(inner, count)
    }
  }
}

// counted on the text, before anything is built
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') most = Math.max(most, ++depth)
    else if (char === '}' || char === ']') depth--
  }
  return most
}

/** Of valid JSON: does an object name one of its keys twice, however it is spelt? */
function repeatsKey(text: string): boolean {
  const open: Set<string>[] = []
  for (const [token, , colon] of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (colon) {
      const key: string = JSON.parse(token.slice(0, token.length - colon.length))
      if (open.at(-1)?.has(key)) return true
      open.at(-1)?.add(key)
    }
  }
  return false
}

export function malformed(): Failure {
  return new Failure('MALFORMED', '보낸 내용을 읽을 수 없어요.')
}

function tooLarge(): Failure {
  return new Failure('TOO_LARGE', '보낸 내용이 너무 커요.')
}
