import { readBase64 } from './read-base64.ts'

/** What a picker of tables offers: text of any separator, and workbooks. */
export const tableFiles = '.csv,.txt,.tsv,.xlsx,.xls,text/csv,text/plain'

/** A table as it is: the shop finds out what wrote it, and in which letters. */
export async function readTableFile(file: File): Promise<{ xlsx: string } | { text: string }> {
  return file.size ? { xlsx: await readBase64(file) } : { text: '' }
}
