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
import { type AmountUnit, fillsTo, gramsOf, inUnit } from '#shop/custom/share-rules.ts'

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
  units: string
  /** percent of the concentrate, or amounts in this unit */
  unit: AmountUnit | 'percent'
  medium_id: string
  overage: string
  loss: string
  piece_cost: string
  margin: string
  notes: string
  final: boolean
  lines: DraftLine[]
}
export type SetDraft = (change: (draft: Draft) => Draft) => void
/** What lines may name besides themselves. */
export type Known = { library: readonly Material[]; accords: Formula['accords'] }

/** Stands for a material of one's own. */
export const ownMaterial = 'own'
export const accordKey = (formula_id: number) => `a${formula_id}`
const idIn = (what: string) => (/^\d+$/.test(what) ? Number(what) : null)
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
  units: '1',
  unit: 'g',
  medium_id: '',
  overage: '0',
  loss: '0',
  piece_cost: '0',
  margin: '0',
  notes: '',
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
    units: String(formula.units),
    unit: formula.entry === 'percent' ? 'percent' : 'g',
    medium_id: formula.medium_id === null ? '' : String(formula.medium_id),
    overage: String(formula.overage),
    loss: String(formula.loss),
    piece_cost: String(formula.piece_cost),
    margin: String(formula.margin),
    notes: formula.notes,
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

export function figure(text: string): number {
  return Number(text.replace(/,/g, '.').trim() || Number.NaN)
}

const rounded = (value: number) => String(Math.round(value * 1000) / 1000)

function densityOf(line: DraftLine, { library }: Known): number {
  return library.find(({ material_id }) => material_id === idIn(line.what))?.density ?? 1
}

/** The same amounts said in another unit; percents are made to 100 by the caller's scale. */
export function inOtherUnit(draft: Draft, unit: Draft['unit'], known: Known): Draft {
  const grams = draft.lines.map((line) => gramsIn(line, draft.unit, known))
  const sum = grams.reduce((all, one) => all + (one || 0), 0)
  const concentrate = 10
  return {
    ...draft,
    unit,
    lines: draft.lines.map((line, at) => {
      const weight = grams[at] ?? 0
      if (!weight) return line
      if (unit === 'percent') return { ...line, amount: rounded((weight / sum) * 100) }
      const real = draft.unit === 'percent' ? (weight / sum) * concentrate : weight
      return { ...line, amount: rounded(inUnit(real, unit, densityOf(line, known))) }
    }),
  }
}

function gramsIn(line: DraftLine, unit: Draft['unit'], known: Known): number {
  const amount = figure(line.amount) || 0
  return unit === 'percent' ? amount : gramsOf(amount, unit, densityOf(line, known))
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

export const sumIn = (draft: Draft) =>
  Math.round(draft.lines.reduce((all, { amount }) => all + (figure(amount) || 0), 0) * 1000) / 1000

type Body = CallOf<typeof myFormulas.create>['body']

/** What is sent: blank lines fall out; a figure nobody can read becomes 0, which the server refuses at its field. */
export function bodyOf(draft: Draft, known: Known): Body {
  return {
    title: draft.title,
    product: draft.product,
    basis: draft.basis,
    load: figure(draft.load) || 0,
    batch: figure(draft.batch) || 0,
    units: figure(draft.units) || 0,
    entry: draft.unit === 'percent' ? 'percent' : 'g',
    medium_id: idIn(draft.medium_id),
    overage: read(draft.overage),
    loss: read(draft.loss),
    piece_cost: read(draft.piece_cost),
    margin: read(draft.margin),
    notes: draft.notes,
    state: draft.final ? 'final' : 'draft',
    lines: draft.lines
      .filter((line) => !isBlank(line))
      .map((line) => ({
        material_id: idIn(line.what),
        accord_id: accordIn(line.what),
        name: idIn(line.what) === null ? line.name : '',
        amount: Math.round(gramsIn(line, draft.unit, known) * 1000) / 1000,
        dilution: figure(line.dilution) || 0,
        note: line.note,
        comment: line.comment,
        won_per_gram: line.won_per_gram,
        locked: line.locked,
        fills: line.fills,
      })),
  }
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
    lines: body.lines
      .filter((line) => line.amount > 0 && (line.dilution ?? 0) > 0)
      // every part is written above
      .map((line) => line as FormulaLine),
    materials: known.library,
    accords: known.accords,
  } as Written // the library is not changed by who reads it
}
