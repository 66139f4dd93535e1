import { inLang, type Lang } from '#kernel/language.ts'
import type { Formula, FormulaLine, Material } from './formula-contract.ts'
import { type FormulaFigures, figuresOf, type Part } from './formula-rules.ts'

type Written = Pick<Formula, 'product' | 'basis' | 'load' | 'batch' | 'units'> & {
  lines: readonly FormulaLine[]
  materials: readonly Material[]
}

export function materialOf(
  formula: Pick<Written, 'materials'>,
  line: Pick<FormulaLine, 'material_id'>,
): Material | undefined {
  return line.material_id === null
    ? undefined
    : formula.materials.find(({ material_id }) => material_id === line.material_id)
}

export function lineName(
  formula: Pick<Written, 'materials'>,
  line: FormulaLine,
  lang: Lang,
): string {
  const material = materialOf(formula, line)
  return material ? inLang(lang, material.name, material.name_en) : line.name
}

/** The line's own note and price go before those of its material. */
export function partOf(formula: Pick<Written, 'materials'>, line: FormulaLine): Part {
  const material = materialOf(formula, line)
  return {
    amount: line.amount,
    dilution: line.dilution,
    note: line.note || ((material?.note ?? '') as Part['note']), // the library holds only these words
    won_per_gram: line.won_per_gram ?? material?.won_per_gram ?? null,
    ifra: (material?.ifra ?? null) as Part['ifra'], // by category, as the library stores it
    carrier: material?.kind === 'carrier' || material?.kind === 'wax',
  }
}

export function formulaFigures(formula: Written): FormulaFigures {
  return figuresOf(
    formula,
    formula.lines.map((line) => partOf(formula, line)),
  )
}
