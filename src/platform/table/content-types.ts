import { CFB } from '@e965/xlsx'
import type { ZipFound } from './zip-bounds.ts'

const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const known: readonly [part: RegExp, type: string][] = [
  [/^xl\/workbook\.xml$/, `${kind}.sheet.main+xml`],
  [/^xl\/styles\.xml$/, `${kind}.styles+xml`],
  [/^xl\/sharedStrings\.xml$/, `${kind}.sharedStrings+xml`],
  [/^xl\/worksheets\/[^/]+\.xml$/, `${kind}.worksheet+xml`],
]

/** Small programs do not list all the parts of the workbooks they write; the reader of workbooks finds only those that are. */
export function withTypes(bytes: Buffer, { names, types }: ZipFound): Buffer {
  const missing = names.flatMap((name) => {
    const type = known.find(([part]) => part.test(name))?.[1]
    return type && !types.includes(`/${name}"`) && !types.includes(`/${name}'`)
      ? [`<Override PartName="/${name}" ContentType="${type}"/>`]
      : []
  })
  if (!missing.length) return bytes
  const zip = CFB.read(bytes, { type: 'buffer' })
  const listed = /<\/Types>\s*$/.test(types)
    ? types.replace(/<\/Types>\s*$/, `${missing.join('')}</Types>`)
    : `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${missing.join('')}</Types>`
  CFB.utils.cfb_del(zip, '/[Content_Types].xml')
  CFB.utils.cfb_add(zip, '/[Content_Types].xml', Buffer.from(listed))
  return Buffer.from(CFB.write(zip, { fileType: 'zip', type: 'buffer' }) as Uint8Array) // asked for as bytes
}
