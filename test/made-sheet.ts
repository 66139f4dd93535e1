import { crc32, deflateRawSync } from 'node:zlib'

type Part = {
  name: string
  text: string | Buffer
  /** the size it claims to unpack to */
  claims?: number
}

/** A zip of these parts. */
export function madeZip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, text, claims } of parts) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    // what both headers of a file say alike
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(claims ?? bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed])
    const more = Buffer.alloc(14)
    more.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00'), head, more, Buffer.from(name))
    files.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, directory, Buffer.from('PK\x05\x06'), end])
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A cell: a text, a number, or a moment as the days since 1900 that spreadsheets count. */
export type Cell = string | number | { days: number }

/** An xlsx file of one sheet, as a program writes it; `more` parts stand in place of its own of that name. */
export function madeSheet(rows: readonly Cell[][], more: readonly Part[] = []): Buffer {
  const cells = rows.map(
    (row, y) =>
      `<row r="${y + 1}">${row.map((cell, x) => madeCell(`${String.fromCharCode(65 + x)}${y + 1}`, cell)).join('')}</row>`,
  )
  const own = [
    {
      name: '[Content_Types].xml',
      text: xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    },
    {
      name: 'xl/workbook.xml',
      text: xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/styles.xml',
      text: xml(
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: xml(`<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`),
    },
  ]
  return madeZip([...own.filter(({ name }) => !more.some((one) => one.name === name)), ...more])
}

function madeCell(place: string, cell: Cell): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${place}" s="1"><v>${cell.days}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
}
