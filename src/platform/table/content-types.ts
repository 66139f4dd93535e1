import type { ZipFound } from './zip-bounds.ts'

const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const known: readonly [part: RegExp, type: string][] = [
  [/^xl\/workbook\.xml$/, `${kind}.sheet.main+xml`],
  [/^xl\/styles\.xml$/, `${kind}.styles+xml`],
  [/^xl\/sharedStrings\.xml$/, `${kind}.sharedStrings+xml`],
  [/^xl\/worksheets\/[^/]+\.xml$/, `${kind}.worksheet+xml`],
]

/** Small programs do not list all the parts of the workbooks they write; the reader of workbooks finds only those that are. Null where none is missing. */
export function typesWith({ names, types }: ZipFound): string | null {
  const missing = names.flatMap((name) => {
    const type = known.find(([part]) => part.test(name))?.[1]
    return type && !types.includes(`/${name}"`) && !types.includes(`/${name}'`)
      ? [`<Override PartName="/${name}" ContentType="${type}"/>`]
      : []
  })
  if (!missing.length) return null
  return /<\/Types>\s*$/.test(types)
    ? types.replace(/<\/Types>\s*$/, `${missing.join('')}</Types>`)
    : `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${missing.join('')}</Types>`
}
