/** Films for tests, written by hand: as little as makes one, and what breaks one. */

const box = (kind: string, ...inside: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(inside.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, body])
}

const zeros = (length: number) => Buffer.alloc(length)
const long = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const track = (handler: string, codec: string) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', zeros(8), handler, zeros(12)),
      box('minf', box('stbl', box('stsd', zeros(4), long(1), box(codec, zeros(8))))),
    ),
  )

type Mp4 = { brand?: string; codec?: string; sound?: boolean; seconds?: number; told?: string }

/** An MP4 of one track of pictures, 1,000 ticks a second. */
export function mp4({
  brand = 'isom',
  codec = 'avc1',
  sound,
  seconds = 8,
  told = '',
}: Mp4 = {}): Buffer {
  return Buffer.concat([
    box('ftyp', brand, zeros(4)),
    box(
      'moov',
      box('mvhd', zeros(12), long(1_000), long(seconds * 1_000), zeros(80)),
      track('vide', codec),
      ...(sound ? [track('soun', 'mp4a')] : []),
      ...(told ? [box('udta', told)] : []),
    ),
    box('mdat', 'pictures'),
  ])
}

const element = (id: string, ...inside: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(inside.map((part) => Buffer.from(part)))
  const size = Buffer.alloc(8)
  size.writeUInt32BE(body.length, 4)
  size.writeUInt8(0x01)
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

type Webm = { docType?: string; codec?: string; sound?: boolean; seconds?: number; told?: string }

/** A WebM of one track of pictures, a tick a millisecond. */
export function webm({
  docType = 'webm',
  codec = 'V_VP9',
  sound,
  seconds = 8,
  told = '',
}: Webm = {}): Buffer {
  const length = Buffer.alloc(8)
  length.writeDoubleBE(seconds * 1_000)
  const one = (type: number, codec: string) =>
    element('ae', element('83', Buffer.from([type])), element('86', codec))
  return Buffer.concat([
    element('1a45dfa3', element('4282', docType)),
    element(
      '18538067',
      element(
        '1549a966',
        element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
        element('4489', length),
      ),
      element('1654ae6b', one(1, codec), ...(sound ? [one(2, 'A_OPUS')] : [])),
      ...(told ? [element('1254c367', told)] : []),
      element('1f43b675', 'pictures'),
    ),
  ])
}
