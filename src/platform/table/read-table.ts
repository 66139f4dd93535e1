import { invalid } from '#kernel/failure.ts'
import type { Table, Told } from '#kernel/table.ts'
import { type Ctx, say } from '#platform/context.ts'
import { heavyTask, inWorker } from '#platform/heavy.ts'
import type { parseTable as Parse, TableLimits } from './parse-table.ts'

export type GivenFile = {
  /** a text, as whoever sends it has read it */
  text?: string
  /** or the file itself, as base64 */
  xlsx?: string
}

/** What staff bring in. */
export const deskLimits: TableLimits = {
  rows: 20_000,
  cells: 400_000,
  strings: 200_000,
  unpacked: 24_000_000,
}
/** A file of so many lines that count; what stands above and below them is let in, too. */
export const linesLimits = (rows: number): TableLimits => ({ ...deskLimits, rows: rows + 500 })
/** What anybody may bring in. */
export const openLimits: TableLimits = {
  rows: 2_000,
  cells: 20_000,
  strings: 10_000,
  unpacked: 2_500_000,
}

const reading = heavyTask<typeof Parse>('#platform/table/parse-table.ts', 'parseTable')
/** whoever reads the lists of visitors also makes papers for everybody */
const readingOpen = heavyTask<typeof Parse>('#platform/table/parse-table.ts', 'parseTable', {
  seconds: 8,
})

/** Every file that is brought here is read here, beside the shop. What cannot be read is refused with the reason and the way on. */
export async function readTable(
  ctx: Ctx,
  { text, xlsx }: GivenFile,
  limits: TableLimits,
  /** of the form, for what is wrong with the file */
  field: string = xlsx ? 'xlsx' : 'text',
): Promise<Table> {
  const given = xlsx ? Buffer.from(xlsx, 'base64') : (text ?? '')
  if (!given.length) throw invalid({ [field]: ['파일을 골라 주세요.'] })
  const read = await inWorker(ctx, limits === openLimits ? readingOpen : reading, { given, limits })
  if ('rows' in read) return read
  throw invalid({ [field]: [typeof read.why === 'string' ? read.why : [...read.why]] })
}

/** What was left out of a file, in the language of whoever brought it. */
export const notesOf = (ctx: Pick<Ctx, 'lang'>, { notes }: Pick<Table, 'notes'>) =>
  notes.map((note) => sayTold(ctx, note))

/** What a reader has to say of a file or a line, in the language of whoever brought it. */
export function sayTold(ctx: Pick<Ctx, 'lang'>, told: Told): string {
  return typeof told === 'string' ? say(ctx, told) : say(ctx, ...told)
}
