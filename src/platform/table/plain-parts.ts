import { CFB } from '@e965/xlsx'
import { typesWith } from './content-types.ts'
import type { ZipFound } from './zip-bounds.ts'

/**
 * Widths of columns and links are said of a range, and the reader of workbooks takes a step for every column or cell of it: a link of a
 * few bytes over a whole sheet is seventeen thousand million of them. Nothing of it is read here, so it goes before.
 */
const ofRanges = /<(?:\w+:)?(?:col|hyperlink|Column)\b[^<>]*>/g

/** A workbook of XML, packed or as one text, without what is said of ranges. */
export const withoutRanges = (xml: string): string => xml.replace(ofRanges, '')

/** The parts that are read, with the types that small programs leave out. */
export function plainZip(bytes: Buffer, found: ZipFound): Buffer {
  const zip = CFB.read(bytes, { type: 'buffer' })
  // a sheet of the binary kind would say the same in other words
  for (const name of found.names) if (/\.bin$/i.test(name)) CFB.utils.cfb_del(zip, `/${name}`)
  for (const part of zip.FileIndex)
    setContent(part, Buffer.from(withoutRanges(textOf(part)), 'latin1'))
  const types = typesWith(found)
  if (types !== null) {
    CFB.utils.cfb_del(zip, '/[Content_Types].xml')
    CFB.utils.cfb_add(zip, '/[Content_Types].xml', Buffer.from(types))
  }
  return Buffer.from(CFB.write(zip, { fileType: 'zip', type: 'buffer' }) as Uint8Array) // asked for as bytes
}

type Part = { content: unknown; size: number }

// bytes, or nothing in a folder
const textOf = ({ content }: Part) => Buffer.from((content ?? []) as Uint8Array).toString('latin1')

function setContent(part: Part, content: Buffer) {
  part.content = content
  part.size = content.length
}

/** HLink, HLinkTooltip and ColInfo of workbooks of before 2007. */
const recordsOfRanges = new Set([0x01b8, 0x0800, 0x007d])
/** of a kind that nobody knows, so that it is passed over */
const passedOver = 0xfff0

/** A workbook of before 2007 in the same way: its records by type and length, one behind the other. */
export function plainOldBook(bytes: Buffer): Buffer {
  const book = CFB.read(bytes, { type: 'buffer' })
  for (const part of book.FileIndex) {
    if (!/^(Workbook|Book)$/i.test(part.name)) continue
    // bytes, whatever the library's type calls them
    const records = Buffer.from(part.content as unknown as Uint8Array)
    for (let at = 0; at + 4 <= records.length; at += 4 + records.readUInt16LE(at + 2))
      if (recordsOfRanges.has(records.readUInt16LE(at))) records.writeUInt16LE(passedOver, at)
    setContent(part, records)
  }
  return Buffer.from(CFB.write(book, { type: 'buffer' }) as Uint8Array) // asked for as bytes
}
