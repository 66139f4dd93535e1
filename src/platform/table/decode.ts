import { readKorean } from './korean.ts'

/** The text of a file: programs of this country write UTF-8, UTF-16 or the older code page, and few say which. Null when it is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = textIn(bytes)
  // what a text never holds, but a picture or a program does
  return /\0/.test(text) ? null : text.replace(/^\uFEFF/, '')
}

function textIn(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return read(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return read(bytes, 'utf-16be')
  const wide = wideOf(bytes)
  if (wide) return read(bytes, wide)
  const utf8 = read(bytes, 'utf-8')
  const lost = lostIn(utf8)
  if (!lost) return utf8
  // one letter cut in two makes no other code page of a file
  const other = readKorean(bytes)
  return lostIn(other) < lost ? other : utf8
}

/** UTF-16 without its mark: commas, digits and line ends leave every second byte empty. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const seen = Math.min(bytes.length, 2_000) & ~1
  let [even, odd] = [0, 0]
  for (let at = 0; at < seen; at += 2) {
    if (bytes[at] === 0) even++
    if (bytes[at + 1] === 0) odd++
  }
  const some = seen / 20
  if (odd > some && even === 0) return 'utf-16le'
  return even > some && odd === 0 ? 'utf-16be' : null
}

const read = (bytes: Uint8Array, code: string) => new TextDecoder(code).decode(bytes)
const lostIn = (text: string) => text.split('\uFFFD').length - 1
