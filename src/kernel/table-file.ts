import * as z from 'zod/mini'

/** A table that somebody brings: its text, or the file as it is. */
export function tableFile({ most, large }: { most: number; large: string }) {
  const base64 = Math.ceil(most / 3) * 4
  return {
    /** CSV or TSV as text */
    text: z._default(z.string().check(z.maxLength(most, large)), ''),
    /** or the file's bytes as base64: xlsx, xls, CSV or TSV in any encoding */
    xlsx: z._default(
      z.string().check(z.maxLength(base64, large), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      '',
    ),
  }
}

/** What the reader left out of a file, besides lines: other sheets, cells far to the right. */
export const fileNotes = z.array(z.string())

/** A line that could not be read, with the reason. */
export const unreadRow = z.object({
  /** as a spreadsheet counts */
  row: z.number(),
  message: z.string(),
})
export type UnreadRow = z.output<typeof unreadRow>
