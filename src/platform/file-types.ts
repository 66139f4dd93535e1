import sharp from 'sharp'

/** What may be attached, by what the bytes are. */
export const fileTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  pdf: 'application/pdf',
} as const
export type FileKind = keyof typeof fileTypes

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** The kind of a file by its first bytes; its name and its declared type do not count. */
export function kindOf(bytes: Buffer): FileKind | null {
  if (bytes.length < 12) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  // the header names the size of the file and of its own second part
  return ascii(bytes, 0, 2) === 'BM' &&
    bytes.length > 54 &&
    [40, 108, 124].includes(bytes.readUInt32LE(14))
    ? 'bmp'
    : null
}

/** The file as it may be kept: pictures drawn anew in their own format, so that nothing else travels in them; null when they cannot be drawn. */
export async function cleaned(bytes: Buffer, kind: FileKind): Promise<Buffer | null> {
  // sharp reads no BMP, and there is nothing personal in one; it is only ever handed out to be saved
  if (kind === 'pdf' || kind === 'bmp') return bytes
  try {
    const picture = sharp(bytes, {
      limitInputPixels: 40_000_000,
      failOn: 'error',
      animated: kind === 'gif',
    })
    if ((await picture.metadata()).format !== kind) return null
    return await (kind === 'gif' ? picture : picture.rotate())
      .toFormat(kind, kind === 'jpeg' ? { quality: 88 } : {})
      .toBuffer()
  } catch {
    // whatever it was, it could not be drawn
    return null
  }
}
