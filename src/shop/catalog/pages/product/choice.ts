import type { PhraseParams } from '#kernel/translate.ts'
import { whyBadWords } from '#shop/cart/engraving-rules.ts'
import type { Written } from '#shop/cart/ui/card-field.tsx'
import type { AddOn, PriceOption, ProductDetail } from '#shop/catalog/contract.ts'
import { levelCount, onlyOption, optionFor } from './option-rules.ts'

/** A card or an engraving has words, and several of one option are lines of their own. */
export type Line = { io_no: number; ct_qty: number; nth?: number } & Partial<Written>
export type Chosen = { picks: string[]; selections: Line[]; addOns: Line[] }

type Item = Pick<ProductDetail, 'options' | 'it_buy_min_qty'>

/** What stands when the page opens: nothing, unless there is nothing to choose or the address names an option. */
export function firstChoice(item: Item, named: number | null = null): Chosen {
  const only = onlyOption(item.options) ?? item.options.find((option) => option.io_no === named)
  if (!only) return { picks: [], selections: [], addOns: [] }
  return {
    picks: only.values,
    selections: only.op_qty > 0 ? [lineOf(only, leastOf(item, only))] : [],
    addOns: [],
  }
}

/** How many of one choice alone can be bought at least. */
export function leastOf(item: Item, option: PriceOption): number {
  return Math.max(1, Math.min(item.it_buy_min_qty || 1, option.op_qty))
}

/** Picks a choice of a level; what was picked below it no longer holds. A full set becomes a line, once. */
export function pick(chosen: Chosen, item: Item, level: number, value: string): Chosen {
  const picks = [...chosen.picks.slice(0, level), value]
  const option = optionFor(item.options, picks)
  if (!option || option.op_qty < 1 || chosen.selections.some((line) => line.io_no === option.io_no))
    return { ...chosen, picks }
  return {
    ...chosen,
    picks,
    selections: [...chosen.selections, lineOf(option, leastOf(item, option))],
  }
}

type Takes = Pick<PriceOption, 'io_no' | 'io_text_max' | 'io_asks'>

/** A line as it is chosen, with its words still to be written where it takes some. */
function lineOf(option: Takes, ct_qty: number, nth?: number): Line {
  const { io_no, io_text_max: most, io_asks: asks = null } = option
  const line = { io_no, ct_qty, ...(nth === undefined ? {} : { nth }) }
  return most > 0 ? { ...line, ct_text: '', words: '', why: whyBadWords('', { most, asks }) } : line
}

/** The same engraved option once more, for other letters. */
export function engraveAnother(chosen: Chosen, option: PriceOption): Chosen {
  const line = lineOf(option, 1, nextOf(chosen.selections, option))
  return { ...chosen, selections: [...chosen.selections, line] }
}

function nextOf(lines: readonly Line[], { io_no }: Pick<Line, 'io_no'>): number {
  return Math.max(0, ...lines.filter((one) => one.io_no === io_no).map(({ nth }) => nth ?? 0)) + 1
}

/** Tells the lines of a choice apart. */
export function lineName({ io_no, nth = 0 }: Pick<Line, 'io_no' | 'nth'>): string {
  return `${io_no}.${nth}`
}

/** An add-on once, a card as often as there are people to write to. */
export function addExtra(chosen: Chosen, extra: AddOn): Chosen {
  const same = chosen.addOns.filter((line) => line.io_no === extra.io_no)
  if (chosen.selections.length === 0 || (same.length > 0 && extra.io_text_max === 0)) return chosen
  const made = lineOf(extra, 1, extra.io_text_max > 0 ? nextOf(same, extra) : undefined)
  return { ...chosen, addOns: [...chosen.addOns, made] }
}

export function changeChosen(chosen: Chosen, name: string, part: Partial<Line>): Chosen {
  const change = (lines: Line[]) =>
    lines.map((line) => (lineName(line) === name ? { ...line, ...part } : line))
  return { ...chosen, selections: change(chosen.selections), addOns: change(chosen.addOns) }
}

/** Takes a line away. Add-ons go with the last selection; the picks go with the line they made. */
export function removeLine(chosen: Chosen, item: Item, name: string): Chosen {
  const left = (line: Line) => lineName(line) !== name
  const selections = chosen.selections.filter(left)
  const addOns = selections.length ? chosen.addOns.filter(left) : []
  const line = chosen.selections.find((one) => lineName(one) === name)
  const stays = selections.some((one) => one.io_no === line?.io_no)
  const gone = stays ? undefined : item.options.find((option) => option.io_no === line?.io_no)
  const made = gone?.values.every((value, at) => chosen.picks[at] === value)
  return { picks: made && levelCount(item.options) > 0 ? [] : chosen.picks, selections, addOns }
}

export function sumOf(
  chosen: Chosen,
  item: Pick<ProductDetail, 'options' | 'add_ons'>,
): { qty: number; total: number } {
  const priceOf = new Map([...item.options, ...item.add_ons].map((row) => [row.io_no, row.price]))
  const lines = [...chosen.selections, ...chosen.addOns]
  return {
    qty: lines.reduce((sum, line) => sum + line.ct_qty, 0),
    total: lines.reduce((sum, line) => sum + line.ct_qty * (priceOf.get(line.io_no) ?? 0), 0),
  }
}

/** Working days that making takes: of what is chosen the longest, before that the shortest there is. */
export function makingOf(
  { options, add_ons }: Pick<ProductDetail, 'options' | 'add_ons'>,
  lines: readonly Line[],
): number {
  const chosen = [...options, ...add_ons].filter(({ io_no }) =>
    lines.some((line) => line.io_no === io_no),
  )
  const days = (some: readonly { io_lead_days?: number }[]) =>
    some.map(({ io_lead_days = 0 }) => io_lead_days)
  return chosen.length ? Math.max(...days(chosen)) : Math.min(...days(options))
}

/** How many options and how many add-ons are chosen. */
export function countsOf({ selections, addOns }: Pick<Chosen, 'selections' | 'addOns'>) {
  const count = (lines: readonly Line[]) => lines.reduce((sum, { ct_qty }) => sum + ct_qty, 0)
  return { options: count(selections), add_ons: count(addOns) }
}

export type NotReady =
  | { code: 'MISSING'; level: number }
  | { code: 'BELOW_MIN' | 'ABOVE_MAX'; count: number }
  | { code: 'MESSAGE'; name: string; phrase: string; params: PhraseParams }

/** Why this cannot be bought yet; null when it can. */
export function whyNotReady(
  chosen: Chosen,
  item: Pick<ProductDetail, 'options' | 'it_buy_min_qty' | 'it_buy_max_qty'>,
): NotReady | null {
  if (chosen.selections.length === 0)
    return {
      code: 'MISSING',
      level: Math.min(chosen.picks.length, Math.max(0, levelCount(item.options) - 1)),
    }
  const qty = chosen.selections.reduce((sum, line) => sum + line.ct_qty, 0)
  if (qty < item.it_buy_min_qty) return { code: 'BELOW_MIN', count: item.it_buy_min_qty }
  if (item.it_buy_max_qty && qty > item.it_buy_max_qty)
    return { code: 'ABOVE_MAX', count: item.it_buy_max_qty }
  for (const line of [...chosen.selections, ...chosen.addOns])
    if (line.why) return { code: 'MESSAGE', name: lineName(line), ...line.why }
  return null
}
