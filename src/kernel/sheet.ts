import * as z from 'zod/mini'

export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** Rows of one file; a longer list is narrowed first. */
export const mostSheetRows = 20_000

/** The fields of what is asked; a list of its own may add some. */
export const sheetFields = {
  format: z.enum(sheetFormats, '고를 수 없는 값이에요.'),
  /** names, mails, phones and addresses unmasked: only with a reason, which is kept */
  whole: z._default(z.boolean(), false),
  reason: z._default(
    z
      .string('이유를 적어 주세요.')
      .check(
        z.trim(),
        z.maxLength(200, '이유는 200자까지예요.'),
        z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
      ),
    '',
  ),
}
export const wholeHasReason = z.refine<{ whole: boolean; reason: string }>(
  ({ whole, reason }) => !whole || reason.length >= 2,
  { path: ['reason'], error: '이유를 2자 이상 적어 주세요.' },
)

/** What is asked of a list as a file; its filters stand in the query, as in the list itself. */
export const sheetBody = z.object(sheetFields).check(wholeHasReason)
export type SheetAsk = z.output<typeof sheetBody>

/** The answer is the file itself. */
export const sheetAnswer = z.object({})
