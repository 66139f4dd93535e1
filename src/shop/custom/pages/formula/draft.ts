import type { CallOf } from '#kernel/endpoint.ts'
import type {
  Formula,
  FormulaLine,
  FormulaProduct,
  Material,
  myFormulas,
} from '#shop/custom/formula-contract.ts'
import { products } from '#shop/custom/formula-rules.ts'
import type { Written } from '#shop/custom/formula-view-rules.ts'
import {
  type AmountUnit,
  fillsTo,
  inUnit,
  reshared,
  scaled,
  whole,
} from '#shop/custom/share-rules.ts'
import { amountIn, batchGrams, densityOf, figure, gramsIn, idIn, rounded } from './amounts.ts'

/** A formula while it is being written: figures are texts until they are read. */
export type DraftLine = {
  key: number
  /** a material, an accord of one's own as "a12", or `ownMaterial` */
  what: string
  name: string
  amount: string
  dilution: string
  note: '' | 'top' | 'heart' | 'base'
  comment: string
  won_per_gram: number | null
  locked: boolean
  fills: boolean
}
export type Draft = {
  title: string
  product: FormulaProduct
  basis: 'wax' | 'total'
  load: string
  batch: string
  batch_unit: AmountUnit
  units: string
  /** percent of the concentrate, or amounts in this unit */
  unit: AmountUnit | 'percent'
  medium_id: string
  overage: string
  loss: string
  piece_cost: string
  margin: string
  notes: string
  /** with a comma between each two */
  tags: string
  final: boolean
  lines: DraftLine[]
}
export type SetDraft = (change: (draft: Draft) => Draft) => void
/** What lines may name besides themselves. */
export type Known = { library: readonly Material[]; accords: Formula['accords'] }

/** Stands for a material of one's own. */
export const ownMaterial = 'own'
export const accordKey = (formula_id: number) => `a${formula_id}`
const accordIn = (what: string) => (/^a\d+$/.test(what) ? Number(what.slice(1)) : null)

let keys = 0
export function emptyLine(given: Partial<DraftLine> = {}): DraftLine {
  return {
    key: keys++,
    what: '',
    name: '',
    amount: '',
    dilution: '100',
    note: '',
    comment: '',
    won_per_gram: null,
    locked: false,
    fills: false,
    ...given,
  }
}

const fresh: Draft = {
  title: '',
  product: 'perfume',
  basis: 'total',
  load: '18',
  batch: '100',
  batch_unit: 'g',
  units: '1',
  unit: 'g',
  medium_id: '',
  overage: '0',
  loss: '0',
  piece_cost: '0',
  margin: '0',
  notes: '',
  tags: '',
  final: false,
  lines: [],
}

export function draftOf(formula?: Formula): Draft {
  if (!formula) return { ...fresh, lines: [emptyLine(), emptyLine(), emptyLine()] }
  return {
    title: formula.title,
    product: formula.product,
    basis: formula.basis,
    load: String(formula.load),
    batch: String(formula.batch),
    batch_unit: 'g',
    units: String(formula.units),
    unit: formula.entry === 'percent' ? 'percent' : 'g',
    medium_id: formula.medium_id === null ? '' : String(formula.medium_id),
    overage: String(formula.overage),
    loss: String(formula.loss),
    piece_cost: String(formula.piece_cost),
    margin: String(formula.margin),
    notes: formula.notes,
    tags: formula.tags.join(', '),
    final: formula.state === 'final',
    lines: formula.lines.map(({ material_id, accord_id, amount, dilution, ...line }) =>
      emptyLine({
        ...line,
        what:
          material_id !== null
            ? String(material_id)
            : accord_id !== null
              ? accordKey(accord_id)
              : ownMaterial,
        amount: String(amount),
        dilution: String(dilution),
      }),
    ),
  }
}

/** Another product starts from its usual load. */
export function withProduct(draft: Draft, product: FormulaProduct): Draft {
  const { usual, basis } = products[product]
  return { ...draft, product, basis, load: String(usual[0]), medium_id: '' }
}

export const isBlank = (line: DraftLine) => !line.what && !line.name && !line.amount

/** The same amounts said in another unit; as percents they make 100. */
export function inOtherUnit(draft: Draft, unit: Draft['unit'], known: Known): Draft {
  const grams = draft.lines.map((line) => gramsIn(line, draft.unit, known))
  const sum = grams.reduce((all, one) => all + (one || 0), 0)
  const percents = scaled(grams, 100)
  const concentrate = 10
  return {
    ...draft,
    unit,
    lines: draft.lines.map((line, at) => {
      const weight = grams[at] ?? 0
      if (!weight) return line
      if (unit === 'percent') return { ...line, amount: rounded(percents[at] ?? 0) }
      const real = draft.unit === 'percent' ? (weight / sum) * concentrate : weight
      return { ...line, amount: rounded(inUnit(real, unit, densityOf(line, known))) }
    }),
  }
}

/** The one line that takes what is left is written anew; none where the others leave nothing. */
export function withFill(draft: Draft, target: number): Draft {
  const at = draft.lines.findIndex(({ fills }) => fills)
  if (at < 0) return draft
  const others = draft.lines.flatMap((line, place) =>
    place === at ? [] : [figure(line.amount) || 0],
  )
  const left = fillsTo(others, target)
  if (left === null) return draft
  return {
    ...draft,
    lines: draft.lines.map((line, place) =>
      place === at ? { ...line, amount: left > 0 ? rounded(left) : '' } : line,
    ),
  }
}

/** The other lines that are not locked make room for what was written in one, so that all make 100.00; null where they cannot. */
export function withShares(draft: Draft, key: number): Draft | null {
  const weighed = draft.lines.filter((line) => figure(line.amount) > 0)
  const at = weighed.findIndex((line) => line.key === key)
  if (at < 0 || weighed.length < 2) return draft
  const shares = weighed.map(({ amount, locked }) => ({
    hundredths: Math.round(figure(amount) * 100),
    locked,
  }))
  const next = reshared(shares, at, Math.min(whole, shares[at]?.hundredths ?? 0))
  if (!next) return null
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const place = weighed.indexOf(line)
      return place < 0 ? line : { ...line, amount: String((next[place] ?? 0) / 100) }
    }),
  }
}

export const sumIn = (draft: Draft) =>
  Math.round(draft.lines.reduce((all, { amount }) => all + amountIn(amount), 0) * 1000) / 1000

type Body = Omit<CallOf<typeof myFormulas.create>['body'], 'lines'> & { lines: FormulaLine[] }

/** What is sent: blank lines fall out; a figure nobody can read becomes 0, which the server refuses at its field. */
export function bodyOf(draft: Draft, known: Known): Body {
  return {
    title: draft.title,
    product: draft.product,
    basis: draft.basis,
    load: figure(draft.load) || 0,
    batch: batchGrams(draft, known),
    units: figure(draft.units) || 0,
    entry: draft.unit === 'percent' ? 'percent' : 'g',
    medium_id: idIn(draft.medium_id),
    overage: read(draft.overage),
    loss: read(draft.loss),
    piece_cost: read(draft.piece_cost),
    margin: read(draft.margin),
    notes: draft.notes,
    tags: tagsIn(draft.tags),
    state: draft.final ? 'final' : 'draft',
    lines: draft.lines
      .filter((line) => !isBlank(line))
      .map((line) => lineOf(line, draft.unit, known)),
  }
}

type Read = { line: FormulaLine; unit: Draft['unit']; known: Known }
const readBefore = new WeakMap<DraftLine, Read>()

/** A line that was not touched is not read again. */
function lineOf(line: DraftLine, unit: Draft['unit'], known: Known): FormulaLine {
  const before = readBefore.get(line)
  if (before && before.unit === unit && before.known === known) return before.line
  const material_id = idIn(line.what)
  const read: FormulaLine = {
    material_id,
    accord_id: accordIn(line.what),
    name: material_id === null ? line.name : '',
    amount: Math.round(gramsIn(line, unit, known) * 1000) / 1000,
    dilution: figure(line.dilution) || 0,
    note: line.note,
    comment: line.comment,
    won_per_gram: line.won_per_gram,
    locked: line.locked,
    fills: line.fills,
  }
  readBefore.set(line, { line: read, unit, known })
  return read
}

/** Each once, without the sign that people put before them. */
function tagsIn(text: string): string[] {
  const all = text.split(/[,\n]/).map((one) => one.trim().replace(/^#+\s*/, ''))
  return [...new Set(all)].filter((one) => one !== '')
}

// an empty field is nothing; what cannot be read is refused at its field
function read(text: string): number {
  if (!text.trim()) return 0
  const value = figure(text)
  return Number.isNaN(value) ? -1 : value
}

/** What the figures are computed from while typing: only lines that weigh something. */
export function previewOf(draft: Draft, known: Known): Written {
  const body = bodyOf(draft, known)
  return {
    product: body.product,
    basis: body.basis,
    load: body.load || 1,
    batch: body.batch || 1,
    units: body.units || 1,
    medium_id: body.medium_id ?? null,
    overage: Math.max(0, body.overage ?? 0),
    loss: Math.min(50, Math.max(0, body.loss ?? 0)),
    lines: body.lines.filter((line) => line.amount > 0 && line.dilution > 0),
    materials: known.library,
    accords: known.accords,
  } as Written // the library is not changed by who reads it
}
