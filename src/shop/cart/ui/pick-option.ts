import type { PriceOption } from '#shop/catalog/contract.ts'

type Option = Pick<PriceOption, 'io_no' | 'values' | 'op_qty'>

export type LevelChoice = {
  value: string
  at: number
  /** no option has it together with the levels above */
  missing: boolean
  soldOut: boolean
}

/** The choices of one level under what is chosen above it; `at` is the option whose words name it. */
export function choicesOf(
  options: readonly Option[],
  chosen: readonly string[],
  level: number,
): LevelChoice[] {
  const values = [...new Set(options.map((option) => option.values[level] ?? ''))].filter(Boolean)
  return values.map((value) => {
    const fitting = options.filter(
      (option) =>
        option.values[level] === value &&
        chosen.slice(0, level).every((above, at) => option.values[at] === above),
    )
    return {
      value,
      at: options.findIndex((option) => option.values[level] === value),
      missing: fitting.length === 0,
      soldOut: fitting.length > 0 && fitting.every((option) => option.op_qty < 1),
    }
  })
}

/** The option of these words, once every level is chosen. */
export function optionOf<O extends Option>(
  options: readonly O[],
  chosen: readonly string[],
): O | null {
  return (
    options.find(
      (option) =>
        option.values.length === chosen.length &&
        option.values.every((value, at) => value === chosen[at]),
    ) ?? null
  )
}

/** Another word at one level; levels below keep theirs where that still exists, else take the first that does. */
export function rechosen(
  options: readonly Option[],
  chosen: readonly string[],
  level: number,
  value: string,
): string[] {
  const next = chosen.map((word, at) => (at === level ? value : word))
  for (let at = level + 1; at < next.length; at++) {
    const fitting = choicesOf(options, next, at).filter((choice) => !choice.missing)
    if (fitting.some((choice) => choice.value === next[at] && !choice.soldOut)) continue
    next[at] =
      fitting.find((choice) => !choice.soldOut)?.value ?? fitting[0]?.value ?? next[at] ?? ''
  }
  return next
}

type Row = { io_no: number; ct_qty: number; ct_text?: string }

type Named = Pick<Row, 'io_no' | 'ct_text'>

function isSame(one: Named, other: Named): boolean {
  return one.io_no === other.io_no && (one.ct_text ?? '') === (other.ct_text ?? '')
}

/** The rows of an item after one of them became another option; the same option with the same words twice is one row. */
export function rowsAfter(rows: readonly Row[], changing: Named, to: Row): Row[] {
  const others = rows.filter((row) => !isSame(row, changing) && !isSame(row, to))
  const same = isSame(changing, to) ? undefined : rows.find((row) => isSame(row, to))
  const at = rows.findIndex((row) => isSame(row, changing))
  const row = { ...to, ct_qty: to.ct_qty + (same?.ct_qty ?? 0) }
  return [...others.slice(0, Math.max(at, 0)), row, ...others.slice(Math.max(at, 0))]
}
