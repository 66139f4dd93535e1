import type { CallOf } from '#kernel/endpoint.ts'
import type {
  Formula,
  FormulaProduct,
  Material,
  myFormulas,
} from '#shop/custom/formula-contract.ts'
import { products } from '#shop/custom/formula-rules.ts'

/** A formula while it is being written: figures are texts until they are read. */
export type DraftLine = {
  key: number
  material_id: string
  name: string
  amount: string
  dilution: string
  note: '' | 'top' | 'heart' | 'base'
  comment: string
}
export type Draft = {
  title: string
  product: FormulaProduct
  basis: 'wax' | 'total'
  load: string
  batch: string
  units: string
  notes: string
  final: boolean
  lines: DraftLine[]
}

/** Stands for a material of one's own. */
export const ownMaterial = 'own'

let keys = 0
export function emptyLine(): DraftLine {
  return {
    key: keys++,
    material_id: '',
    name: '',
    amount: '',
    dilution: '100',
    note: '',
    comment: '',
  }
}

export function draftOf(formula?: Formula): Draft {
  if (!formula)
    return {
      title: '',
      product: 'perfume',
      basis: 'total',
      load: '18',
      batch: '100',
      units: '1',
      notes: '',
      final: false,
      lines: [emptyLine(), emptyLine(), emptyLine()],
    }
  return {
    title: formula.title,
    product: formula.product,
    basis: formula.basis,
    load: String(formula.load),
    batch: String(formula.batch),
    units: String(formula.units),
    notes: formula.notes,
    final: formula.state === 'final',
    lines: formula.lines.map((line) => ({
      key: keys++,
      material_id: line.material_id === null ? ownMaterial : String(line.material_id),
      name: line.name,
      amount: String(line.amount),
      dilution: String(line.dilution),
      note: line.note,
      comment: line.comment,
    })),
  }
}

/** Another product starts from its usual load. */
export function withProduct(draft: Draft, product: FormulaProduct): Draft {
  const { usual, basis } = products[product]
  return { ...draft, product, basis, load: String(usual[0]) }
}

export const isBlank = (line: DraftLine) => !line.material_id && !line.name && !line.amount

export function figure(text: string): number {
  return Number(text.replace(/,/g, '.').trim() || Number.NaN)
}

type Body = CallOf<typeof myFormulas.create>['body']

/** What is sent: blank lines fall out; a figure nobody can read becomes 0, which the server refuses at its field. */
export function bodyOf(draft: Draft): Body {
  return {
    title: draft.title,
    product: draft.product,
    basis: draft.basis,
    load: figure(draft.load) || 0,
    batch: figure(draft.batch) || 0,
    units: figure(draft.units) || 0,
    notes: draft.notes,
    state: draft.final ? 'final' : 'draft',
    lines: draft.lines
      .filter((line) => !isBlank(line))
      .map((line) => ({
        material_id: /^\d+$/.test(line.material_id) ? Number(line.material_id) : null,
        name: line.material_id === ownMaterial ? line.name : '',
        amount: figure(line.amount) || 0,
        dilution: figure(line.dilution) || 0,
        note: line.note,
        comment: line.comment,
      })),
  }
}

/** What the figures are computed from while typing: only lines that weigh something. */
export function previewOf(draft: Draft, library: readonly Material[]) {
  const body = bodyOf(draft)
  const lines = body.lines
    .filter((line) => line.amount > 0 && (line.dilution ?? 0) > 0)
    .map((line) => ({
      ...line,
      name: line.name ?? '',
      dilution: line.dilution ?? 100,
      note: line.note ?? ('' as const),
      comment: line.comment ?? '',
      won_per_gram: null,
    }))
  return {
    ...body,
    load: body.load || 1,
    batch: body.batch || 1,
    units: body.units || 1,
    lines,
    materials: [...library],
  }
}
