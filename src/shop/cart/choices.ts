import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import type { ShelfLine } from './compose.ts'
import { blocks, mostLines, mostOfOne } from './problem-rules.ts'
import { type Problem, problemOf } from './rules.ts'

/** One asked row; `at` is its place in the request, for the field of a refusal. */
export type Choice = { io_no: number; ct_qty: number; ct_text?: string; at?: number }

/** Cards with other words are other lines. */
export function lineKey({ io_no, ct_text = '' }: { io_no: number; ct_text?: string }): string {
  return `${io_no} ${ct_text}`
}

/** The same option with the same words twice counts as one row. */
export function merged(options: readonly Choice[]): Choice[] {
  const byOption = new Map<string, Choice>()
  options.forEach((option, at) => {
    const key = lineKey(option)
    const known = byOption.get(key)
    byOption.set(
      key,
      known ? { ...known, ct_qty: known.ct_qty + option.ct_qty } : { ...option, at },
    )
  })
  const fields: FieldPhrases = Object.fromEntries(
    [...byOption.values()]
      .filter(({ ct_qty }) => ct_qty > mostOfOne)
      .map(({ at }) => [`options.${at}.ct_qty`, ['한 번에 9,999개까지 담을 수 있어요.']]),
  )
  if (Object.keys(fields).length)
    throw new Failure('INVALID', '담을 수 없는 수량이 있어요.', { fields })
  return [...byOption.values()]
}

type Refused = { field: string; io_no: number; found: Problem }

/** Stock that is gone is a lost race (409); what the shop never allows is a wrong field (422). */
export function whyRefused(refused: Refused[]): Failure {
  const lostRace = refused.every(
    ({ found }) => found.code === 'SOLD_OUT' || found.code === 'SHORT_STOCK',
  )
  const first = refused[0]?.found
  return new Failure(
    lostRace ? 'CONFLICT' : 'INVALID',
    first?.phrase ?? '담을 수 없는 수량이 있어요.',
    {
      params: first?.params,
      fields: Object.fromEntries(
        refused.map(({ field, found }) => [field, [[found.phrase, found.params]]]),
      ),
      detail: {
        lines: refused.map(({ io_no, found }) => ({
          io_no,
          code: found.code,
          fix_qty: found.fix_qty,
        })),
      },
    },
  )
}

/** The chosen options as lines with the quantity they would have; a foreign option is refused. */
export function wantedLines(
  shelf: readonly ShelfLine[],
  it_id: string,
  choices: readonly Choice[],
  adding: boolean,
): ShelfLine[] {
  const fields: FieldPhrases = {}
  const wanted = choices.flatMap(({ io_no, ct_qty, ct_text = '', at }) => {
    const line = lineOn(shelf, it_id, io_no, ct_text)
    if (!line) fields[`options.${at}.io_no`] = ['이 상품의 옵션이 아니에요.']
    return line
      ? [
          {
            ...line,
            ...acceptedPrice(line),
            ct_select: true,
            ct_qty: adding ? line.ct_qty + ct_qty : ct_qty,
          },
        ]
      : []
  })
  if (Object.keys(fields).length) throw invalid(fields)
  if (wanted.some((line) => !line.it_use)) throw notFound()
  return wanted
}

/** The line that has these words already, or a new one of the option. */
function lineOn(
  shelf: readonly ShelfLine[],
  it_id: string,
  io_no: number,
  ct_text: string,
): ShelfLine | undefined {
  const rows = shelf.filter((one) => one.io_no === io_no && one.it_id === it_id)
  const [first] = rows
  return (
    rows.find((one) => one.ct_text === ct_text && one.ct_qty > 0) ??
    (first && { ...first, ct_id: 0, ct_qty: 0, ct_text })
  )
}

/** Judges the chosen lines beside what else the cart would hold. */
export function refuseChoices(
  wanted: readonly ShelfLine[],
  after: readonly ShelfLine[],
  choices: readonly Choice[],
) {
  refuseTooMany(after.length)
  const refused = wanted.flatMap((line, at) => {
    const found = problemOf(line, after)
    return found && blocks(found)
      ? [
          {
            field: `options.${choices[at]?.at ?? at}.${found.code === 'MESSAGE' ? 'ct_text' : 'ct_qty'}`,
            io_no: line.io_no,
            found,
          },
        ]
      : []
  })
  if (refused.length) throw whyRefused(refused)
}

export function refuseTooMany(lines: number) {
  if (lines > mostLines)
    throw new Failure('INVALID', '장바구니에는 {count}줄까지 담을 수 있어요.', {
      params: { count: mostLines },
    })
}

/** The price of today, as the shopper sees it now. */
export function acceptedPrice(line: ShelfLine) {
  return { ct_price: line.won, ct_price_usd: line.cents, old_price: line.price }
}
