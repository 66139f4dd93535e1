/** What a film is, by its bytes: its name and its declared type do not count. */
export type Film = { ending: 'mp4' | 'webm'; seconds: number | null }
export type FilmTrouble = 'unreadable' | 'sound' | 'codec'

/** Judges a film and wipes what it tells of its maker and place, in these bytes; every byte stays where it is. */
export function judgeFilm(bytes: Buffer): Film | FilmTrouble {
  try {
    if (bytes.toString('latin1', 4, 8) === 'ftyp') return judgeMp4(bytes)
    if (bytes.readUInt32BE(0) === ids.header) return judgeWebm(bytes)
  } catch (error) {
    // a length that leads out of the file
    if (!(error instanceof RangeError)) throw error
  }
  return 'unreadable'
}

type Part = { kind: string | number; at: number; from: number; to: number }

/** The boxes of a stretch of an MP4; one that reaches past its end breaks the file. */
function boxes(bytes: Buffer, from: number, to: number): Part[] {
  const found: Part[] = []
  for (let at = from; at < to; ) {
    const short = bytes.readUInt32BE(at)
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const head = short === 1 ? 16 : 8
    if (size < head || at + size > to) throw new RangeError('a box out of bounds')
    found.push({
      kind: bytes.toString('latin1', at + 4, at + 8),
      at,
      from: at + head,
      to: at + size,
    })
    at += size
  }
  return found
}

const told = ['udta', 'meta', 'uuid']

function judgeMp4(bytes: Buffer): Film | FilmTrouble {
  const all = boxes(bytes, 0, bytes.length)
  const [first] = all
  const movie = all.find(({ kind }) => kind === 'moov')
  if (!first || !movie || !all.some(({ kind }) => kind === 'mdat')) return 'unreadable'
  // QuickTime's own files look alike, and most browsers play none
  if (bytes.toString('latin1', first.from, first.from + 4) === 'qt  ') return 'codec'
  const inside = boxes(bytes, movie.from, movie.to)
  const tracks = inside
    .filter(({ kind }) => kind === 'trak')
    .map((track) => ({ parts: boxes(bytes, track.from, track.to), ...trackOf(bytes, track) }))
  const pictures = tracks.filter(({ handler }) => handler === 'vide')
  if (pictures.length === 0) return 'unreadable'
  if (tracks.some(({ handler }) => handler === 'soun')) return 'sound'
  if (!pictures.every(({ codec }) => ['avc1', 'avc3', 'av01', 'vp09'].includes(codec)))
    return 'codec'
  for (const part of [all, inside, ...tracks.map(({ parts }) => parts)].flat())
    if (told.includes(String(part.kind))) {
      bytes.write('free', part.at + 4, 'latin1')
      bytes.fill(0, part.from, part.to)
    }
  return { ending: 'mp4', seconds: mp4Seconds(bytes, inside) }
}

function trackOf(bytes: Buffer, track: Part): { handler: string; codec: string } {
  const media = inner(bytes, track, 'mdia')
  const handler = media && inner(bytes, media, 'hdlr')
  const table = ['minf', 'stbl', 'stsd'].reduce<Part | undefined>(
    (part, kind) => part && inner(bytes, part, kind),
    media,
  )
  return {
    // after version and flags: a field of zeros, then the handler; a count, then the first entry
    handler: handler ? bytes.toString('latin1', handler.from + 8, handler.from + 12) : '',
    codec: table ? bytes.toString('latin1', table.from + 12, table.from + 16) : '',
  }
}

const inner = (bytes: Buffer, { from, to }: Part, kind: string) =>
  boxes(bytes, from, to).find((part) => part.kind === kind)

function mp4Seconds(bytes: Buffer, movie: readonly Part[]): number | null {
  const head = movie.find(({ kind }) => kind === 'mvhd')
  if (!head) return null
  const long = bytes.readUInt8(head.from) === 1
  const scale = bytes.readUInt32BE(head.from + (long ? 20 : 12))
  const length = long
    ? Number(bytes.readBigUInt64BE(head.from + 24))
    : bytes.readUInt32BE(head.from + 16)
  return scale && length ? length / scale : null
}

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469,
}

/** The elements of a stretch of a WebM, up to one of unknown length, which only clusters have. */
function elements(bytes: Buffer, from: number, to: number): Part[] {
  const found: Part[] = []
  for (let at = from; at < to; ) {
    const id = Math.clz32(bytes.readUInt8(at)) - 23
    const width = Math.clz32(bytes.readUInt8(at + id)) - 23
    if (id > 4 || width > 8) throw new RangeError('no element')
    const kind = bytes.readUIntBE(at, id)
    const start = at + id + width
    const size = sizeOf(bytes, at + id, width)
    const end = size === null ? to : start + size
    if (end > to) throw new RangeError('an element out of bounds')
    found.push({ kind, at, from: start, to: end })
    at = end
  }
  return found
}

/** null where every bit is set: unknown. */
function sizeOf(bytes: Buffer, at: number, width: number): number | null {
  let size = BigInt(bytes.readUInt8(at) & (0xff >> width))
  let isUnknown = size === BigInt(0xff >> width)
  for (let next = 1; next < width; next++) {
    const byte = bytes.readUInt8(at + next)
    isUnknown &&= byte === 0xff
    size = size * 256n + BigInt(byte)
  }
  return isUnknown ? null : Number(size)
}

function judgeWebm(bytes: Buffer): Film | FilmTrouble {
  const whole = elements(bytes, 0, bytes.length)
  const within = (kind: number) => {
    const part = whole.find((one) => one.kind === kind)
    return part ? elements(bytes, part.from, part.to) : []
  }
  const type = within(ids.header).find(({ kind }) => kind === ids.docType)
  if (!type || textOf(bytes, type) !== 'webm') return 'unreadable'
  const segment = within(ids.segment)
  const tracks = segment
    .filter(({ kind }) => kind === ids.tracks)
    .flatMap(({ from, to }) => elements(bytes, from, to))
    .filter(({ kind }) => kind === ids.track)
    .map(({ from, to }) => elements(bytes, from, to))
    .map((parts) => ({
      type: numberOf(
        bytes,
        parts.find(({ kind }) => kind === ids.trackType),
      ),
      codec: textOf(
        bytes,
        parts.find(({ kind }) => kind === ids.codec),
      ),
    }))
  const pictures = tracks.filter(({ type }) => type === 1)
  if (pictures.length === 0 || !segment.some(({ kind }) => kind === ids.cluster))
    return 'unreadable'
  if (tracks.some(({ type }) => type === 2)) return 'sound'
  if (!pictures.every(({ codec }) => /^V_(VP8|VP9|AV1)$/.test(codec))) return 'codec'
  for (const part of segment)
    if (part.kind === ids.tags || part.kind === ids.attachments) voided(bytes, part)
  return { ending: 'webm', seconds: webmSeconds(bytes, segment) }
}

/** An element that says nothing, as long as the one before. */
function voided(bytes: Buffer, { at, to }: Part) {
  if (to - at < 9) return
  bytes.fill(0, at, to)
  bytes.writeUInt8(0xec, at)
  bytes.writeUInt8(0x01, at + 1)
  bytes.writeUIntBE(to - at - 9, at + 3, 6)
}

function webmSeconds(bytes: Buffer, segment: readonly Part[]): number | null {
  const info = segment.find(({ kind }) => kind === ids.info)
  const parts = info ? elements(bytes, info.from, info.to) : []
  const length = parts.find(({ kind }) => kind === ids.duration)
  if (!length) return null
  const ticks =
    length.to - length.from === 8 ? bytes.readDoubleBE(length.from) : bytes.readFloatBE(length.from)
  const scale =
    numberOf(
      bytes,
      parts.find(({ kind }) => kind === ids.scale),
    ) || 1_000_000
  return (ticks * scale) / 1_000_000_000
}

const textOf = (bytes: Buffer, part?: Part) =>
  part ? bytes.toString('latin1', part.from, part.to).replace(/\0+$/, '') : ''
const numberOf = (bytes: Buffer, part?: Part) =>
  part && part.to - part.from <= 6 ? bytes.readUIntBE(part.from, part.to - part.from) : 0
