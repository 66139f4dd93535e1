import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

export type ZipLimits = { entries: number; unpacked: number; cells: number; strings: number }

export type ZipFound = {
  names: readonly string[]
  /** what the archive says of its parts */
  types: string
  isBounded: boolean
}

/** What an archive holds, and whether all of it fits: counted while it is unpacked and before anything is made of it. A spreadsheet is a zip that may unpack to a thousand times its size. */
export async function lookIntoZip(bytes: Uint8Array, limits: ZipLimits): Promise<ZipFound | null> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { validateEntrySizes: true }).catch(
    () => null,
  )
  if (!zip) return null
  if (zip.entryCount > limits.entries) return { names: [], types: '', isBounded: false }
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const names = entries.map(({ fileName }) => fileName)
  const claimed = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const found = { names, types: '', isBounded: false }
  if (claimed > limits.unpacked) return found
  const left = { cells: limits.cells, strings: limits.strings }
  for (const entry of entries) if (!(await fits(zip, entry, left))) return found
  const about = entries.find(({ fileName }) => fileName === '[Content_Types].xml')
  return { names, types: about ? await textOf(zip, about) : '', isBounded: true }
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/** The unzipper refuses an entry that unpacks to more than it says. */
async function fits(
  zip: ZipFile,
  entry: Entry,
  left: { cells: number; strings: number },
): Promise<boolean> {
  const kind = /worksheets\/[^/]+\.xml$/i.test(entry.fileName)
    ? 'cells'
    : /sharedStrings\.xml$/i.test(entry.fileName)
      ? 'strings'
      : null
  for await (const part of await zip.openReadStreamPromise(entry))
    if (kind) {
      left[kind] -= countTags(part, kind === 'cells' ? 'c' : 's')
      if (left[kind] < 0) return false
    }
  return true
}

const open = '<'.charCodeAt(0)
const ends = new Set([...' >/:'].map((sign) => sign.charCodeAt(0)))

/** <c …> are cells, <si> are strings; a name before a colon counts as one too many rather than none. */
function countTags(part: Buffer, letter: string): number {
  const first = letter.charCodeAt(0)
  let count = 0
  for (let at = part.indexOf(open); at >= 0; at = part.indexOf(open, at + 1)) {
    const next = part[at + 1]
    const after = part[at + 2] ?? 0
    if (
      next === first ? letter === 's' || ends.has(after) : after === 0x3a || part[at + 3] === 0x3a
    )
      count++
  }
  return count
}
