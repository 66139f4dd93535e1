import type { Table, Told } from '#kernel/table.ts'
import { decodeText } from './decode.ts'
import { readHtmlTable } from './html-table.ts'
import { plainOldBook, plainZip, withoutRanges } from './plain-parts.ts'
import { readTextTable } from './text-table.ts'
import { readWorkbook } from './workbook.ts'
import { lookIntoZip } from './zip-bounds.ts'

export type TableLimits = {
  /** lines that are not empty */
  rows: number
  /** of a sheet, counted before it is read */
  cells: number
  strings: number
  unpacked: number
}

/** Reads a file whatever wrote it, or says why it cannot: text of any encoding and separator, workbooks old and new, pages that call themselves workbooks. */
export async function parseTable({
  given,
  limits,
}: {
  given: Uint8Array | string
  limits: TableLimits
}): Promise<Table | Refused> {
  const read =
    typeof given === 'string' ? fromText(given) : await tableOf(Buffer.from(given), limits)
  if (!('rows' in read)) return read
  if (!read.rows.length) return { why: empty }
  return read.rows.length > limits.rows
    ? { why: ['{count}줄까지 읽을 수 있어요. 파일을 나누어 주세요.', { count: limits.rows }] }
    : read
}

export type Refused = { why: Told }
type Read = Table | Refused

const empty = '빈 파일이에요. 내용이 있는 파일을 골라 주세요.'
const is = (bytes: Uint8Array, ...begin: number[]) => begin.every((one, at) => bytes[at] === one)

const large = '칸이 너무 많은 파일이에요. 쓰지 않는 줄과 시트를 지우거나 파일을 나누어 주세요.'
const spoiled = '열 수 없는 엑셀 파일이에요. 엑셀에서 열어 xlsx로 다시 저장해 주세요.'
const locked = '암호가 걸린 파일이에요. 엑셀에서 암호를 풀고 다시 저장해 주세요.'

async function tableOf(bytes: Buffer, limits: TableLimits): Promise<Read> {
  if (is(bytes, 0x50, 0x4b)) return fromZip(bytes, limits)
  if (is(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return fromOldBook(bytes, limits)
  if (is(bytes, 0x25, 0x50, 0x44, 0x46))
    return { why: 'PDF는 읽을 수 없어요. 엑셀(xlsx)이나 CSV로 받아 주세요.' }
  const text = decodeText(bytes)
  return text === null
    ? { why: '표로 읽을 수 없는 파일이에요. 엑셀(xlsx)이나 CSV 파일을 골라 주세요.' }
    : fromText(text)
}

function fromText(text: string): Read | Refused {
  const begin = text.slice(0, 4_000).trimStart()
  if (/^<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/i.test(begin))
    return bookOf(() => withoutRanges(text))
  // pages kept with their pictures, and what other programs of tables write as text
  if (
    /^MIME-Version:|^ID;P|^<office:document/i.test(begin) ||
    /^<\?xml[^>]*>\s*<office:document/i.test(begin)
  )
    return { why: spoiled }
  if (/^<(!doctype\s+html|html|table|head|meta|style|body|div)\b/i.test(begin))
    return readHtmlTable(text)
  return readTextTable(text)
}

async function fromZip(bytes: Buffer, limits: TableLimits): Promise<Read> {
  const found = await lookIntoZip(bytes, { entries: 300, ...limits }).catch(() => null)
  if (!found) return { why: spoiled }
  const has = (name: RegExp) => found.names.some((one) => name.test(one))
  if (has(/^xl\/workbook\.bin$/i))
    return { why: 'xlsb 파일은 읽을 수 없어요. 엑셀에서 xlsx로 저장해 주세요.' }
  if (has(/^Index\/|^Index\.zip$|\.iwa$/))
    return {
      why: 'Numbers 파일은 읽을 수 없어요. 파일 > 다음으로 내보내기 > Excel로 저장해 주세요.',
    }
  if (has(/^content\.xml$/))
    return { why: '오픈오피스(ods) 파일은 읽을 수 없어요. xlsx로 저장해 주세요.' }
  if (!found.isBounded) return { why: large }
  if (!has(/^xl\//i)) return { why: '엑셀 파일이 아니에요. 압축 파일이라면 풀어서 올려 주세요.' }
  return bookOf(() => plainZip(bytes, found))
}

/** .xls of before 2007, or what a password wraps. */
function fromOldBook(bytes: Buffer, limits: TableLimits): Read {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return { why: locked }
  if (
    !bytes.includes(Buffer.from('Workbook', 'utf16le')) &&
    !bytes.includes(Buffer.from('Book', 'utf16le'))
  )
    return { why: '표로 읽을 수 없는 파일이에요. 엑셀(xlsx)이나 CSV 파일을 골라 주세요.' }
  // a cell of the old kind takes at least ten bytes
  if (bytes.length > limits.cells * 10) return { why: large }
  return bookOf(() => plainOldBook(bytes))
}

function bookOf(given: () => Buffer | string): Read {
  try {
    return readWorkbook(given(), { columns: 200 }) ?? { why: empty }
  } catch (error) {
    return { why: error instanceof Error && /password/i.test(error.message) ? locked : spoiled }
  }
}
